import { afterAll, beforeAll, expect, it } from "vitest";
import { openOrm } from "../../../database/orm.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { searchEngineOf } from "../engine/engine-of.ts";

interface Found {
  readonly search: { readonly totalCount: number; readonly nodes: { readonly title: string }[] };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
});
afterAll(() => app.stop());

const search = async (text: string) => {
  const query = "query ($text: String!) { search(text: $text) { totalCount nodes { title } } }";
  return (await app.execute<Found>(query, { text })).data.search;
};
const costOf = async (ask: () => Promise<unknown>) => {
  app.database.statements.length = 0;
  await ask();
  return app.database.statements.length;
};

it("answers are kept for visitors until something that is searched changes, also where nothing was found", async () => {
  await createSolution(app, { title: "Alpha tracker" });
  await app.answers?.caughtUp();
  expect((await search("tracker")).nodes).toEqual([{ title: "Alpha tracker" }]);
  expect((await search("gyrocompass")).totalCount).toBe(0);
  expect(await costOf(() => search("tracker"))).toBe(0);
  expect(await costOf(() => search("gyrocompass"))).toBe(0);
  const { id } = await createSolution(app, { title: "Gyrocompass tracker" });
  await app.answers?.caughtUp();
  expect((await search("gyrocompass")).nodes).toEqual([{ title: "Gyrocompass tracker" }]);
  expect((await search("tracker")).totalCount).toBe(2);
  await app.database.orm.em.fork().execute("update solutions set status = 'withdrawn' where id = ?", [id]);
  await app.answers?.caughtUp();
  expect([(await search("gyrocompass")).totalCount, (await search("tracker")).totalCount]).toEqual([0, 1]);
});

it("another instance finds what this one has made, and a thousand rows at once in the background", async () => {
  const orm = await openOrm({ url: app.database.url, poolSize: 2 });
  const live = searchEngineOf(orm.em.fork());
  const count = async () => {
    const index = await (await live.current(orm.em.fork())).about(["sextant"]);
    return index.search("sextant").byKind[0];
  };
  expect(await count()).toBe(0);
  const { id } = await createSolution(app, { title: "Sextant" });
  expect(await count()).toBe(1);
  await app.database.orm.em.fork().execute(
    `insert into solutions (title, slug, description, category_id, vendor_id)
     select 'Sextant ' || n, 'sextant-' || n, 'Many.', category_id, vendor_id
     from solutions, generate_series(1, 1000) n where id = ?`,
    [id],
  );
  await count();
  await live.settled();
  expect(await count()).toBe(1_001);
  await app.database.orm.em.fork().execute("delete from solutions where title like 'Sextant %'");
  await count();
  await live.settled();
  expect(await count()).toBe(1);
  await orm.close(true);
});

it("what every index has read is purged", async () => {
  const em = app.database.orm.em.fork();
  await em.execute("update search_changes set changed_at = now() - interval '25 hours'");
  await createSolution(app, { title: "Recent" });
  await em.execute("select graphile_worker.add_job('purge-search-changes')");
  await app.runJobs();
  const rows = await em.execute<{ count: string }[]>("select count(*) from search_changes");
  expect(Number(rows[0]?.count)).toBeLessThan(10);
  expect((await search("recent")).totalCount).toBe(1);
});
