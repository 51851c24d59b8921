import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SchemaObjectDescription } from "yup";
import { importKinds } from "../../../../import-command/kinds/index.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { importCsv } from "../../../../testing/import-csv.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { planTables } from "../writing/table-plan.ts";
import { BULK_FIELDS } from "./bulk-fields.rules.ts";
import { storedIn } from "./write-field.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(() =>
  sql("truncate solutions, vendors, research_papers, categories, import_runs, import_rows cascade"),
);

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);

const imported = (kind: string, csv: string) => importCsv(app, admin, kind, csv);
const start = (input: object, client: TestClient = admin) =>
  client.execute<{ startBulkEdit: { id: string } }>(
    "mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id fileName dryRun } }",
    { input: { field: "sports", value: "Rowing", check: "noSport", ...input } },
  );
const reportOf = async (id: string) =>
  (
    await admin.execute<{ importRun: { failure: string | null; run: object; preview: object[] } }>(
      `query ($id: ID!) { importRun(id: $id) { failure notes run { status rows updated unchanged leftAlone }
       preview { title what fields { field before after } } } }`,
      { id },
    )
  ).data.importRun;
const edit = async (input: object) => {
  const { data } = await start(input);
  await app.runJobs();
  return { id: data.startBulkEdit.id, ...(await reportOf(data.startBulkEdit.id)) };
};
const undo = async (id: string) => {
  await admin.execute("mutation ($id: ID!) { undoImport(id: $id) { id } }", { id });
  await app.runJobs();
};
const CSV = `id,title,description,category,vendor,sports,tags
1,Gate timer,Times gates.,Timing,North,,
2,Boat timer,Times boats.,Timing,North,,gps
3,Both,Times all.,Timing,North,Skiing,
`;
const solutions = () =>
  sql(`select t.title, c.name::text as category, t.tags, array(select s.name::text from solution_sports l
    join sports s on s.id = l.sport_id where l.solution_id = t.id order by 1) as sports,
    t.sport_ids = array(select l.sport_id from solution_sports l where l.solution_id = t.id order by 1) as same
    from solutions t join categories c on c.id = t.category_id order by t.id`);
const BEFORE = [
  { title: "Gate timer", category: "Timing", tags: [], sports: [], same: true },
  { title: "Boat timer", category: "Timing", tags: ["gps"], sports: [], same: true },
  { title: "Both", category: "Timing", tags: [], sports: ["Skiing"], same: true },
];

it("gives all records that a check has found a value, after a preview, and is undone with what it created", async () => {
  const run = await imported("solutions", CSV);
  expect(await solutions()).toEqual(BEFORE);
  const look = await edit({ run, dryRun: true });
  expect(look).toMatchObject({
    failure: null,
    run: { status: "WRITTEN", rows: 2, updated: 2, leftAlone: 0 },
    preview: [
      {
        title: "Gate timer",
        what: "updated",
        fields: expect.arrayContaining([{ field: "sports", before: null, after: "Rowing" }]),
      },
      { title: "Boat timer" },
    ],
  });
  expect(await solutions()).toEqual(BEFORE);
  const done = await edit({ run });
  expect(done).toMatchObject({ failure: null, run: { rows: 2, updated: 2 }, preview: [] });
  expect(await solutions()).toEqual([
    { ...BEFORE[0], sports: ["Rowing"] },
    { ...BEFORE[1], sports: ["Rowing"] },
    BEFORE[2],
  ]);
  expect(
    await sql(
      "select action, changes -> 'updated' as updated from audit_entries where action = 'catalog.edited_in_bulk'",
    ),
  ).toEqual([{ action: "catalog.edited_in_bulk", updated: { after: 2 } }]);
  await undo(done.id);
  expect(await solutions()).toEqual(BEFORE);
  expect(await sql("select from sports where name = 'Rowing'")).toEqual([]);
});

it("edits chosen records only, adds to lists or replaces them, and leaves what people have edited", async () => {
  const run = await imported("solutions", CSV);
  const [one, two, three] = await sql("select id from solutions order by id");
  await edit({ run, ids: [two?.id, three?.id], field: "tags", value: "GPS, sensors", adds: true });
  await edit({ run, ids: [three?.id], field: "category", value: "Racing" });
  await edit({ run, ids: [three?.id], value: "Biathlon | Skiing" });
  expect(await solutions()).toEqual([
    BEFORE[0],
    { ...BEFORE[1], tags: ["gps", "sensors"] },
    { ...BEFORE[2], category: "Racing", tags: ["GPS", "sensors"], sports: ["Biathlon", "Skiing"] },
  ]);
  const edited = await solutions();
  await imported("solutions", CSV);
  expect(await solutions()).toEqual(edited);
  await sql("update solutions set version = 2 where id = ?", [one?.id]);
  expect((await edit({ run, ids: [one?.id], field: "website", value: "north.example" })).run).toMatchObject({
    rows: 1,
    updated: 0,
    leftAlone: 1,
  });
  const outside = await edit({ run, ids: ["999999"] });
  expect(outside.run).toMatchObject({ rows: 0, updated: 0 });
});

it("adds an item once, and leaves a list as it is that would get too long", async () => {
  const run = await imported("solutions", CSV);
  const [one, two] = await sql("select id from solutions order by id");
  const added = await edit({ run, ids: [one?.id], field: "tags", value: "Video, video, VIDEO", adds: true });
  expect(added).toMatchObject({ failure: null, run: { updated: 1 } });
  expect((await solutions())[0]).toMatchObject({ tags: ["Video"] });
  await sql(
    "update solutions set tags = array(select 'tag ' || n from generate_series(1, 49) n) where id = ?",
    [two?.id],
  );
  const full = await edit({ run, ids: [one?.id, two?.id], field: "tags", value: "fits, not", adds: true });
  expect(full).toMatchObject({
    notes: ["1 record stays as it is: its list would get too long."],
    failure: null,
    run: { rows: 2, updated: 1, leftAlone: 1 },
  });
  expect(await sql("select cardinality(tags) as tags from solutions order by id limit 2")).toEqual([
    { tags: 3 },
    { tags: 49 },
  ]);
});

it("writes nothing for a person who isn't an administrator any more", async () => {
  const run = await imported("solutions", CSV);
  const { data } = await start({ run });
  await sql("update users set role = 'mentor' where id = ?", [admin.userId]);
  await app.runJobs();
  await sql("update users set role = 'admin' where id = ?", [admin.userId]);
  expect(await reportOf(data.startBulkEdit.id)).toMatchObject({
    failure: "You're no longer an administrator. Nothing was changed.",
    run: { status: "FAILED" },
  });
  expect(await solutions()).toEqual(BEFORE);
});

it("is undone with its import, all of it", async () => {
  const run = await imported("solutions", CSV);
  const first = await edit({ run });
  await edit({ run: first.id, check: "noTags", field: "category", value: "Racing" });
  await undo(run);
  expect(await sql("select from solutions")).toEqual([]);
  expect(await sql("select status from import_runs where not dry_run")).toEqual(
    [1, 2, 3].map(() => ({ status: "undone" })),
  );
  expect(await sql("select from categories where name in ('Racing', 'Timing')")).toEqual([]);
  const { errors } = await start({ run });
  expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
});

it.each([
  [{ check: "odd" }, "check"],
  [{ field: "title" }, "field"],
  [{ field: "category", value: "" }, "value"],
  [{ field: "category", value: "x", adds: true }, "adds"],
  [{ field: "priceBand", value: "cheap" }, "value"],
  [{ field: "website", value: "no address" }, "value"],
  [{ value: "x".repeat(5_001) }, "value"],
  [{ ids: Array(501).fill("1") }, "ids"],
])("refuses %# at its field", async (input, field) => {
  const run = await imported("solutions", CSV);
  const { errors } = await start({ run, ...input });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [field]: expect.any(String) },
  });
});

it("clears what may be empty, and reads values as people write them", async () => {
  const run = await imported("vendors", "name,website,country\nNorth,https://north.example,\nSouth,,\n");
  await edit({ run, check: "noCountry", field: "country", value: " Norway " });
  await edit({ run, check: "noCountry", field: "country", value: "Sweden" });
  const ids = (await sql("select id from vendors order by id")).map(({ id }) => id);
  await edit({ run, check: "noCountry", ids, field: "website", value: "" });
  await edit({ run, check: "noCountry", ids, field: "categories", value: "Timing" });
  expect(await sql("select name::text, website, country from vendors order by id")).toEqual([
    { name: "North", website: null, country: "Norway" },
    { name: "South", website: null, country: "Norway" },
  ]);
  expect(await sql("select from vendor_categories")).toHaveLength(2);
  const papers = await imported(
    "papers",
    "id,title,university,category,publishedDate\n1,Sleds,Bergen Tech,Biomechanics,2026-01-01\n",
  );
  await edit({ run: papers, check: "noAbstract", field: "publishedDate", value: "31.01.2026" });
  await edit({ run: papers, check: "noAbstract", field: "openAccess", value: "yes" });
  await edit({ run: papers, check: "noAbstract", field: "topics", value: "Load, Cold" });
  expect(await sql("select published_date::text as day, open_access as open from research_papers")).toEqual([
    { day: "2026-01-31", open: true },
  ]);
  expect(await sql("select from paper_topics")).toHaveLength(2);
});

it("is in a column of its kind, for every field", () => {
  for (const [name, fields] of Object.entries(BULK_FIELDS)) {
    const kind = importKinds[name];
    if (!kind) throw new Error(`${name} is no kind.`);
    for (const { name: field, isList } of fields) {
      expect(kind.fields).toContain(field);
      expect(Boolean(isList), field).toBe(
        (kind.rules.describe() as SchemaObjectDescription).fields[field]?.type === "array",
      );
      expect(storedIn(planTables(kind), field)).toBeDefined();
    }
  }
});

it("is for administrators, about imports that exist", async () => {
  const person = await signIn(app, await createUser(app));
  const codes = await Promise.all([
    start({ run: "1" }, app),
    start({ run: "1" }, person),
    start({ run: "999999" }),
  ]);
  expect(codes.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
    "UNAUTHENTICATED",
    "FORBIDDEN",
    "NOT_FOUND",
  ]);
});
