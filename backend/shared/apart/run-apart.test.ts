import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apartRunner } from "./run-apart.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "apart-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("a process apart answers although a terminal's Ctrl-C reaches it, too", async () => {
  const program = join(folder, "stopped.mjs");
  const answering = new URL("./answer-requests.ts", import.meta.url).href;
  await writeFile(
    program,
    `import { answerRequests } from ${JSON.stringify(answering)};
    answerRequests(
      async ({ signal }) => {
        process.kill(process.pid, signal);
        await new Promise((heard) => setImmediate(heard));
        return { signal };
      },
      () => undefined,
    );`,
  );
  const failure = () => new Error("It ended.");
  const { run } = apartRunner<{ signal: string }, { signal: string }, never>({
    program: pathToFileURL(program),
    patience: () => 20_000,
    refused: failure,
    slow: failure,
    crashed: failure,
    crowded: "Too many wait.",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) expect(await run({ signal })).toEqual({ signal });
  await expect(run({ signal: "SIGKILL" })).rejects.toThrow("It ended.");
});
