import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { restRoutes } from "./routes.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let operation: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  member = await signIn(app, await createUser(app));
  // More than a page: the download is streamed.
  await sql(`insert into users (username, email, first_name, last_name)
    select 'many-' || n, 'many-' || n || '@people.example', 'A', 'B' from generate_series(1, 250) n`);
  const key = crypto.randomUUID();
  const { data } = await admin.execute<{ startBulkOperation: { id: string } }>(
    `mutation { startBulkOperation(input: { kind: EXPORT_USERS, choice: { userIds: ["${admin.userId}"] },
       expected: 1, key: "${key}" }) { id } }`,
  );
  operation = data.startBulkOperation.id;
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const exported = () =>
  sql("select actor_id, changes from audit_entries where action = 'data.exported' order by id");
/** An address of a route, whose parameters stand for something. */
const addressOf = (path: string) => path.replace("{id}", operation).replace("{kind}", "users");
/** Where members of organizations have what is theirs. */
const OWN_FOR_MEMBERS: ReadonlySet<string> = new Set(["/api/admin/imports.csv"]);
const FILES = restRoutes.filter(({ path, file }) => file && path.startsWith("/api/admin/"));

describe("an administrator's download", () => {
  it.each(FILES.map(({ path }) => path))("of %s is recorded once, others' aren't served", async (path) => {
    const address = addressOf(path);
    const before = await exported();
    const others = OWN_FOR_MEMBERS.has(path)
      ? [[app, 401] as const]
      : [[app, 401] as const, [member, 403] as const];
    for (const [by, status] of others) expect((await by.fetch(address)).status).toBe(status);
    expect(await exported()).toEqual(before);
    const response = await admin.fetch(address);
    expect(response.status).toBe(200);
    await response.text();
    const added = (await exported()).slice(before.length);
    expect(added).toMatchObject([
      { actor_id: admin.userId, changes: { kind: { after: expect.any(String) } } },
    ]);
  });

  it("is named in the trail by its kind, and never by its filters", async () => {
    await (await admin.fetch("/api/admin/users.csv?search=many-1")).text();
    const [last] = (await exported()).slice(-1);
    expect(last?.changes).toEqual({ kind: { after: "users" } });
    const { data } = await admin.execute<{ auditEntries: { nodes: object[] } }>(
      `{ auditEntries(filter: { actions: ["data.exported"] }, first: 1) { nodes { changes { field after } } } }`,
    );
    expect(data.auditEntries.nodes).toEqual([{ changes: [{ field: "Kind", after: "users" }] }]);
  });

  it("that fails, or is only looked at, is not recorded", async () => {
    const before = await exported();
    expect((await admin.fetch("/api/admin/users.csv?role=nobody")).status).toBe(400);
    expect((await admin.fetch("/api/admin/bulk-operations/999999/users.csv")).status).toBe(404);
    expect((await admin.fetch("/api/admin/users.csv", { method: "HEAD" })).status).toBe(200);
    expect(await exported()).toEqual(before);
  });
});
