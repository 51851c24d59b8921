import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";

let database: TestDatabase;
let ids: { one: number; two: number; vendor: number; paper: number; other: number; wanted: number };
const sql = (query: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<{ kind: string; id: number; count: number }[]>(query, values);

beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql(
    "truncate solutions, vendors, opportunities, research_papers, research_topics, blog_posts cascade",
  );
  const at = { database };
  const vendor = await createVendor(at, { categories: ["Video"] });
  ids = {
    one: (await createSolution(at, { vendor })).id,
    two: (await createSolution(at, { vendor })).id,
    vendor: vendor.id,
    paper: (await createPaper(at, { topics: ["Load", "Turf"] })).id,
    other: (await createPaper(at, { topics: ["Load"] })).id,
    wanted: (await createOpportunity(at, { sports: ["Golf", "Rugby"] })).id,
  };
});

/** Which records a statement marks, such as `paper 7`, and how often. */
async function markedBy(statement: string, values: unknown[] = []): Promise<Record<string, number>> {
  await sql("delete from search_changes");
  await sql(statement, values);
  const rows = await sql(
    "select kind, record_id as id, count(*)::int as count from search_changes group by 1, 2 order by 1, 2",
  );
  return Object.fromEntries(rows.map(({ kind, id, count }) => [`${kind} ${id}`, count]));
}

it("marks each record that a statement adds, once", async () => {
  const marked = await markedBy(
    `insert into solutions (title, slug, description, category_id, vendor_id)
     select 'New ' || n, 'new-' || n, description, category_id, vendor_id
     from solutions, generate_series(1, 3) n where id = ?`,
    [ids.one],
  );
  const added = await sql("select id from solutions where slug like 'new-%' order by id");
  expect(added).toHaveLength(3);
  expect(marked).toEqual(Object.fromEntries(added.map(({ id }) => [`solution ${id}`, 1])));
});

it("marks what a statement adds or else updates", async () => {
  const upsert = `insert into research_topics as t (name, slug) values ('Load', 'load'), ('Sprint', 'sprint')
    on conflict (name) do update set name = upper(excluded.name::text)`;
  expect(await markedBy(upsert)).toEqual({ [`paper ${ids.paper}`]: 1, [`paper ${ids.other}`]: 1 });
});

it("marks records whose searched columns are set, and no others", async () => {
  const both = { [`solution ${ids.one}`]: 1, [`solution ${ids.two}`]: 1 };
  expect(await markedBy("update solutions set title = title || '!'")).toEqual(both);
  expect(await markedBy("update solutions set title = title")).toEqual(both);
  expect(await markedBy("update solutions set tags = '{new}' where id = ?", [ids.two])).toEqual({
    [`solution ${ids.two}`]: 1,
  });
  expect(await markedBy("update solutions set tags = '{}', integrations = '{Garmin}'")).toEqual(both);
  expect(await markedBy("update solutions set website = 'https://a.example', pricing = 'Free'")).toEqual({});
  expect(await markedBy("update vendors set city = 'Oslo'")).toEqual({ [`vendor ${ids.vendor}`]: 1 });
  expect(await markedBy("update vendors set founded_year = 1999")).toEqual({});
});

it("marks what is deleted, with what falls with it", async () => {
  expect(await markedBy("delete from solutions")).toEqual({
    [`solution ${ids.one}`]: 1,
    [`solution ${ids.two}`]: 1,
  });
  // Once itself, once because its links went with it.
  expect(await markedBy("delete from vendors")).toEqual({ [`vendor ${ids.vendor}`]: 2 });
  const topic = await markedBy("delete from research_topics where name = 'Load'");
  expect(topic).toEqual({ [`paper ${ids.paper}`]: 1, [`paper ${ids.other}`]: 1 });
  expect(await markedBy("delete from opportunities")).toEqual({ [`opportunity ${ids.wanted}`]: 2 });
});

it("marks records by their links: added, moved and deleted", async () => {
  const [sport] = await sql("insert into sports (name, slug) values ('Polo', 'polo') returning id");
  const add = "insert into opportunity_sports (opportunity_id, sport_id) values (?, ?)";
  const wanted = { [`opportunity ${ids.wanted}`]: 1 };
  expect(await markedBy(add, [ids.wanted, sport?.id])).toEqual(wanted);
  const moved = await markedBy(
    "update paper_topics set paper_id = ? where paper_id = ? and topic_id = (select id from research_topics where name = 'Turf')",
    [ids.other, ids.paper],
  );
  expect(moved).toEqual({ [`paper ${ids.paper}`]: 1, [`paper ${ids.other}`]: 1 });
  expect(await markedBy("delete from opportunity_sports where opportunity_id = ?", [ids.wanted])).toEqual(
    wanted,
  );
});

it("marks nothing where a statement finds no row", async () => {
  for (const table of ["solutions", "paper_topics"])
    expect(await markedBy(`delete from ${table} where false`)).toEqual({});
  const again = "insert into paper_topics (paper_id, topic_id) select paper_id, topic_id from paper_topics";
  expect(await markedBy(`${again} on conflict do nothing`)).toEqual({});
});
