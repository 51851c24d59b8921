import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let second: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let server: Server;
let host: string;
let folder: string;
/** What the server answers. */
let content = "";
let type = "text/csv";
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers["if-none-match"]);
    const etag = `"${content.length}"`;
    if (request.url?.startsWith("/private")) response.writeHead(302, { location: "https://10.0.0.1/" }).end();
    else if (request.url?.startsWith("/missing")) response.writeHead(404).end();
    else if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, "content-type": type }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), "sync-test-"));
  const environment = { SYNC_PRIVATE_HOSTS: host, SYNC_FOLDER: folder };
  app = await startTestApp("empty", environment);
  second = await startTestApp(app.database, environment);
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  person = await signIn(app, await createUser(app));
});
afterAll(async () => {
  server.close();
  await second.stop();
  await app.stop();
  await rm(folder, { recursive: true });
});
const sql = <Row>(text: string) => app.database.orm.em.fork().execute<Row[]>(text);
beforeEach(async () => {
  await sql(
    "truncate sync_sources, sync_runs, sync_results, solutions, vendors, import_rows, import_runs cascade",
  );
  content = rows("Alpha", "Beta");
  type = "text/csv";
  asked.length = 0;
});

const rows = (...titles: string[]) =>
  `id,title,description,category,vendor\n${titles.map((title) => `${title},${title},Text,Video,North\n`).join("")}`;
const ADD = "mutation ($input: SyncSourceInput!) { addSyncSource(input: $input) { id version } }";
const add = async (input: object) => {
  const answer = await admin.execute<{ addSyncSource: { id: string; version: number } }>(ADD, {
    input: { name: "List", kind: "solutions", location: `http://${host}/list.csv`, ...input },
  });
  return { ...answer, source: answer.data?.addSyncSource };
};
interface Run {
  readonly id: string;
  readonly finishedAt: string | null;
  readonly results: readonly object[];
}
const SYNC = "mutation ($id: ID) { syncData(sourceId: $id) { id } }";
const sync = async (id: string | null = null) => {
  const { errors } = await admin.execute(SYNC, { id });
  if (errors) throw new Error(errors[0]?.message);
  await app.runJobs();
  const { data } = await admin.execute<{ syncRun: Run }>(
    "{ syncRun { id finishedAt results { sourceName status message created updated importRunId } } }",
  );
  expect(data.syncRun.finishedAt).not.toBeNull();
  return data.syncRun.results;
};
const titles = async () =>
  (await sql<{ title: string }>("select title from solutions order by title")).map(({ title }) => title);

it("imports what an address holds, whatever its type claims, and says when nothing is new", async () => {
  type = "text/html";
  await add({});
  expect(await sync()).toMatchObject([{ sourceName: "List", status: "WRITTEN", created: 2, updated: 0 }]);
  expect(await titles()).toEqual(["Alpha", "Beta"]);
  const { data } = await app.execute<{ solutions: object }>(
    '{ solutions(search: "Alpha") { totalCount nodes { title } } }',
  );
  expect(data.solutions, "found at once").toEqual({ totalCount: 1, nodes: [{ title: "Alpha" }] });
  expect(await sync()).toMatchObject([
    { status: "UNCHANGED", message: "Nothing new since the last sync.", importRunId: null },
  ]);
  expect(asked).toEqual([undefined, expect.stringMatching(/^"\d+"$/)]);
  content = rows("Alpha", "Beta", "Gamma");
  expect(await sync()).toMatchObject([{ status: "WRITTEN", created: 1, updated: 0 }]);
  const history = await admin.execute<{ syncResults: { nodes: object[] } }>(
    "{ syncResults(first: 10) { nodes { status created } } }",
  );
  expect(history.data.syncResults.nodes).toEqual([
    { status: "WRITTEN", created: 1 },
    { status: "UNCHANGED", created: 0 },
    { status: "WRITTEN", created: 2 },
  ]);
});

it("fetches anew what was taken back", async () => {
  await add({});
  await sync();
  const [run] = await sql<{ id: number }>("select id from import_runs");
  await admin.execute("mutation ($id: ID!) { undoImport(id: $id) { id } }", { id: String(run?.id) });
  await app.runJobs();
  expect(await titles()).toEqual([]);
  expect(await sync()).toMatchObject([{ status: "WRITTEN", created: 2 }]);
});

it("reads files of its folder, and nothing outside", async () => {
  await writeFile(join(folder, "tools.csv"), rows("Alpha"));
  await symlink("/etc/hostname", join(folder, "link.csv"));
  await add({ location: "tools.csv" });
  await add({ name: "Link", location: "link.csv" });
  await add({ name: "None", location: "none.csv" });
  expect(
    (await add({ name: "Up", location: "../tools.csv" })).errors?.[0]?.extensions?.fields,
  ).toHaveProperty("location");
  expect(await sync()).toMatchObject([
    { sourceName: "Link", status: "FAILED", message: "There's no file link.csv in the sync folder." },
    { sourceName: "List", status: "WRITTEN", created: 1 },
    { sourceName: "None", status: "FAILED" },
  ]);
  expect(await sync(), "by its content").toMatchObject([{}, { status: "UNCHANGED" }, {}]);
});

it("goes on after bad sources, and says what is wrong with each", async () => {
  await writeFile(join(folder, "bad.csv"), rows("Alpha", ""));
  await writeFile(join(folder, "page.csv"), "<html><body>Sign in</body></html>\n<p>\n");
  await add({ name: "1", location: `http://${host}/private.csv` });
  await add({ name: "2", location: `http://${host}/missing.csv` });
  await add({ name: "3", location: "bad.csv" });
  await add({ name: "4", location: "page.csv" });
  await add({
    name: "5",
    mapping:
      '{ "fields": { "id": "id", "title": { "from": "title" }, "description": "description", "category": "category", "vendor": { "value": "West" } } }',
  });
  expect(await sync()).toMatchObject([
    { status: "FAILED", message: expect.stringMatching(/private network/) },
    { status: "FAILED", message: "Its server answered with status 404." },
    { status: "REFUSED", message: "1 of 2 rows is bad, so nothing was imported." },
    { status: "FAILED", message: expect.stringMatching(/^page.csv is a web page, which/) },
    { status: "WRITTEN", created: 2 },
  ]);
  expect(await sql("select name from vendors")).toEqual([{ name: "West" }]);
});

describe("one at a time", () => {
  it("is started by one of two, on whichever instance", async () => {
    await add({});
    const other = await signIn(second, await createUser(second, { role: "admin" }));
    const before = await sql("select action from audit_entries where action = 'data.synced'");
    const answers = await Promise.all([admin.execute(SYNC), other.execute(SYNC)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code).sort()).toEqual([
      "CONFLICT",
      undefined,
    ]);
    await Promise.all([app.runJobs(), second.runJobs()]);
    expect(await sql("select status from sync_results")).toEqual([{ status: "written" }]);
    expect(await sql("select action from audit_entries where action = 'data.synced'")).toHaveLength(
      before.length + 1,
    );
  });

  it("goes on with what was fetched when it was killed, and others may run when it was given up", async () => {
    await add({});
    await admin.execute(SYNC);
    await sql(`update sync_results set status = 'running'`);
    await app.runJobs();
    expect(await titles()).toEqual(["Alpha", "Beta"]);
    await admin.execute(SYNC);
    await sql("delete from graphile_worker._private_jobs");
    await expect(sync()).rejects.toThrow("A sync is already running.");
    await sql("update sync_runs set created_at = now() - interval '3 days' where finished_at is null");
    expect(await sync()).toMatchObject([{ status: "UNCHANGED" }]);
    expect(await sql("select message from sync_results where status = 'failed'")).toEqual([
      { message: "It was interrupted." },
    ]);
  });
});

it("is for administrators, and says when there is nothing to sync", async () => {
  const post = (client: Pick<TestApp, "fetch">) => client.fetch("/api/admin/sync-data", { method: "POST" });
  expect((await post(app)).status).toBe(401);
  expect((await post(person)).status).toBe(403);
  const none = await post(admin);
  expect([none.status, await none.json()]).toMatchObject([409, { message: /no sources to sync/ }]);
  await add({});
  const answer = await post(admin);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { message: "Sync started", sources: ["List"] },
  ]);
  await app.runJobs();
  expect(await titles()).toHaveLength(2);
});
