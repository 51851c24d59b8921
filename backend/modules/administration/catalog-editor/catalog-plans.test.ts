import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { CatalogKinds } from "./kinds/catalog-kind.ts";
import { TABLES } from "./kinds/tables.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("demo");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

/** Kinds of which there are a few hundred at most. */
const FEW = new Set<string>(["figures", "quarters", "claims", "categories"]);
const many = Object.values(CatalogKinds).filter((kind) => !FEW.has(kind));

/** How a statement would be answered if reading whole tables and sorting cost much, as it does with many rows. */
async function planOf(sql: string): Promise<string> {
  const em = app.database.orm.em.fork();
  return em.transactional(async (inside) => {
    for (const costly of ["seqscan", "sort"]) await inside.execute(`set local enable_${costly} = off`);
    const rows = await inside.execute<Record<string, string>[]>(`explain ${sql}`);
    return rows.flatMap((row) => Object.values(row)).join("\n");
  });
}

it.each(many)("a page of %s is read from an index, in either order, and found by one", async (kind) => {
  const { table, byLabel, searched } = TABLES[kind];
  const [by, type] = byLabel;
  const after = `where (${by}, t.id) > ('m'::${type}, 1)`;
  for (const [condition, order] of [
    ["", `${by}, t.id`],
    [after, `${by}, t.id`],
    ["where t.id < 50", "t.id desc"],
  ]) {
    const plan = await planOf(`select t.id from ${table} t ${condition} order by ${order} limit 51`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(plan).toContain("Index");
  }
  expect(await planOf(`select t.id from ${table} t where ${searched} like '%training%'`)).toMatch(/_search/);
});

const narrowed = many.flatMap((kind) =>
  Object.entries(TABLES[kind].states ?? {}).map(([state, condition]) => ({ kind, state, condition })),
);

it.each(narrowed)("$kind that are $state are found and counted by an index", async ({ kind, condition }) => {
  const { table } = TABLES[kind];
  expect(await planOf(`select count(*) from ${table} t where (${condition})`)).not.toMatch(/Seq Scan/);
});

it.each(narrowed)("$kind are $state or something else, never both", async ({ kind, condition }) => {
  const { table, states = {} } = TABLES[kind];
  const others = Object.values(states).filter((other) => other !== condition);
  const rows = await app.database.orm.em
    .fork()
    .execute(`select t.id from ${table} t where (${condition}) and (${others.join(" or ")})`);
  expect(rows).toEqual([]);
});

it("the table's screen takes at most six statements besides the session", async () => {
  app.database.statements.length = 0;
  const { errors } = await admin.execute(
    "{ catalogRecords(kind: SOLUTIONS, first: 50) { totalCount nodes { id label detail state } } }",
  );
  expect(errors).toBeUndefined();
  expect(app.database.statements.length).toBeLessThanOrEqual(7);
});
