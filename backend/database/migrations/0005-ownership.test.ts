import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFolder, readRows } from "../../demo/read.ts";
import { plainSlug } from "../../shared/text/plain-slug.rules.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { migrate } from "../migrate.ts";

type Row = Record<string, unknown>;

/** What the demo's rows had before, and rows that nobody expects: other spellings, slugs that meet, other scripts. */
const ODD = {
  vendors: [{ name: "C#" }, { name: "ÉCOLE du Sport" }, { name: "日本" }],
  opportunities: [
    { title: "One", organization: "c#", category: "ai analytics" },
    { title: "Two", organization: "École du sport", category: "C#" },
    { title: "Three", organization: "C++", category: "C++" },
    { title: "Four", organization: " ", category: "C 2" },
    { title: "Five", organization: "x".repeat(200), category: "日本" },
    { title: "Six", organization: "日本", category: "ミズノ" },
  ],
} as const;

let database: TestDatabase;
let before: Row;
const execute = (statement: string, params: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(statement, params);

/** What must not change, with each table's representation of a category. */
async function snapshot(category: (table: string) => string): Promise<Row> {
  const [row] = await execute(`select
    (select jsonb_agg(jsonb_build_array(t.id, organization, ${category("t")}, updated_at) order by t.id)
     from opportunities t) as opportunities,
    (select jsonb_agg(jsonb_build_array(t.id, title, ${category("t")}, updated_at) order by t.id)
     from research_papers t) as papers,
    (select jsonb_agg(jsonb_build_array(t.id, title, ${category("t")}, updated_at) order by t.id)
     from market_trends t) as trends,
    (select jsonb_agg(jsonb_build_array(id, organization, updated_at) order by id) from collaborations) as collaborations,
    (select jsonb_agg(jsonb_build_array(s.id, c.name, c.slug, vendor_id, rating, review_count) order by s.id)
     from solutions s join categories c on c.id = category_id) as solutions,
    (select jsonb_agg(jsonb_build_array(vendor_id, category_id) order by vendor_id, category_id)
     from vendor_categories) as specialties,
    (select jsonb_agg(jsonb_build_array(id, name, rating, updated_at) order by id) from vendors) as vendors,
    (select count(*)::int from reviews) as reviews`);
  return row ?? {};
}

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await execute("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0004-blog" });
  await fill(database.orm);
  before = await snapshot((table) => `${table}.category`);
  await migrate(database.orm);
});
afterAll(() => database.drop());

/** The demo's records as the schema before held them. */
async function fill(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  const insert = (table: string, columns: string, rows: readonly object[], values = columns) => {
    const slugged = rows.map((row) => {
      const { name, title } = row as { name?: string; title?: string };
      return { ...row, slug: plainSlug(name ?? title ?? "") };
    });
    return em.execute(
      `insert into ${table} (${columns})
       select ${values} from jsonb_populate_recordset(null::${table}, ?::jsonb) r`,
      [JSON.stringify(slugged)],
    );
  };
  const vendors = readRows<{ name: string; categories: string[] }>("catalogue/vendors.json");
  await insert("categories", "name, slug", readRows("catalogue/categories.json"));
  await insert("vendors", "name, slug", [...vendors, ...ODD.vendors]);
  await em.execute(
    `insert into vendor_categories select v.id, c.id from jsonb_to_recordset(?::jsonb) as r(name citext, categories jsonb)
     join vendors v using (name) join categories c on r.categories @> to_jsonb(c.name::text)`,
    [JSON.stringify(vendors)],
  );
  for (const { name, rows } of readFolder<{ vendor: string; reviews: object[] }>("catalogue/solutions")) {
    const given = rows.map((row) => ({ ...row, tags: [name, row.vendor] }));
    await insert(
      "solutions",
      "title, slug, description, category_id, vendor_id",
      given,
      `title, slug, description, (select id from categories c where c.slug = r.tags[1]),
       (select id from vendors v where v.name = r.tags[2]::citext)`,
    );
  }
  await em.execute(
    `insert into reviews (solution_id, author_name, rating, title, text, status)
     select id, 'Bo', 1 + id % 5, 'Fine', 'Fine.', 'published' from solutions`,
  );
  const opportunity = { type: "technology", description: "Odd." };
  await insert("opportunities", "title, slug, organization, type, category, description", [
    ...readRows<object>("opportunities/opportunities.json"),
    ...ODD.opportunities.map((row) => ({ ...opportunity, ...row })),
  ]);
  await insert(
    "collaborations",
    "title, slug, organization, type, description",
    readRows("research/collaborations.json"),
  );
  await insert(
    "research_papers",
    "title, slug, university, category, published_date",
    readRows<object>("research/papers.json").map((row) => ({ ...row, published_date: "2026-03-31" })),
  );
  await insert(
    "market_trends",
    "title, slug, category, description, impact_score, sentiment, source",
    readRows<object>("market/trends.json").map((row) => ({ ...row, impact_score: 5 })),
  );
}

describe("giving owners and categories to a full database", () => {
  it("keeps every text, category, rating and date", async () => {
    const after = await snapshot((table) => `(select name from categories where id = ${table}.category_id)`);
    const opportunities = before.opportunities as unknown[][];
    // The most frequent spelling is kept for all.
    const expected = opportunities.map((row) =>
      row.map((cell) => (cell === "ai analytics" ? "AI Analytics" : cell)),
    );
    expect(opportunities.length).toBe(51);
    expect(after).toEqual({ ...before, opportunities: expected });
  });

  it("gives each record to the organization that it names, whatever its case", async () => {
    for (const table of ["opportunities", "collaborations"]) {
      const [row] = await execute(
        `select bool_and(o.name = t.organization::citext and owner_user_id is null) as named
         from ${table} t left join organizations o on o.id = owner_organization_id`,
      );
      expect(row).toEqual({ named: true });
    }
    const [vendors] = await execute(
      "select bool_and(o.name = v.name) as named from vendors v left join organizations o on o.id = organization_id",
    );
    expect(vendors).toEqual({ named: true });
    expect(
      await execute("select name from organizations where name in ('c#', 'école du sport')"),
    ).toHaveLength(2);
  });

  it("gives each category a slug of its own, and keeps those of solutions apart", async () => {
    const names = ["C#", "C++", "C 2", "日本", "ミズノ"];
    expect(
      await execute(
        `select name, slug from categories where kind = 'opportunity'
         and name::text in (${names.map(() => "?").join(", ")}) order by id`,
        names,
      ),
    ).toEqual([
      { name: "C#", slug: "c" },
      { name: "C++", slug: "c-2" },
      { name: "C 2", slug: "c-2-2" },
      { name: "日本", slug: "item" },
      { name: "ミズノ", slug: "item-2" },
    ]);
    expect(await execute("select count(*)::int as count from categories where kind = 'solution'")).toEqual([
      { count: 12 },
    ]);
  });

  it("makes slugs as the product does", async () => {
    const rows = await execute(
      "select name::text, slug from organizations union select name::text, slug from categories where slug !~ '-2$'",
    );
    for (const { name, slug } of rows) expect([name, slug]).toEqual([name, plainSlug(String(name))]);
  });
});
