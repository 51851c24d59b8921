import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { searchEngineOf } from "../engine/engine-of.ts";

let app: TestApp;
let template: number;
const em = () => app.database.orm.em.fork();
const live = () => searchEngineOf(em());
const count = async (text: string, by: EntityManager = em()) => {
  const index = await (await live().current(by)).about([text]);
  await index.gather(text);
  return index.search(text).byKind[0];
};
const copy = (word: string, rows: number) =>
  em().execute(
    `insert into solutions (title, slug, description, category_id, vendor_id)
     select initcap(?) || n, ? || '-' || n, ?, category_id, vendor_id
     from solutions, generate_series(1, ?) n where id = ?`,
    [word, word, `All are ${word}.`, rows, template],
  );

beforeAll(async () => {
  app = await startTestApp("empty");
  template = (await createSolution(app, { title: "Octant" })).id;
  expect(await count("octant")).toBe(1);
});
afterAll(() => app.stop());

it("a record is found at once although an import was committed right before it, which says that it isn't complete", async () => {
  await copy("astrolabe", 3_000);
  await createSolution(app, { title: "Quadrant" });
  expect(await count("quadrant")).toBe(1);
  expect(live().isComplete).toBe(false);
  await live().settled();
  expect(await count("astrolabe")).toBe(3_000);
  expect(live().isComplete).toBe(true);
});

it("a record that changes again while an import with it is taken in is found as it is now", async () => {
  await copy("clepsydra", 3_000);
  await count("clepsydra");
  await em().execute(
    "update solutions set title = 'Gnomon', description = 'It stands.' where slug = 'clepsydra-2999'",
  );
  expect(await count("gnomon")).toBe(1);
  await live().settled();
  expect([await count("gnomon"), await count("clepsydra")]).toEqual([1, 2_999]);
});

it("others have their turn while an import is taken in", async () => {
  await copy("hourglass", 5_000);
  await count("hourglass");
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await live().settled();
  clearInterval(timer);
  // However slow the machine is: between two hundreds of records.
  expect(turns).toBeGreaterThan(20);
  expect(await count("hourglass")).toBe(5_000);
});

it("a change whose reading failed is taken in with the next search", async () => {
  await createSolution(app, { title: "Nocturnal" });
  const failing = em();
  const execute = failing.execute.bind(failing) as (...args: unknown[]) => Promise<unknown>;
  failing.execute = ((query: string, ...rest: unknown[]) =>
    query.includes("union all") ? Promise.reject(new Error("Away.")) : execute(query, ...rest)) as never;
  await expect(count("nocturnal", failing)).rejects.toThrow("Away.");
  await count("nocturnal");
  await live().settled();
  expect(await count("nocturnal")).toBe(1);
});
