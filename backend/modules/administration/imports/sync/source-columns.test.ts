import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sync-columns-"));
  await writeFile(join(folder, "tools.csv"), "key,name,summary,category,company\n1,Alpha,Text,Video,North\n");
  app = await startTestApp("empty", { SYNC_FOLDER: folder });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  person = await signIn(app, await createUser(app));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const UPLOAD = "mutation ($location: String!) { uploadSyncSource(location: $location) }";
const PREVIEW = `mutation ($id: ID!, $input: SyncSourceInput!) {
  previewSyncSource(uploadId: $id, input: $input) { id dryRun } }`;
const INPUT = { name: "List", kind: "solutions", location: "tools.csv" };
const FIELDS = { id: "key", title: "name", description: "summary", category: "category", vendor: "company" };
const fetched = async () =>
  (await admin.execute<{ uploadSyncSource: string }>(UPLOAD, { location: "tools.csv" })).data
    .uploadSyncSource;

it("shows a source's columns, and what a sync would change, without changing anything", async () => {
  const id = await fetched();
  const { data } = await admin.execute<{ importUpload: object }>(
    `query ($id: ID!) { importUpload(id: $id, kind: "solutions") { fileName columns { name samples } suggestions { field column } } }`,
    { id },
  );
  expect(data.importUpload).toMatchObject({
    fileName: "tools.csv",
    columns: expect.arrayContaining([{ name: "name", samples: ["Alpha"] }]),
    suggestions: expect.arrayContaining([{ field: "title", column: "name" }]),
  });
  const mapping = JSON.stringify({ fields: FIELDS });
  const started = await admin.execute<{ previewSyncSource: { id: string } }>(PREVIEW, {
    id,
    input: { ...INPUT, mapping },
  });
  await app.runJobs();
  const report = await admin.execute<{ importRun: object }>(
    "query ($id: ID!) { importRun(id: $id) { run { status rows } preview { title what } } }",
    { id: started.data.previewSyncSource.id },
  );
  expect(report.data.importRun).toEqual({
    run: { status: "WRITTEN", rows: 1 },
    preview: [{ title: "Alpha", what: "created" }],
  });
  const count = await app.database.orm.em.fork().execute("select count(*)::int as count from solutions");
  expect(count).toEqual([{ count: 0 }]);
});

it("counts the rows of a sync", async () => {
  const mapping = JSON.stringify({ fields: FIELDS });
  const ADD = "mutation ($input: SyncSourceInput!) { addSyncSource(input: $input) { id } }";
  expect((await admin.execute(ADD, { input: { ...INPUT, mapping } })).errors).toBeUndefined();
  const progress = async () =>
    (await admin.execute<{ syncRun: object }>("{ syncRun { rows percent } }")).data.syncRun;
  await admin.execute("mutation { syncData { id } }");
  expect(await progress()).toEqual({ rows: 0, percent: 0 });
  await app.runJobs();
  expect(await progress()).toEqual({ rows: 1, percent: 100 });
});

it.each(["none.csv", "../tools.csv", "https://localhost/a.csv", "https://169.254.169.254/a.csv", ""])(
  "says at the field why it can't read %s",
  async (location) => {
    const { errors } = await admin.execute(UPLOAD, { location });
    expect(errors?.[0]?.extensions?.fields).toHaveProperty("location");
  },
);

it("previews only settings that could be saved, for administrators alone", async () => {
  const id = await fetched();
  const bad = await admin.execute(PREVIEW, {
    id,
    input: { ...INPUT, mapping: '{"fields":{"titel":"name"}}' },
  });
  expect(bad.errors?.[0]?.extensions?.fields).toHaveProperty("mapping");
  expect((await admin.execute(PREVIEW, { id: "0", input: INPUT })).errors?.[0]?.extensions?.code).toBe(
    "NOT_FOUND",
  );
  for (const [client, code] of [
    [app, "UNAUTHENTICATED"],
    [person, "FORBIDDEN"],
  ] as const) {
    expect((await client.execute(UPLOAD, { location: "tools.csv" })).errors?.[0]?.extensions?.code).toBe(
      code,
    );
    expect((await client.execute(PREVIEW, { id, input: INPUT })).errors?.[0]?.extensions?.code).toBe(code);
  }
});
