import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { childEncoder } from "./child-encoder.ts";
import { BUILT_IN } from "./model-in-use.ts";
import { EncoderStopped } from "./sentence-encoder.ts";
import { OTHER_SUBJECTS, OWN_SUBJECTS } from "./subjects.ts";
import { nearness } from "./unit-vectors.ts";

const encoder = childEncoder({ idle: 100 });
afterAll(() => encoder.stop());

const cosine = (one: Int8Array | undefined, other: Int8Array | undefined) =>
  nearness(one ?? new Int8Array(), 0, other ?? new Int8Array());

it("puts sentences near each other that mean alike, whatever their words", async () => {
  const [injury, hurt, tickets, same] = await encoder.encode([
    "It predicts which athletes will get injured.",
    "Know which players are about to get hurt.",
    "Sell season tickets to fans.",
    "It predicts which athletes will get injured.",
  ]);
  expect(injury).toHaveLength(BUILT_IN.size);
  expect(cosine(injury, injury)).toBeCloseTo(1, 1);
  expect(cosine(injury, hurt)).toBeGreaterThan(cosine(injury, tickets) + 0.1);
  expect(same).toEqual(injury);
});

it("sees the subjects of the field and of other industries as they are kept", async () => {
  const all = [...OWN_SUBJECTS, ...OTHER_SUBJECTS];
  expect(BUILT_IN.subjects).toHaveLength(all.length * BUILT_IN.size);
  const asked = [0, OWN_SUBJECTS.length, all.length - 1];
  const vectors = await encoder.encode(asked.map((at) => all[at] ?? ""));
  vectors.forEach((vector, at) => {
    expect(nearness(BUILT_IN.subjects, asked[at] ?? 0, vector), all[asked[at] ?? 0]).toBeGreaterThan(0.98);
  });
});

it("answers what is urgent first", async () => {
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    encoder.encode(Array.from({ length: 40 }, (_, at) => `Session ${at} of the season.`)).then(note("many")),
    encoder.encode(["A question."], true).then(note("urgent")),
  ]);
  expect(order).toEqual(["urgent", "many"]);
});

it("encodes nothing, hostile texts and texts of any length", async () => {
  expect(await encoder.encode([])).toEqual([]);
  const texts = ["", " ", "\ud800", "\u0000", "🏉", "x".repeat(100_000), "a b ".repeat(10_000)];
  const vectors = await encoder.encode(texts);
  expect(vectors.map(({ length }) => length)).toEqual(texts.map(() => BUILT_IN.size));
});

it("starts again after it was stopped; what it was asked then fails", async () => {
  const lost = encoder.encode(["Lost."]);
  encoder.stop();
  await expect(lost).rejects.toThrow(EncoderStopped);
  expect(await encoder.encode(["Found."])).toHaveLength(1);
});

/** An encoder whose process does what the code says; it notes each start. */
const encoderThat = async (code: string) => {
  const folder = await mkdtemp(join(tmpdir(), "encoder-"));
  const [script, starts] = [join(folder, "encoder.mjs"), join(folder, "starts")];
  await writeFile(
    script,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(starts)}, "x"); ${code}`,
  );
  const made = childEncoder({ idle: 60_000, file: pathToFileURL(script) });
  return { made, starts: async () => (await readFile(starts, "utf8")).length };
};

it("is not started over and over where it can't be", async () => {
  const { made, starts } = await encoderThat("await import('a-package-that-is-missing');");
  await expect(made.encode(Array.from({ length: 80 }, () => "x"))).rejects.toThrow("has ended");
  await expect(made.encode(["y"], true)).rejects.toThrow("can't be started");
  expect(await starts()).toBe(1);
});

it("goes on after its process was killed", async () => {
  const { made, starts } = await encoderThat(
    "process.on('message', ({ texts }) => texts[0] === 'die' ? process.kill(process.pid, 'SIGKILL') : process.send({ vectors: texts.map(() => new Int8Array(2)) }));",
  );
  expect(await made.encode(["x"])).toHaveLength(1);
  await expect(made.encode(["die"])).rejects.toThrow("SIGKILL");
  expect(await made.encode(["x"])).toHaveLength(1);
  expect(await starts()).toBe(2);
  made.stop();
});

it("asks a new process after one that failed", async () => {
  const { made, starts } = await encoderThat(
    "process.on('message', ({ texts }) => process.send(texts[0] === 'bad' ? { problem: 'no backend' } : { vectors: texts.map(() => new Int8Array(2)) }));",
  );
  expect(await made.encode(["x"])).toHaveLength(1);
  await expect(made.encode(["bad"])).rejects.toThrow("no backend");
  expect(await made.encode(["x"])).toHaveLength(1);
  expect(await starts()).toBe(2);
  made.stop();
});

it("rests after a process that never encoded anything", async () => {
  const { made, starts } = await encoderThat(
    "process.on('message', () => process.send({ problem: 'no backend' }));",
  );
  await expect(made.encode(["x"])).rejects.toThrow("no backend");
  await expect(made.encode(["y"], true)).rejects.toThrow("can't be started");
  expect(await starts()).toBe(1);
});
