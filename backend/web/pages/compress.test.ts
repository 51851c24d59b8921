import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { title: "Tracker", description: "It tracks players. ".repeat(100) });
});
afterAll(() => app.stop());

/** The body as it travels. */
async function ask(path: string, encodings: string, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    body: Buffer;
    headers: IncomingHttpHeaders;
  }>();
  const headers = { "accept-encoding": encodings };
  get(app.url + path, { method, headers }, (response) => {
    const pieces: Buffer[] = [];
    response.on("data", (piece) => pieces.push(piece)).on("error", reject);
    response.on("end", () => resolve({ body: Buffer.concat(pieces), headers: response.headers }));
  }).on("error", reject);
  return promise;
}

it.each([
  ["br", "gzip, br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("an answer in one piece travels as %s to who takes it, with its length", async (encoding, taken, open) => {
  const plain = await ask("/api/solutions", "identity");
  const { body, headers } = await ask("/api/solutions", taken);
  expect(headers).toMatchObject({ "content-encoding": encoding, "content-length": String(body.length) });
  expect(headers.vary).toMatch(/Accept-Encoding/i);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toMatch(/Accept-Encoding/i);
  expect(open(body)).toEqual(plain.body);
  expect(body.length).toBeLessThan(plain.body.length / 2);
});

it("a file that is sent in pieces is compressed, too", async () => {
  const { body, headers } = await ask("/api/solutions.csv", "br");
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toMatch(/Tracker/);
});

it("a short answer, and one without a body, travel as they are", async () => {
  const [short, head] = [await ask("/healthz", "br"), await ask("/api/solutions", "br", "HEAD")];
  expect([short.headers["content-encoding"], short.body.toString()]).toEqual([undefined, '{"status":"ok"}']);
  expect([head.headers["content-encoding"], head.body.length]).toEqual([undefined, 0]);
});
