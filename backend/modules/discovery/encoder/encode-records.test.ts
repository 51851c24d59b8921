import { afterAll, beforeAll, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { MATCH, type Matches } from "../../../testing/matches.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { encodeRecordsJob } from "./encode-records.job.ts";

let app: TestApp;
let withoutEncoder: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ENCODER: "on" });
  withoutEncoder = await startTestApp(app.database);
  await createSolution(app, {
    title: "Restwell",
    description: "Predicts which athletes will be injured.",
    features: ["Alerts"],
  });
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await createSolution(app, {
      title: `Gate ${at}`,
      description: `Sells seats and scans barcodes at gate ${at}.`,
    });
  }
});
afterAll(async () => {
  await withoutEncoder.stop();
  await app.stop();
});

const rowsOf = <Row>(statement: string) => app.database.orm.em.fork().execute<Row[]>(statement);
const waiting = async () => {
  const [row] = await rowsOf<{ count: number }>(
    "select count(distinct (kind, record_id))::integer as count from records_to_encode",
  );
  return row?.count;
};
const work = async (on: TestApp) => {
  await addJob(app.database.orm.em.fork(), encodeRecordsJob, {});
  await on.runJobs();
};
const match = async (on: TestApp, text: string) =>
  (await on.execute<Matches>(MATCH, { brief: { text } })).data.matchSolutions.results.map(
    ({ solution, factors }) => ({ title: solution.title, factors: factors.map(({ name }) => name) }),
  );
const BRIEF = "who is going to get hurt next week";
const MEANING = "Meaning of its best sentence";

it("leaves everything to be done while the encoder is off", async () => {
  const before = await waiting();
  await work(withoutEncoder);
  expect([before, await waiting()]).toEqual([before, before]);
  expect(before).toBeGreaterThanOrEqual(7);
});

it("encodes what has changed, once, and tells every index", async () => {
  expect((await match(app, BRIEF)).some(({ factors }) => factors.includes(MEANING))).toBe(false);
  await work(app);
  expect(await waiting()).toBe(0);
  const [first] = await match(app, BRIEF);
  expect(first).toMatchObject({ title: "Restwell", factors: expect.arrayContaining([MEANING]) });
  // The other instance has the same rows and asks no encoder.
  expect((await match(withoutEncoder, BRIEF)).some(({ factors }) => factors.includes(MEANING))).toBe(false);
  const stored = await rowsOf("select * from encoded_passages order by hash");
  await work(app);
  expect(await rowsOf("select * from encoded_passages order by hash")).toEqual(stored);
});

it("encodes only the sentences that are new", async () => {
  const before = (await rowsOf("select hash from encoded_passages")).length;
  await rowsOf(
    "update solutions set description = description || ' It works offline.' where title = 'Restwell'",
  );
  expect(await waiting()).toBe(1);
  await work(app);
  expect(await rowsOf("select hash from encoded_passages")).toHaveLength(before + 1);
  expect((await match(app, BRIEF))[0]?.factors).toContain(MEANING);
});

it("finds nothing for a need of another industry, which only words could fit", async () => {
  expect(await match(app, "tax returns and bookkeeping for law firms")).toEqual([]);
  expect((await match(app, "scan the tickets of fans who come to the stadium")).length).toBeGreaterThan(0);
});

it("leaves to another instance what it works on, until that has ended", async () => {
  await rowsOf("update solutions set description = description || ' It is cheap.' where title = 'Restwell'");
  await rowsOf("update records_to_encode set claimed_until = now() + interval '1 minute'");
  await work(app);
  expect(await waiting()).toBe(1);
  await rowsOf("update records_to_encode set claimed_until = now() - interval '1 second'");
  await work(app);
  expect(await waiting()).toBe(0);
});

it("finds nothing for what names nothing, as it says", async () => {
  await work(app);
  expect(await match(app, "the of")).toEqual([]);
});
