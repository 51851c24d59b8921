import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { CHANGES_AT_ONCE, type Reached, readChanges, readLatestChanges, readSnapshot } from "./changes.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

const em = () => database.orm.em.fork();
const WRITE =
  "insert into search_changes (kind, record_id) select 'solution', n from generate_series(?::integer, ?) n";
const write = (first: number, last = first, by = em()) => by.execute(WRITE, [first, last]);
const now = async (): Promise<Reached> => ({ seen: await readSnapshot(em()) });
const recordsOf = (changes: readonly { readonly record: number | null }[]) =>
  changes.map(({ record }) => record);

it("changes are read some at a time, each once and in their order, however many one transaction wrote", async () => {
  const most = 2 * CHANGES_AT_ONCE;
  let reached = await now();
  const before = reached.seen;
  await write(1, most + 7);
  const pages: (number | null)[][] = [];
  for (;;) {
    const page = await readChanges(em(), reached);
    pages.push(recordsOf(page.changes));
    reached = page.reached;
    // What comes meanwhile is read afterward.
    if (pages.length === 1) await write(most + 8);
    if (page.isAll) break;
  }
  expect(pages.map(({ length }) => length)).toEqual([CHANGES_AT_ONCE, CHANGES_AT_ONCE, 7]);
  expect(pages.flat()).toEqual(Array.from({ length: most + 7 }, (_, at) => at + 1));
  expect(recordsOf((await readChanges(em(), reached)).changes)).toEqual([most + 8]);
  expect(recordsOf(await readLatestChanges(em(), before, 3))).toEqual([most + 6, most + 7, most + 8]);
});

it("what a transaction commits that began before others is read, and what those committed isn't read again", async () => {
  const first = em();
  await first.begin();
  await write(1, 1, first);
  const began = await now();
  await write(2);
  const { changes, reached } = await readChanges(em(), began);
  await write(3);
  const next = await readChanges(em(), reached);
  await first.commit();
  const last = await readChanges(em(), next.reached);
  expect([changes, next.changes, last.changes].map(recordsOf)).toEqual([[2], [3], [1]]);
  expect((await readChanges(em(), last.reached)).changes).toEqual([]);
});

it("what a transaction reads that writes itself is not lost to others", async () => {
  const began = await now();
  const writing = em();
  await writing.begin();
  await write(1, 1, writing);
  await write(2);
  const { changes, reached } = await readChanges(writing, began);
  await writing.commit();
  expect([recordsOf(changes), recordsOf((await readChanges(em(), reached)).changes)]).toEqual([[2], [1, 2]]);
});
