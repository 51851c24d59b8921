import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { UnavailableError } from "../../../../shared/errors.ts";
import { RefusedFile } from "./refused-file.ts";

/** How long a scanner may take for a file, in milliseconds. */
const PATIENCE = 60_000;
const RETRY_AFTER = 60;
/** How many files are scanned at the same time. */
const inTurn = pLimit(2);

/**
 * Lets a program look at a file: it gets the path as its last argument, and ends with 0 if the file is clean.
 * Without a program, nothing is scanned.
 * @throws RefusedFile if it ends with another code; UnavailableError if it doesn't start or takes too long.
 */
export async function scanFile(command: string | undefined, bytes: Uint8Array): Promise<void> {
  const [program, ...options] = command?.split(/\s+/).filter(Boolean) ?? [];
  if (!program) return;
  await inTurn(async () => {
    const folder = await mkdtemp(join(tmpdir(), "file-scan-"));
    try {
      const path = join(folder, "file");
      await writeFile(path, bytes);
      await run(program, [...options, path]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function run(program: string, options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(program, options, { timeout: PATIENCE, killSignal: "SIGKILL" }, (error) => {
      if (!error) return resolve();
      if (typeof error.code === "number") return reject(new RefusedFile("scan"));
      const failure = new UnavailableError(
        "Files can't be checked right now. Try again in a minute.",
        RETRY_AFTER,
      );
      failure.cause = error;
      reject(failure);
    });
  });
}
