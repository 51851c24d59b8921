import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { migrate } from "../migrate.ts";

let database: TestDatabase;
const execute = (statement: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await execute("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0063-parts-of-vendors" });
  await execute(`
    insert into categories (name, slug, kind) values ('Video', 'video', 'solution');
    insert into organizations (name, slug) values ('North', 'north');
    insert into vendors (name, slug, description, organization_id)
      select name, 'north', 'Text', id from organizations;
    insert into solutions (title, slug, description, tags, category_id, vendor_id)
      select 'Tool ' || n, 'tool-' || n, 'Text', '{video}', c.id, v.id
      from categories c, vendors v, generate_series(1, 50) n`);
  await execute("update solutions set changed_at = '2026-01-02'");
  await migrate(database.orm);
});
afterAll(() => database.drop());

it("leaves what there was as it was, without integrations", async () => {
  expect(
    await execute("select count(*)::int, integrations, changed_at::date::text from solutions group by 2, 3"),
  ).toEqual([{ count: 50, integrations: [], changed_at: "2026-01-02" }]);
});

it.each([
  ["51 of them", Array.from({ length: 51 }, (_, at) => `System ${at}`)],
  ["an empty one", ["Garmin", ""]],
  ["a long one", ["x".repeat(81)]],
  ["null", [null]],
])("refuses %s", async (_, integrations) => {
  const writing = execute(
    "update solutions set integrations = array(select jsonb_array_elements_text(?)) where slug = 'tool-1'",
    [JSON.stringify(integrations)],
  );
  await expect(writing).rejects.toThrow(/check constraint/);
});

it("takes a change as one for search, saved briefs and copies, once each", async () => {
  await execute("delete from search_changes; delete from publications");
  await execute("update solutions set integrations = '{Garmin}', tags = '{}' where slug = 'tool-2'");
  const changed = "select slug from solutions where changed_at > '2026-01-03'";
  expect(await execute(changed)).toEqual([{ slug: "tool-2" }]);
  expect(await execute("select kind from search_changes")).toEqual([{ kind: "solution" }]);
  expect(await execute("select list from publications")).toEqual([{ list: "changedSolutions" }]);
});
