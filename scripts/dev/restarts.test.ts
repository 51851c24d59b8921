import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Restarts } from "./restarts.ts";

let folder: string;
let port: number;
let said: string[];
let greeting: string;
let restarts: Restarts;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "restarts-"));
  port = await freePort();
  said = [];
  greeting = "Hello";
  serve("first");
  restarts = new Restarts({
    program: join(folder, "server.mjs"),
    settings: () => ({ GREETING: greeting }),
    say: (line) => void said.push(line),
  });
});
afterEach(async () => {
  await restarts.stop();
  rmSync(folder, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const marked = (name: string) => existsSync(join(folder, name));

/** A server that says which one it is; its name is read when it starts, as the product's code is. */
function serve(name: string) {
  writeFileSync(join(folder, "name.mjs"), `export const name = "${name}";`);
  writeFileSync(
    join(folder, "server.mjs"),
    `import { existsSync, writeFileSync } from "node:fs";
    import { createServer } from "node:http";
    import { setTimeout as delay } from "node:timers/promises";
    const mark = (name) => writeFileSync(${JSON.stringify(folder)} + "/" + name, "");
    process.on("message", async (message) => {
      if (message === "retire") server.close(() => process.exit(0));
      if (!message.settings) return;
      const { name } = await import("./name.mjs");
      if (name === "failing") process.exit(1);
      if (name === "endless") {
        mark("endless");
        for (;;);
      }
      server.on("request", async (request, response) => {
        if (request.url === "/slow") {
          mark("asked");
          while (!existsSync(${JSON.stringify(join(folder, "released"))})) await delay(5);
        }
        response.end(message.settings.GREETING + " " + name);
        if (name === "dying") setImmediate(() => process.exit(1));
      });
      server.listen(${port}, "127.0.0.1", () => process.send("ready"));
    });
    const server = createServer();
    process.on("disconnect", () => process.exit(0));`,
  );
}

async function answer(path = "/"): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } })).text();
}

it("a saved change is served by another process, with the settings of its time", async () => {
  await restarts.changed();
  expect(await answer()).toBe("Hello first");
  serve("second");
  greeting = "Good day";
  await restarts.changed();
  expect(await answer()).toBe("Good day second");
});

it("what can't start says so, and the server before it goes on answering", async () => {
  await restarts.changed();
  serve("failing");
  await restarts.changed();
  expect(said.at(-1)).toBe(
    "What was saved can't start. The previous server keeps answering until the next save.",
  );
  expect(await answer()).toBe("Hello first");
  serve("third");
  await restarts.changed();
  expect(await answer()).toBe("Hello third");
});

it("a first server that can't start, and one that ends by itself, start again with the next save", async () => {
  serve("failing");
  await restarts.changed();
  expect(said.at(-1)).toBe("The server can't start. Waiting for the next save.");
  expect(restarts.isServing).toBe(false);
  serve("dying");
  await restarts.changed();
  expect(await answer()).toBe("Hello dying");
  await expect.poll(() => said.at(-1)).toBe("The server has stopped; it starts again with the next save.");
  serve("third");
  await restarts.changed();
  expect(await answer()).toBe("Hello third");
});

it("nobody is turned away while it starts again, and a request that is under way is answered", async () => {
  await restarts.changed();
  const slow = answer("/slow");
  await expect.poll(() => marked("asked")).toBe(true);
  serve("second");
  const restarted = restarts.changed();
  let over = false;
  void restarted.then(() => {
    over = true;
  });
  while (!over) expect(await answer()).toMatch(/first|second/);
  expect(await answer()).toBe("Hello second");
  writeFileSync(join(folder, "released"), "");
  expect(await slow).toBe("Hello first");
});

it("saves during a restart lead to one more", async () => {
  await restarts.changed();
  said.length = 0;
  serve("second");
  await Promise.all([restarts.changed(), restarts.changed(), restarts.changed()]);
  expect(said.filter((line) => line.startsWith("Ready"))).toHaveLength(1);
  expect(await answer()).toBe("Hello second");
});

it("a server in an endless loop lets the one before it answer, and gives way to the next save and the end", async () => {
  await restarts.changed();
  serve("endless");
  const looping = restarts.changed();
  await expect.poll(() => marked("endless")).toBe(true);
  expect(await answer()).toBe("Hello first");
  serve("second");
  await Promise.all([restarts.changed(), looping]);
  expect(await answer()).toBe("Hello second");
  rmSync(join(folder, "endless"));
  serve("endless");
  void restarts.changed();
  await expect.poll(() => marked("endless")).toBe(true);
  await restarts.stop();
});
