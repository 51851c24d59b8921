import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { createTroubledDatabase } from "../../../testing/servers/troubled-database.ts";
import { encodeWaiting } from "./encode-records.job.ts";
import { BUILT_IN } from "./model-in-use.ts";
import { EncoderStopped, type SentenceEncoder } from "./sentence-encoder.ts";

/** Records of which each has a sentence of its own and one that all have. */
const RECORDS = 45;
const OWN = /^It counts seat number/;
const FOREVER = Date.now() + 3_600_000;

let database: TestDatabase;
afterEach(() => database.drop());

/** An encoder that keeps what it was asked, and does something before it answers. */
function recording(before: (texts: readonly string[]) => Promise<void> | void = () => delay(2)) {
  const asked: string[] = [];
  const encoder: SentenceEncoder = {
    encode: async (texts) => {
      await before(texts);
      asked.push(...texts);
      return texts.map((text) => new Int8Array(BUILT_IN.size).fill(text.length % 100));
    },
    stop: () => undefined,
  };
  return { asked, encoder };
}

const rowsOf = async <Row>(statement: string) => database.orm.em.fork().execute<Row[]>(statement);
const countOf = async (table: string) =>
  (await rowsOf<{ count: number }>(`select count(*)::integer as count from ${table}`))[0]?.count;
const work = (encoder: SentenceEncoder) => encodeWaiting(database.orm.em.fork(), encoder, FOREVER);
const release = () => rowsOf("update records_to_encode set claimed_until = now() - interval '1 second'");
async function fill(on: TestDatabase): Promise<void> {
  database = on;
  for (let at = 1; at <= RECORDS; at++) {
    await createSolution(
      { database: on },
      {
        title: `Counter ${at}`,
        description: `It counts seat number ${at}. It works offline.`,
        features: [],
        tags: [],
        integrations: [],
        sports: [],
      },
    );
  }
}
/** Every record's own sentences are kept, and nothing waits. */
async function expectAllKept(asked: readonly string[]): Promise<void> {
  expect(await countOf("records_to_encode")).toBe(0);
  expect(new Set(asked.filter((text) => OWN.test(text))).size).toBe(RECORDS);
  expect(await countOf("encoded_passages")).toBe(new Set(asked).size);
}

describe("instances that encode at the same time", () => {
  it("share the records: none is left out, and a sentence of one record is encoded once", async () => {
    await fill(await createTestDatabase("empty"));
    const both = [recording(), recording()];
    await Promise.all(both.map(({ encoder }) => work(encoder)));
    const asked = both.flatMap((one) => one.asked);
    await expectAllKept(asked);
    expect(both.every((one) => one.asked.length > 0)).toBe(true);
    expect(asked.filter((text) => OWN.test(text))).toHaveLength(RECORDS);
    // What all of them have may be met by both at once, and never again.
    expect(asked.filter((text) => text === "It works offline.").length).toBeLessThanOrEqual(2);
    const again = recording();
    await rowsOf("update solutions set description = description || ' '");
    await work(again.encoder);
    expect([again.asked, await countOf("records_to_encode")]).toEqual([[], 0]);
  });

  it("do the work of one that ended in the middle, and keep what changed meanwhile", async () => {
    await fill(await createTestDatabase("empty"));
    const ending = recording(async () => {
      await rowsOf("update solutions set description = 'It is new.' where title = 'Counter 1'");
      throw new EncoderStopped();
    });
    await work(ending.encoder);
    const { asked, encoder } = recording();
    await work(encoder);
    expect(await countOf("records_to_encode")).toBeGreaterThan(0);
    await release();
    await work(encoder);
    expect(await countOf("records_to_encode")).toBe(0);
    expect(asked).toContain("It is new.");
    expect(new Set(asked.filter((text) => OWN.test(text))).size).toBe(RECORDS - 1);
  });

  it("don't wait for what can't be encoded", async () => {
    await fill(await createTestDatabase("empty"));
    const { asked, encoder } = recording((texts) => {
      if (texts.some((text) => text.endsWith("number 1."))) throw new Error("It can't be encoded.");
    });
    await expect(work(encoder)).rejects.toThrow("can't be encoded");
    await work(encoder);
    const waiting = await countOf("records_to_encode");
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(RECORDS);
    const mended = recording();
    await release();
    await work(mended.encoder);
    await expectAllKept([...asked, ...mended.asked]);
  });
});

describe("a database that goes away", () => {
  it.each([1, 2])(
    "while batch %i is encoded loses nothing: the rest is encoded once it is back",
    async (batch) => {
      const troubled = await createTroubledDatabase("empty", { patience: 2_000 });
      await fill(troubled);
      let batches = 0;
      const { asked, encoder } = recording(() => {
        if (++batches === batch) troubled.goAway();
      });
      await expect(work(encoder)).rejects.toThrow();
      await expect(work(encoder)).rejects.toThrow();
      await troubled.recover();
      await release();
      await work(encoder);
      await expectAllKept(asked);
      // Only what was under way is encoded again.
      expect(asked.filter((text) => OWN.test(text)).length).toBeLessThanOrEqual(RECORDS + 10);
    },
  );
});
