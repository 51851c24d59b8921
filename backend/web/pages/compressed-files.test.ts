import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressedFiles } from "./compressed-files.ts";

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  await writeFile(join(folder, "long.js"), "plain");
  await writeFile(join(folder, "long.js.br"), "brotli");
  await writeFile(join(folder, "long.js.gz"), "gzip");
  await writeFile(join(folder, "short.js"), "short");
  const app = express().use(compressedFiles(folder), express.static(folder));
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function ask(name: string, encodings: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    body: string;
    headers: IncomingHttpHeaders;
  }>();
  const { port } = server.address() as AddressInfo;
  get({ port, path: `/${name}`, headers: { "accept-encoding": encodings } }, async (response) => {
    const body = (await response.toArray()).join("");
    resolve({ body, headers: response.headers });
  }).on("error", reject);
  return promise;
}

it.each([
  ["br", "gzip, br", "brotli"],
  ["gzip", "gzip", "gzip"],
  [undefined, "identity", "plain"],
])("a file travels as %s to who takes %s", async (encoding, taken, expected) => {
  const { body, headers } = await ask("long.js?v=1", taken);
  expect(body).toBe(expected);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers.vary).toBe("Accept-Encoding");
});

it("a file without a compressed form travels as it is", async () => {
  const { body, headers } = await ask("short.js", "br");
  expect(body).toBe("short");
  expect(headers["content-encoding"]).toBeUndefined();
});
