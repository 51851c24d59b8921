import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { importCsv } from "../../../../testing/import-csv.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(() =>
  sql("truncate solutions, vendors, categories, sports, import_runs, import_rows, suggested_values cascade"),
);

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const imported = (csv: string) => importCsv(app, admin, "solutions", csv);

const KNOWN = `id,title,description,category,vendor,sports,tags\n${Array.from({ length: 40 }, (_, at) => [
  `t${at},Gate ${at},Timing gates with beams measure sprint splits over ${at + 10} meters.,Timing,North,Skiing,gates`,
  `n${at},Meal ${at},Plans meals and protein for athletes who burn ${at + 1000} calories.,Nutrition,North,,meals`,
])
  .flat()
  .join("\n")}\n`;
const LACKING = `id,title,description,category,vendor
a,Beam pair,Timing gates and beams that measure the splits of a skiing sprint.,Imported,South
b,Light gate,Gates with beams for sprint splits in meters.,Imported,South
c,Menu,Plans meals with protein and calories for athletes.,Imported,South
d,Odd one,Xylophone quartz.,Imported,South
`;

interface Found {
  readonly isOffered: boolean;
  readonly isGoing: boolean;
  readonly looked: number | null;
  readonly fields: readonly {
    readonly field: string;
    readonly count: number;
    readonly sure: number;
    readonly tried: number;
    readonly triedSure: number;
    readonly triedRight: number;
    readonly values: readonly { value: string; count: number; sure: number }[];
  }[];
}
const FIELDS =
  "isOffered isGoing looked fields { field label count sure tried triedSure triedRight values { value count sure } }";
const suggestions = async (run: string) =>
  (
    await admin.execute<{ importSuggestions: Found }>(
      `query ($run: ID!) { importSuggestions(run: $run) { ${FIELDS} } }`,
      { run },
    )
  ).data.importSuggestions;
const valuesOf = async (run: string) =>
  Object.fromEntries((await suggestions(run)).fields.map(({ field, values }) => [field, values]));
const suggest = async (run: string) => {
  const answer = await admin.execute<{ suggestValues: Found }>(
    `mutation ($run: ID!) { suggestValues(run: $run) { ${FIELDS} } }`,
    { run },
  );
  await app.runJobs();
  return answer;
};
const records = async (run: string, field: string, value: string) =>
  (
    await admin.execute<{ importSuggestedRecords: { id: string; label: string; confidence: number }[] }>(
      `query ($run: ID!, $field: String!, $value: String!) {
         importSuggestedRecords(run: $run, field: $field, value: $value) { id label editor confidence } }`,
      { run, field, value },
    )
  ).data.importSuggestedRecords;
const take = (input: object, dryRun = false, client: TestClient = admin) =>
  client.execute<{ takeSuggestions: { id: string; fileName: string } }>(
    "mutation ($input: SuggestionsInput!, $dryRun: Boolean!) { takeSuggestions(input: $input, dryRun: $dryRun) { id fileName } }",
    { input, dryRun },
  );
const refuse = (input: object, client: TestClient = admin) =>
  client.execute<{ refuseSuggestions: number }>(
    "mutation ($input: SuggestionsInput!) { refuseSuggestions(input: $input) }",
    { input },
  );
const undo = async (id: string) => {
  await admin.execute("mutation ($id: ID!) { undoImport(id: $id) { id } }", { id });
  await app.runJobs();
};
const stored = () =>
  sql(`select t.title, c.name::text as category, t.tags, array(select s.name::text from solution_sports l
    join sports s on s.id = l.sport_id where l.solution_id = t.id order by 1) as sports
    from solutions t join categories c on c.id = t.category_id join vendors v on v.id = t.vendor_id
    where v.name = 'South' order by t.id`);

it("suggests what the catalog's nearest records have and texts say, with a confidence measured on known records", async () => {
  await imported(KNOWN);
  const run = await imported(LACKING);
  expect(await suggestions(run)).toEqual({ isOffered: true, isGoing: false, looked: null, fields: [] });
  expect((await suggest(run)).data.suggestValues).toMatchObject({ isGoing: true, looked: 0 });
  const found = await suggestions(run);
  expect(found).toMatchObject({ isOffered: true, isGoing: false, looked: 4 });
  expect(found.fields).toEqual([
    {
      field: "category",
      label: "Category",
      count: 3,
      sure: 3,
      tried: 80,
      triedSure: 80,
      triedRight: 80,
      values: [
        { value: "Timing", count: 2, sure: 2 },
        { value: "Nutrition", count: 1, sure: 1 },
      ],
    },
    expect.objectContaining({ field: "sports", values: [{ value: "Skiing", count: 1, sure: 1 }] }),
    expect.objectContaining({
      field: "tags",
      values: [
        { value: "gates", count: 2, sure: 2 },
        { value: "meals", count: 1, sure: 1 },
      ],
    }),
  ]);
  expect(await records(run, "category", "Timing")).toEqual([
    expect.objectContaining({ label: "Beam pair", confidence: expect.closeTo(0.98, 1) }),
    expect.objectContaining({ label: "Light gate" }),
  ]);
});

it("learns and suggests in a number of statements that doesn't grow with the records", async () => {
  await imported(KNOWN);
  const few = await imported(LACKING);
  const counted = async (run: string) => {
    app.database.statements.length = 0;
    await suggest(run);
    return app.database.statements.length;
  };
  const statements = await counted(few);
  const rows = Array.from(
    { length: 40 },
    (_, at) => `m${at},Beam ${at},Timing gates with beams.,Imported,South`,
  );
  const many = await imported(`id,title,description,category,vendor\n${rows.join("\n")}\n`);
  expect(await counted(many)).toBeLessThanOrEqual(statements + 2);
  expect((await suggestions(many)).looked).toBe(40);
});

it("gives each record the value suggested for it, after a preview, and offers it again once that is undone", async () => {
  await imported(KNOWN);
  const run = await imported(LACKING);
  await suggest(run);
  const before = await stored();
  const look = (await take({ run, field: "category" }, true)).data.takeSuggestions.id;
  await app.runJobs();
  const { data } = await admin.execute<{ importRun: object }>(
    `query ($id: ID!) { importRun(id: $id) { run { status rows updated } preview { title fields { field before after } } } }`,
    { id: look },
  );
  expect(data.importRun).toMatchObject({
    run: { status: "WRITTEN", rows: 3, updated: 3 },
    preview: [
      {
        title: "Beam pair",
        fields: expect.arrayContaining([expect.objectContaining({ before: "Imported", after: "Timing" })]),
      },
      {},
      {
        title: "Menu",
        fields: expect.arrayContaining([expect.objectContaining({ before: "Imported", after: "Nutrition" })]),
      },
    ],
  });
  expect(await stored()).toEqual(before);
  const taken = (await take({ run, field: "category" })).data.takeSuggestions;
  expect(taken.fileName).toBe("Suggested category");
  expect((await valuesOf(run)).category).toEqual([]);
  await app.runJobs();
  const sports = (await take({ run, field: "sports", value: "Skiing", sureOnly: true })).data.takeSuggestions;
  await app.runJobs();
  expect((await stored()).map(({ category, sports }) => [category, sports])).toEqual([
    ["Timing", ["Skiing"]],
    ["Timing", []],
    ["Nutrition", []],
    ["Imported", []],
  ]);
  expect(
    await sql(
      "select changes -> 'updated' as updated from audit_entries where action = 'catalog.edited_in_bulk' order by id",
    ),
  ).toEqual([{ updated: { after: 3 } }, { updated: { after: 1 } }]);
  await undo(sports.id);
  await undo(taken.id);
  expect((await stored()).map(({ category }) => category)).toEqual([
    "Imported",
    "Imported",
    "Imported",
    "Imported",
  ]);
  expect((await valuesOf(run)).category).toHaveLength(2);
  await undo(run);
  expect(await stored()).toEqual([]);
  expect(await suggestions(run)).toMatchObject({ isOffered: false, fields: [] });
});

it("takes single ones, and never offers again what was refused", async () => {
  await imported(KNOWN);
  const run = await imported(LACKING);
  await suggest(run);
  const [beam, light] = await records(run, "category", "Timing");
  expect(
    (await refuse({ run, field: "category", value: "Timing", ids: [light?.id] })).data.refuseSuggestions,
  ).toBe(1);
  await take({ run, field: "category", ids: [beam?.id, light?.id] });
  await app.runJobs();
  expect((await stored()).map(({ category }) => category)).toEqual([
    "Timing",
    "Imported",
    "Imported",
    "Imported",
  ]);
  await imported(LACKING);
  await suggest(run);
  expect((await valuesOf(run)).category).toEqual([{ value: "Nutrition", count: 1, sure: 1 }]);
  expect((await refuse({ run, field: "category" })).data.refuseSuggestions).toBe(1);
  expect((await take({ run, field: "category" })).errors?.[0]?.extensions?.code).toBe("CONFLICT");
});

it("says nothing of a category that people or other records gave, nor of what people have edited", async () => {
  await imported(KNOWN);
  const run = await imported(LACKING);
  await suggest(run);
  await sql("update solutions set version = 2 where title = 'Menu'");
  await sql(
    "update solutions set category_id = (select id from categories where name = 'Nutrition') where title = 'Light gate'",
  );
  expect((await valuesOf(run)).category).toEqual([{ value: "Timing", count: 1, sure: 1 }]);
  const own = await imported(
    "id,title,description,category,vendor\nx,Gate x,Timing gates with beams.,Nutrition,East\n",
  );
  await suggest(own);
  expect((await valuesOf(own)).category).toEqual([]);
});

it("names sports that texts say even where there is nothing to learn from", async () => {
  const run = await imported(
    "id,title,description,category,vendor,sports\n1,Oar,Force of the oar in rowing.,Imported,South,\n2,Boat,A boat.,Imported,South,Rowing\n",
  );
  await suggest(run);
  expect(await valuesOf(run)).toEqual({
    category: [],
    sports: [{ value: "Rowing", count: 1, sure: 1 }],
    tags: [],
  });
});

it("is for administrators, about imports that exist and fields that are suggested", async () => {
  const run = await imported(LACKING);
  const person = await signIn(app, await createUser(app));
  const input = { run, field: "sports" };
  const answers = await Promise.all([
    take(input, false, app),
    refuse(input, person),
    take({ ...input, run: "999999" }),
    refuse({ ...input, field: "title" }),
    take({ ...input, ids: Array(501).fill("1") }),
    take(input),
  ]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
    "UNAUTHENTICATED",
    "FORBIDDEN",
    "NOT_FOUND",
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
    "CONFLICT",
  ]);
});

it("takes values that differ in case for one, and can be started again after a failure", async () => {
  await imported(KNOWN.replace(/(?<=^t\d*[02468],.*),gates$/gm, ",Gates"));
  const run = await imported(LACKING);
  await admin.execute("mutation ($run: ID!) { suggestValues(run: $run) { isGoing } }", { run });
  await sql("alter table suggested_values rename to away");
  await app.runJobs();
  await sql("alter table away rename to suggested_values");
  expect(await suggestions(run)).toMatchObject({ isGoing: false });
  await suggest(run);
  const { tags } = await valuesOf(run);
  expect(tags?.map(({ value, count }) => [value.toLowerCase(), count])).toContainEqual(["gates", 2]);
  expect(tags?.filter(({ value }) => /^gates$/i.test(value))).toHaveLength(1);
});
