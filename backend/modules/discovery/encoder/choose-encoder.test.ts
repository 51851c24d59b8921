import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm, truncate } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { chooseEncoder, describeEncoder, type EncoderSettings, encodeForModel } from "./choose-encoder.ts";
import type { HubModel } from "./fetch-model.ts";
import { BUILT_IN, chooseModel, modelInUse } from "./model-in-use.ts";

const TINY = join(import.meta.dirname, "testing/tiny-model");
const QUICK = { first: 20, most: 20 };

let weights: Buffer;
let hub: Server;
let address: string;
/** What the hub was asked, with the range. */
let asked: string[];
/** How the hub fails: with a status, or by ending the weights after so many bytes. */
let fails: { status?: number; after?: number; bytes?: Buffer };
let folder: string;
let said: string[];
let stop: () => Promise<void>;

beforeAll(async () => {
  weights = await readFile(join(TINY, "model.onnx"));
  hub = createServer(async ({ url = "", headers }, response) => {
    const name = url.replace(/^\/models\/owner\/tiny\/resolve\/v1\//, "");
    asked.push(headers.range ? `${name} ${headers.range}` : name);
    if (fails.status) return void response.writeHead(fails.status).end();
    if (name === "tokenizer.json") return void response.end(await readFile(join(TINY, name)));
    if (name !== "onnx/model_quantized.onnx") return void response.writeHead(404).end();
    const from = Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0);
    const rest = (fails.bytes ?? weights).subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { etag: '"one"', "content-length": rest.length });
    if (fails.after === undefined) return void response.end(rest);
    response.write(rest.subarray(0, fails.after));
    // What has come, but wasn't read yet, is lost with the connection.
    const part = `${inFolder(name)}.part`;
    await vi.waitUntil(() => existsSync(part) && statSync(part).size === fails.after);
    response.destroy();
  });
  await new Promise<void>((done) => hub.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/models`;
});
beforeEach(async () => {
  [asked, fails, said] = [[], {}, []];
  folder = await mkdtemp(join(tmpdir(), "models-"));
  stop = async () => undefined;
});
afterEach(async () => {
  await stop();
  chooseModel(BUILT_IN);
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => void hub.close());

const named = (more: Partial<HubModel> = {}): HubModel => ({
  hub: address,
  name: "owner/tiny",
  revision: "v1",
  ...more,
});
const start = async (model: EncoderSettings["model"], isOn = true) => {
  await stop();
  stop = await chooseEncoder({ isOn, model, models: folder }, (message) => void said.push(message), QUICK);
};
const inFolder = (name: string) => join(folder, "owner--tiny@v1", name);
const told = async (waiting = 0) => (await describeEncoder(waiting)).detail;
const fetched = () =>
  expect.poll(() => existsSync(inFolder("manifest.json")), { timeout: 20_000 }).toBe(true);

it("uses the product's model where none is set, and says when the encoder is off", async () => {
  await start(undefined);
  expect(modelInUse()).toBe(BUILT_IN);
  expect(await told()).toBe(`${BUILT_IN.name} is used.`);
  expect(await told(1)).toBe(`${BUILT_IN.name} is used. 1 record waits to be encoded.`);
  expect(await told(1_234)).toBe(`${BUILT_IN.name} is used. 1,234 records wait to be encoded.`);
  expect(await told(10_000)).toContain("At least 10,000 records wait to be encoded.");
  await start(TINY, false);
  expect([modelInUse(), await told()]).toEqual([BUILT_IN, "Off: briefs are matched by their words alone."]);
  expect(said).toEqual([]);
});

it("uses the model of a folder, or else the product's, and says why", async () => {
  await start(TINY);
  expect(modelInUse()).toMatchObject({ size: 16, folder: TINY });
  expect(await describeEncoder(0)).toEqual({ isWell: true, detail: `${modelInUse().name} is used.` });
  await start(join(folder, "missing"));
  expect(modelInUse()).toBe(BUILT_IN);
  expect(said).toEqual([
    expect.stringMatching(/^The model .*missing can't be used: .* holds no model\.onnx\. /),
  ]);
  expect((await describeEncoder(0)).isWell).toBe(false);
});

it("fetches a model once in the background, and uses it from the next start on", async () => {
  await start(named());
  expect(modelInUse()).toBe(BUILT_IN);
  expect(await told()).toContain("owner/tiny is being fetched");
  await fetched();
  expect(await told()).toContain("owner/tiny is fetched, and used from the next start on");
  expect(modelInUse()).toBe(BUILT_IN);
  const before = asked.length;
  await start(named());
  expect(modelInUse()).toMatchObject({ size: 16, folder: join(folder, "owner--tiny@v1") });
  expect(asked).toHaveLength(before);
});

it("goes on where a download broke off", async () => {
  fails = { after: 700 };
  await start(named());
  await expect
    .poll(() => said.some((line) => line.includes("isn't fetched yet")), { timeout: 20_000 })
    .toBe(true);
  fails = {};
  await fetched();
  expect(asked).toContainEqual(expect.stringMatching(/^onnx\/model_quantized\.onnx bytes=700-$/));
  expect(await readFile(inFolder("onnx/model_quantized.onnx"))).toEqual(weights);
});

it("says that a hub is away or refuses, and goes on trying", async () => {
  await start(named({ hub: "http://127.0.0.1:9" }));
  // Between two attempts: during one, the model is being fetched.
  await expect
    .poll(() => describeEncoder(0), { timeout: 20_000 })
    .toEqual({
      isWell: false,
      detail: expect.stringMatching(/owner\/tiny isn't there: http:\/\/127\.0\.0\.1:9 can't be reached/),
    });
  fails = { status: 503 };
  await start(named());
  await expect
    .poll(() => told(), { timeout: 20_000 })
    .toMatch(/isn't there: .* answered 503 to tokenizer\.json/);
  fails = {};
  await fetched();
  expect(said.filter((line) => line.includes("answered 503"))).toHaveLength(1);
});

it("refuses weights with another checksum than the pinned one", async () => {
  await start(named({ sha256: "0".repeat(64) }));
  await expect.poll(() => told(), { timeout: 20_000 }).toContain("has another checksum than it should");
  expect(existsSync(inFolder("onnx/model_quantized.onnx"))).toBe(false);
  await start(named({ sha256: createHash("sha256").update(weights).digest("hex") }));
  await fetched();
});

it("fetches a model again whose file was damaged since", async () => {
  await start(named());
  await fetched();
  await truncate(inFolder("onnx/model_quantized.onnx"), 100);
  await start(named());
  expect(said).toContainEqual(expect.stringContaining("model_quantized.onnx is damaged"));
  expect(modelInUse()).toBe(BUILT_IN);
  await fetched();
  await start(named());
  expect(modelInUse().size).toBe(16);
});

it("uses the product's model if what was fetched is none", async () => {
  fails = { bytes: Buffer.from("<html>Please sign in</html>") };
  await start(named());
  await fetched();
  await start(named());
  expect(modelInUse()).toBe(BUILT_IN);
  expect(said.at(-1)).toMatch(/^The model owner\/tiny can't be used: /);
});

it("has every record encoded again when the model becomes another, and only then", async () => {
  const database: TestDatabase = await createTestDatabase("demo");
  try {
    const em = database.orm.em.fork();
    const waiting = async () => {
      const [row] = await em.execute<{ count: number }[]>(
        "with gone as (delete from records_to_encode returning 1) select count(*)::integer as count from gone",
      );
      return row?.count ?? 0;
    };
    const all = await waiting();
    const at = async (isOn = true) => {
      await encodeForModel(em, { isOn, model: undefined, models: folder });
      return waiting();
    };
    expect([all > 0, await at()]).toEqual([true, 0]);
    await start(TINY);
    expect(await at(false)).toBe(0);
    expect(await at()).toBeGreaterThanOrEqual(84);
    expect(await at()).toBe(0);
    await start(undefined);
    expect(await at()).toBeGreaterThanOrEqual(84);
  } finally {
    await database.drop();
  }
});
