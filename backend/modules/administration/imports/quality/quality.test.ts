import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { importCsv } from "../../../../testing/import-csv.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { CHECKS } from "./checks.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const QUALITY = "query ($run: ID!) { importQuality(run: $run) { name title count rows { label editor } } }";
const quality = (run: unknown, client: TestClient = admin) =>
  client.execute<{
    importQuality: { name: string; count: number; rows: { label: string; editor: string }[] }[];
  }>(QUALITY, { run });

const imported = (kind: string, csv: string) => importCsv(app, admin, kind, csv);

it("counts what is missing, doubtful and odd in an import, with the rows, in two statements", async () => {
  const run = await imported(
    "solutions",
    `id,title,description,category,vendor,pricing,website,sports,tags
1,THE LOUD TRACKER,Short.,Video,North,$20 a month,,,
2,Quiet,A description that is long enough to say what it does.,Video,North,,https://a.example,Rowing,gps
3,Odd,A description that is long enough to say what it does.,Lonely,North,,https://b.example,Rowing,gps
`,
  );
  app.database.statements.length = 0;
  const { data } = await quality(run);
  expect(app.database.statements.length).toBeLessThanOrEqual(3);
  expect(data.importQuality.map(({ name, count }) => [name, count])).toEqual([
    ["capitals", 1],
    ["noSport", 1],
    ["noTags", 1],
    ["noWebsite", 1],
    ["ownCategory", 1],
    ["priceInWords", 1],
    ["shortDescription", 1],
  ]);
  expect(data.importQuality[0]?.rows[0]).toMatchObject({
    label: "THE LOUD TRACKER",
    editor: expect.stringMatching(/^\/solutions\/\d+-the-loud-tracker\/edit$/),
  });
  expect(data.importQuality.find(({ name }) => name === "ownCategory")?.rows[0]?.label).toBe("Odd");
  await admin.execute("mutation ($id: ID!) { undoImport(id: $id) { id } }", { id: run });
  await app.runJobs();
  expect((await quality(run)).data.importQuality).toEqual([]);
});

it("asks only what the tables of each kind can answer", async () => {
  for (const { table, label, editor, checks } of Object.values(CHECKS))
    for (const { where } of Object.values(checks))
      await app.database.orm.em.fork().execute(`select t.${label}, ${editor} from ${table} t where ${where}`);
});

it("is for administrators, about runs that exist", async () => {
  const person = await signIn(app, await createUser(app));
  const codes = await Promise.all([quality("1", app), quality("1", person), quality("999")]);
  expect(codes.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
    "UNAUTHENTICATED",
    "FORBIDDEN",
    "NOT_FOUND",
  ]);
});
