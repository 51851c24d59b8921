import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Restarts } from "./restarts.ts";

let folder: string;
let said: string[];
let problem: string;
let restarts: Restarts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restarts-"));
  said = [];
  problem = "";
  serve("first");
  restarts = new Restarts({
    compile: async () => problem,
    program: join(folder, "server.mjs"),
    environment: process.env,
    say: (line) => void said.push(line),
  });
});
afterEach(async () => {
  await restarts.stop();
  rmSync(folder, { recursive: true });
});

/** A server that says which one it is on a port of its own, read when it starts, as the product's code is. */
function serve(name: string) {
  writeFileSync(join(folder, "name.mjs"), `export const name = "${name}";`);
  writeFileSync(
    join(folder, "server.mjs"),
    `import { createServer } from "node:http";
    import { writeFileSync } from "node:fs";
    process.once("message", async () => {
      const { name } = await import("./name.mjs");
      if (name === "failing") process.exit(1);
      const server = createServer((_request, response) => {
        response.end(name);
        if (name === "dying") setImmediate(() => process.exit(1));
      });
      server.listen(0, "127.0.0.1", () => {
        writeFileSync(${JSON.stringify(join(folder, "port.json"))}, JSON.stringify(server.address().port));
        process.send("ready");
      });
    });
    process.on("disconnect", () => process.exit(0));`,
  );
}

async function answer(): Promise<string> {
  const port: unknown = JSON.parse(readFileSync(join(folder, "port.json"), "utf8"));
  return (await fetch(`http://127.0.0.1:${String(port)}`, { headers: { connection: "close" } })).text();
}

it("a saved change is served by another process", async () => {
  await restarts.changed();
  expect(await answer()).toBe("first");
  serve("second");
  await restarts.changed();
  expect(await answer()).toBe("second");
});

it("what doesn't compile leaves the old one running, says so, and waits for the next save", async () => {
  await restarts.changed();
  serve("second");
  problem = "server.ts(1,7): error TS1134: Variable declaration expected.";
  await restarts.changed();
  expect(said.at(-1)).toBe(`${problem}\nThis doesn't compile; the next save is waited for.`);
  expect(await answer()).toBe("first");
  problem = "";
  await restarts.changed();
  expect(await answer()).toBe("second");
});

it("a server that can't start, or ends by itself, is started again with the next save", async () => {
  serve("failing");
  await restarts.changed();
  expect(said.at(-1)).toBe("The server has stopped; it starts again with the next save.");
  serve("dying");
  await restarts.changed();
  expect(await answer()).toBe("dying");
  await expect.poll(() => said.at(-1)).toBe("The server has stopped; it starts again with the next save.");
  serve("third");
  await restarts.changed();
  expect(await answer()).toBe("third");
});

it("saves during a restart lead to one more", async () => {
  await restarts.changed();
  said.length = 0;
  serve("second");
  await Promise.all([restarts.changed(), restarts.changed(), restarts.changed()]);
  expect(said.length).toBeLessThanOrEqual(2);
  expect(await answer()).toBe("second");
});
