import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { type KeptApart, migrate } from "../migrate.ts";

let database: TestDatabase;
let kept: readonly KeptApart[];
const execute = (statement: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);

const VENDORS = [
  "Soci\u00e9t\u00e9 \u00c9lan",
  "SOCIE\u0301TE\u0301  ELAN",
  "Societe\u00a0Elan",
  "North\u200b",
  "AT&T\u2019s",
];

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await execute("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0096-failed-messages" });
  await execute(
    `insert into organizations (name, slug) values ('Own', 'own');
     insert into categories (name, slug, kind) values ('Video', 'video', 'solution');`,
  );
  await execute(
    `insert into vendors (name, slug, description, organization_id)
     select v.name, 'vendor', E'One\\r\\nTwo', o.id from organizations o,
       jsonb_array_elements_text(?::jsonb) with ordinality v(name, place) order by place`,
    [JSON.stringify(VENDORS)],
  );
  await execute(
    `insert into solutions (title, slug, description, tags, category_id, vendor_id)
     select E'Tor\\t\u00e9  one', 'tool', 'Plain', array[E'a\\tb'], c.id, v.id from categories c, vendors v
     where v.name = 'Societe\u00a0Elan'`,
  );
  await execute("update vendors set changed_at = '2026-01-02'");
  kept = await migrate(database.orm);
});
afterAll(() => database.drop());

it("stores texts in one spelling, and keeps what collides, which it tells", async () => {
  expect(await execute("select name, kept_apart > 0 as kept, description from vendors order by id")).toEqual([
    { name: "Soci\u00e9t\u00e9 \u00c9lan", kept: false, description: "One\nTwo" },
    { name: "SOCIE\u0301TE\u0301  ELAN", kept: true, description: "One\nTwo" },
    { name: "Societe\u00a0Elan", kept: true, description: "One\nTwo" },
    { name: "North", kept: false, description: "One\nTwo" },
    { name: "AT&T\u2019s", kept: false, description: "One\nTwo" },
  ]);
  expect(kept.map(({ table, name }) => [table, name])).toEqual([
    ["vendors", "SOCIE\u0301TE\u0301  ELAN"],
    ["vendors", "Societe\u00a0Elan"],
  ]);
  expect(await execute("select title, tags, search_text like '%tor e one%' as found from solutions")).toEqual(
    [{ title: "Tor \u00e9 one", tags: ["a b"], found: true }],
  );
});

it("refuses another name that is the same", async () => {
  const adding = execute(
    `insert into vendors (name, slug, description, organization_id)
     select 'at&t''S', 'x', 'Text', id from organizations`,
  );
  await expect(adding).rejects.toThrow(/vendors_by_name_key/);
});
