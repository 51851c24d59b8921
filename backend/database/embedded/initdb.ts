import { once } from "node:events";
import { chown, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { type Account, nameFor } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { codeOf, decisiveLine, EmbeddedDatabaseError, permanentError } from "./errors.ts";
import { unusable } from "./folders.ts";
import { isRunning } from "./processes.ts";
import { type Run, startProgram } from "./program.ts";

/** Settings of a new cluster. */
export interface Recipe {
  binaries: Binaries;
  account: Account | undefined;
  /** the superuser's password */
  password: string;
  /** whether it must survive a loss of power */
  durable: boolean;
}

/** The file inside a cluster that stores the superuser's password: the two are only useful together. */
export const passwordFile = "launcher.password";

/**
 * Creates a cluster. It appears under its name only when it is complete, so a start that is killed halfway
 * leaves none, and of two concurrent starts one wins.
 * @throws EmbeddedDatabaseError if the folder or the disk does not allow it
 */
export async function createCluster(directory: string, recipe: Recipe): Promise<void> {
  await removeLeftovers(directory);
  const staging = `${directory}.new-${process.pid}`;
  const data = join(staging, "data");
  const password = join(staging, "password");
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(password, recipe.password, { mode: 0o600 });
    const { account } = recipe;
    if (account) for (const path of [staging, data, password]) await chown(path, account.uid, account.gid);
    await initialise(data, recipe);
    await rename(password, join(data, passwordFile));
    await rename(data, directory);
    if (recipe.durable) await syncFolder(dirname(directory));
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return;
    throw error instanceof EmbeddedDatabaseError ? error : unusable(dirname(directory), error);
  } finally {
    await rm(staging, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Older systems lack the locale C.UTF-8; it only determines which characters count as letters. */
async function initialise(data: string, recipe: Recipe): Promise<void> {
  let output = "";
  for (const ctype of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    const { status, printed } = await initdb(data, ctype, recipe);
    if (status === 0) return;
    output = printed;
    if (!output.includes("invalid locale name")) break;
  }
  const parent = dirname(dirname(data));
  throw (
    permanentError(output, parent) ??
    new EmbeddedDatabaseError(`The database cannot be created in ${parent}: ${decisiveLine(output)}`)
  );
}

async function initdb(data: string, ctype: string, recipe: Recipe): Promise<Outcome> {
  const { binaries, account, durable } = recipe;
  const name = nameFor(data, account);
  const args = ["-D", name, `--pwfile=${name}/../password`, "-U", "postgres", "--auth=scram-sha-256"];
  args.push("--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C");
  args.push(`--lc-ctype=${ctype}`, "--no-instructions");
  if (!durable) args.push("--no-sync");
  // One sync call for the whole file system instead of one per file: here 0.1 s instead of 8 s.
  else if (process.platform === "linux") args.push("--sync-method=syncfs");
  const run: Run = { account, cwd: data, stdio: ["ignore", "pipe", "pipe"] };
  const child = await startProgram(binaries.initdb, args, run);
  const exit = once(child, "close");
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const printed = await Promise.all(streams.map((stream) => text(stream)));
  const [status] = await exit;
  return { status, printed: printed.join("\n") };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

interface Outcome {
  status: unknown;
  printed: string;
}

async function removeLeftovers(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.new-`;
  for (const entry of await readdir(dirname(directory))) {
    if (!entry.startsWith(prefix)) continue;
    const maker = Number(entry.slice(prefix.length));
    if (maker !== process.pid && isRunning(maker)) continue;
    await rm(join(dirname(directory), entry), { recursive: true, force: true }).catch(() => undefined);
  }
}
