import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { childEncoder } from "./child-encoder.ts";
import { openedModel } from "./opened-model.ts";
import { nearness } from "./unit-vectors.ts";

const TINY = join(import.meta.dirname, "testing/tiny-model");
const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** A copy of the model that a test may damage. */
async function copied(name = "model"): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "model-"));
  made.push(parent);
  const folder = join(parent, name);
  await cp(TINY, folder, { recursive: true });
  return folder;
}

it("loads a model from a folder, and sentences that mean alike are near each other", async () => {
  const model = await openedModel(TINY);
  expect(model).toMatchObject({ size: 16, folder: TINY });
  expect(model.name).toMatch(/^tiny-model\/[0-9a-f]{16}$/);
  const encoder = childEncoder({ folder: TINY });
  try {
    const [injury, hurt, tickets, alone, both] = await encoder.encode([
      "injuries injured",
      "hurt",
      "season tickets",
      "GPS vest",
      "GPS vest",
      "",
      "\ud800",
      "x ".repeat(5_000),
    ]);
    const near = (one: Int8Array | undefined, other: Int8Array | undefined) =>
      nearness(one ?? new Int8Array(), 0, other ?? new Int8Array(16));
    expect(near(injury, hurt)).toBeGreaterThan(near(injury, tickets) + 0.1);
    expect(alone).toEqual(both);
  } finally {
    encoder.stop();
  }
});

it("gives a text the same vector in whatever company", async () => {
  const encoder = childEncoder({ folder: TINY });
  try {
    const [alone] = await encoder.encode(["hurt"]);
    const [, among] = await encoder.encode(["film of season tickets and seats by camera", "hurt"]);
    expect(among).toEqual(alone);
  } finally {
    encoder.stop();
  }
});

it("names a model by its content and by how it is asked", async () => {
  const [same, other] = [await copied("one"), await copied("one")];
  const e5 = await copied("small-e5-v2");
  const first = await copied("one");
  await writeFile(
    join(other, "tokenizer.json"),
    (await readFile(join(other, "tokenizer.json"), "utf8")).replace(
      '"lowercase": true',
      '"lowercase": false',
    ),
  );
  await mkdir(join(first, "1_Pooling"));
  await writeFile(join(first, "1_Pooling/config.json"), JSON.stringify({ pooling_mode_cls_token: true }));
  const names = await Promise.all(
    [same, other, first, await copied("one")].map(async (folder) => (await openedModel(folder)).name),
  );
  expect(names[3]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
  expect((await openedModel(e5)).name.split("/")[0]).toBe(basename(e5));
});

it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
  ["without weights", (folder) => rm(join(folder, "model.onnx")), /holds no model\.onnx$/],
  ["without a tokenizer", (folder) => rm(join(folder, "tokenizer.json")), /holds no tokenizer\.json$/],
  ["that was cut off", (folder) => truncate(join(folder, "model.onnx"), 800), /./],
  ["that is empty", (folder) => truncate(join(folder, "model.onnx"), 0), /./],
  ["of another kind", (folder) => writeFile(join(folder, "model.onnx"), "<html>\nNot found"), /./],
  ["with a damaged tokenizer", (folder) => truncate(join(folder, "tokenizer.json"), 400), /./],
  ["with another's tokenizer", (folder) => writeFile(join(folder, "tokenizer.json"), "{}"), /./],
])("refuses a model %s, and says in one line why", async (_name, damage, reason) => {
  const folder = await copied();
  await damage(folder);
  const refused = await openedModel(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  const { message } = refused as Error;
  expect(message).toMatch(reason);
  expect(message.split("\n")).toHaveLength(1);
});
