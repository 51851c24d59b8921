import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the build of a folder whose compiler is this script of the shell. */
async function startBuild(compiler: string, ...args: string[]) {
  const program = join(folder, "node_modules/.bin/tsc");
  await writeFile(program, `#!/bin/sh\n${compiler}\n`);
  await chmod(program, 0o755);
  const child = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), ...args], { cwd: folder });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, errors }));
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

/** The files of the folder's build; empty without one. */
const built = () => readFile(join(folder, "dist/half.js"), "utf8").catch(() => "");

/** Whether a process still runs: one that has ended may wait for somebody who asks how. */
async function isRunning(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return status !== "" && !/^\d+ \(.*\) [ZX]/.test(status);
}

describe("a build", () => {
  it("on a full disk says so in one line, and leaves nothing half made", async () => {
    const { ended } = await startBuild("echo half > dist/half.js\ncat package.json package.json > /dev/full");
    expect(await ended).toEqual({
      code: 1,
      signal: null,
      errors: "The build needs more space: the disk of this folder is full. Free some, and start again.\n",
    });
    expect(await built()).toBe("");
  });

  it("of a command on a full disk says so in one line, and leaves a server what it serves", async () => {
    await mkdir(join(folder, "dist"));
    await writeFile(join(folder, "dist/half.js"), "served");
    const { ended } = await startBuild("cat package.json package.json > /dev/full", "--backend");
    expect(await ended).toEqual({
      code: 1,
      signal: null,
      errors: expect.stringMatching(/^[^\n]*disk[^\n]*\n$/),
    });
    expect(await built()).toBe("served");
  });

  it("of a command that can't be compiled says why", async () => {
    const { ended } = await startBuild('echo "error TS1: No."; exit 2', "--backend");
    expect(await ended).toEqual({ code: 1, signal: null, errors: "error TS1: No.\n" });
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "that is ended by %s leaves no compiler running, nor what that has started",
    async (signal) => {
      const { kill, ended } = await startBuild(
        'sleep 600 &\necho "$$ $!" > pids.part\nmv pids.part pids\nwait',
      );
      const pids = async () => (await readFile(join(folder, "pids"), "utf8").catch(() => "")).trim();
      while (!(await pids())) await delay(10);
      const [compiler = "", helper = ""] = (await pids()).split(" ");
      expect([await isRunning(compiler), await isRunning(helper)]).toEqual([true, true]);
      kill(signal);
      const { code } = await ended;
      expect(code).not.toBe(0);
      while ((await isRunning(compiler)) || (await isRunning(helper))) await delay(10);
    },
  );
});
