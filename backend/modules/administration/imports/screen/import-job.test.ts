import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
beforeEach(() =>
  rows("truncate solutions, vendors, categories, sports, import_runs, import_rows, import_uploads cascade"),
);
afterAll(() => app.stop());

const rows = (sql: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
const FIELDS = ["id", "title", "description", "category", "vendor"];
const upload = async (...titles: string[]) => {
  const lines = titles.map((title, at) => `${at},${title},Text,Video,North`);
  const body = [FIELDS.join(), ...lines].join("\n");
  const headers = { "content-type": "application/octet-stream" };
  const answer = await admin.fetch("/uploads/imports?name=a.csv", { method: "POST", body, headers });
  return ((await answer.json()) as { id: string }).id;
};
const start = async (uploadId: string, source: string) => {
  const { data } = await admin.execute<{ startImport: { id: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id } }",
    {
      input: {
        uploadId,
        source,
        kind: "solutions",
        fields: FIELDS.map((name) => ({ field: name, column: name })),
      },
    },
  );
  return data.startImport.id;
};
const undo = (id: string) => admin.execute("mutation ($id: ID!) { undoImport(id: $id) { status } }", { id });
const statuses = () => rows("select status, created, failure from import_runs order by id");

it("makes a run again that was killed midway", async () => {
  const id = await start(await upload("A", "B"), "one");
  await rows(`update import_runs set status = 'running', percent = 40 where id = ${id}`);
  await app.runJobs();
  expect(await statuses()).toEqual([{ status: "written", created: 2, failure: null }]);
});

it("says so when something goes wrong on our side, at once, and the file can be imported still", async () => {
  const uploadId = await upload("A");
  const id = await start(uploadId, "one");
  await rows(`update import_runs set mapping = '{}' where id = ${id}`);
  await app.runJobs();
  expect(await statuses()).toEqual([
    { status: "failed", created: 0, failure: "Something went wrong on our end. Nothing was imported." },
  ]);
  await start(uploadId, "one");
  await app.runJobs();
  expect(await statuses()).toMatchObject([{ status: "failed" }, { status: "written", created: 1 }]);
});

it("makes two runs at once one after the other, and an undo beside them", async () => {
  const first = await start(await upload("A", "B"), "one");
  await app.runJobs();
  await start(await upload("C", "D"), "two");
  await start(await upload("C", "D"), "three");
  expect((await undo(first)).errors).toBeUndefined();
  await app.runJobs();
  expect(await statuses()).toMatchObject([
    { status: "undone" },
    { status: "written", created: 2 },
    { status: "written", created: 2 },
  ]);
  expect(await rows("select title from solutions order by title, id")).toEqual(
    ["C", "C", "D", "D"].map((title) => ({ title })),
  );
});

it.each(["undoImport", "removeImportSource"])("tries an undo that got stuck again: %s", async (name) => {
  const id = await start(await upload("A", "B"), "one");
  await app.runJobs();
  await undo(id);
  // The worker was killed, and its job is gone.
  await rows("delete from graphile_worker._private_jobs");
  expect(await statuses()).toMatchObject([{ status: "undoing" }]);
  const again =
    name === "undoImport"
      ? await undo(id)
      : await admin.execute('mutation { removeImportSource(source: "one") }');
  expect(again.errors).toBeUndefined();
  await app.runJobs();
  expect(await statuses()).toMatchObject([{ status: "undone", failure: null }]);
  expect(await rows("select title from solutions")).toEqual([]);
});

it("undoes once, though two tried", async () => {
  const id = await start(await upload("A"), "one");
  await app.runJobs();
  await undo(id);
  await undo(id);
  await app.runJobs();
  expect(await statuses()).toMatchObject([{ status: "undone", failure: null }]);
  const acts =
    "select from audit_entries where action = 'catalog.import_undone' and changes -> 'run' ->> 'after' = ";
  expect(await rows(`${acts} '${id}'`)).toHaveLength(1);
});

it("doesn't undo what still runs", async () => {
  const id = await start(await upload("A"), "one");
  expect((await undo(id)).errors?.[0]?.extensions?.code).toBe("CONFLICT");
});

it("leaves what people bookmarked, and removes the rest", async () => {
  const id = await start(await upload("Kept", "Gone"), "one");
  await app.runJobs();
  const [kept] = await rows("select id from solutions where title = 'Kept'");
  await rows(
    `insert into bookmarks (user_id, subject_kind, subject_id) select id, 'solution', ${kept?.id} from users limit 1`,
  );
  await undo(id);
  await app.runJobs();
  expect(await rows("select title from solutions")).toEqual([{ title: "Kept" }]);
  expect(await rows("select status, undo_left from import_runs")).toEqual([
    { status: "undone", undo_left: 1 },
  ]);
});

it("deletes uploads after two days, with their parts, and a run that needs one says so", async () => {
  const id = await start(await upload("A"), "one");
  await rows("update import_uploads set created_at = now() - interval '49 hours'");
  await upload("B");
  await rows(`delete from graphile_worker._private_jobs`);
  await rows("select graphile_worker.add_job('purge-import-uploads')");
  await app.runJobs();
  expect(await rows("select count(*)::int as parts from import_upload_parts")).toEqual([{ parts: 1 }]);
  await rows(`select graphile_worker.add_job('run-import', json_build_object('run', ${id}))`);
  await app.runJobs();
  expect(await statuses()).toMatchObject([
    { status: "failed", failure: expect.stringContaining("Upload it again") },
  ]);
});
