import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

interface Operation {
  id: string;
  kind: string;
  total: number;
  succeeded: number;
  skipped: number;
  finishedAt: string | null;
  canUndo: boolean;
  startedBy: string;
}
const FIELDS = "id kind total succeeded skipped finishedAt canUndo startedBy";
const start = (by: TestClient, input: object) =>
  by.execute<{ startBulkOperation: { id: string } }>(
    "mutation ($input: BulkOperationInput!) { startBulkOperation(input: $input) { id } }",
    { input: { key: randomUUID(), ...input } },
  );
const undo = (by: TestClient, id: string) =>
  by.execute<{ undoBulkOperation: { id: string } }>(`mutation { undoBulkOperation(id: ${id}) { id } }`);
const read = async (id: string) =>
  (await admin.execute<{ bulkOperation: Operation }>(`{ bulkOperation(id: ${id}) { ${FIELDS} } }`)).data
    .bulkOperation;
const reasonsOf = async (id: string) => {
  const { data } = await admin.execute<{
    bulkOperationItems: { nodes: { user: { id: string }; result: string; reason: string | null }[] };
  }>(`{ bulkOperationItems(operationId: ${id}, first: 100) { nodes { user { id } result reason } } }`);
  return Object.fromEntries(data.bulkOperationItems.nodes.map(({ user, reason }) => [user.id, reason]));
};
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;

describe("suspending", () => {
  it("ends sessions, spares administrators, says what became of each, and is undone", async () => {
    const [one, other, asleep] = [
      await createUser(app),
      await createUser(app),
      await createUser(app, { isActive: false }),
    ];
    const boss = await createUser(app, { role: "admin" });
    const client = await signIn(app, one);
    const userIds = [one, other, asleep, boss].map(({ id }) => id);
    const { data } = await start(admin, { kind: "SUSPEND_USERS", choice: { userIds }, expected: 4 });
    const { id } = data.startBulkOperation;
    expect(await read(id)).toMatchObject({ total: 4, succeeded: 0, finishedAt: null, canUndo: false });
    expect(codeOf(await undo(admin, id))).toBe("CONFLICT");
    await app.runJobs();
    expect(await read(id)).toMatchObject({
      succeeded: 2,
      skipped: 2,
      canUndo: true,
      startedBy: "Noor Haddad",
    });
    expect(await reasonsOf(id)).toEqual({
      [one.id]: null,
      [other.id]: null,
      [asleep.id]: "Already inactive.",
      [boss.id]: "Administrators are never suspended in bulk.",
    });
    expect((await client.fetch("/api/auth/me")).status).toBe(401);
    // Somebody changes one of them by hand: that stays.
    for (const isActive of [true, false])
      await admin.execute(
        `mutation { updateUserRights(id: ${other.id}, input: { isActive: ${isActive} }) { id } }`,
      );
    const { data: undone } = await undo(admin, id);
    await app.runJobs();
    expect(await reasonsOf(undone.undoBulkOperation.id)).toEqual({
      [one.id]: null,
      [other.id]: "Changed by someone since.",
    });
    expect(await read(id)).toMatchObject({ canUndo: false });
    expect(await read(undone.undoBulkOperation.id)).toMatchObject({ kind: "ACTIVATE_USERS", canUndo: false });
    expect(codeOf(await undo(admin, id))).toBe("CONFLICT");
    expect(
      await sql(
        "select changes->'bulkOperation'->>'after' as by from audit_entries where subject_id = ? and action = 'account.rights_changed' order by id",
        [one.id],
      ),
    ).toEqual([{ by: id }, { by: undone.undoBulkOperation.id }]);
  });

  it("is done once, however often it is sent, run or undone", async () => {
    const user = await createUser(app);
    const input = { kind: "SUSPEND_USERS", choice: { userIds: [user.id] }, expected: 1, key: randomUUID() };
    const started = await Promise.all([1, 2, 3].map(() => start(admin, input)));
    const ids = new Set(started.map(({ data }) => data.startBulkOperation.id));
    expect(ids.size).toBe(1);
    const [id = ""] = ids;
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(await read(id)).toMatchObject({ succeeded: 1, skipped: 0 });
    const undone = await Promise.all([1, 2, 3].map(() => undo(admin, id)));
    expect(undone.map(codeOf).toSorted()).toEqual(["CONFLICT", "CONFLICT", undefined]);
  });

  it("stops when whoever started it is no longer an administrator", async () => {
    const other = await createUser(app, { role: "admin" });
    const user = await createUser(app);
    const { data } = await start(await signIn(app, other), {
      kind: "SUSPEND_USERS",
      choice: { userIds: [user.id] },
      expected: 1,
    });
    await admin.execute(`mutation { updateUserRights(id: ${other.id}, input: { role: USER }) { id } }`);
    await app.runJobs();
    expect(await read(data.startBulkOperation.id)).toMatchObject({ succeeded: 0, skipped: 1 });
    expect((await sql("select is_active from users where id = ?", [user.id]))[0]).toEqual({
      is_active: true,
    });
  });
});

describe("a notification", () => {
  it("reaches whoever matches and is active, once", async () => {
    const organization = `Club ${randomUUID()}`;
    const users = [
      await createUser(app, { organization }),
      await createUser(app, { organization, role: "mentor" }),
      await createUser(app, { organization, isActive: false }),
    ];
    const choice = { search: organization };
    const count = await admin.execute(
      "query ($choice: BulkChoiceInput!) { bulkChoiceCount(choice: $choice) }",
      { choice },
    );
    expect(count.data).toEqual({ bulkChoiceCount: 3 });
    const input = {
      kind: "SEND_NOTIFICATION",
      choice,
      expected: 3,
      title: "Tonight",
      message: "We are away.",
    };
    const { id } = (await start(admin, input)).data.startBulkOperation;
    await app.runJobs();
    expect(await read(id)).toMatchObject({ succeeded: 2, skipped: 1, canUndo: false });
    expect(
      await sql("select recipient_id as id from notifications where title = 'Tonight' order by 1"),
    ).toEqual(users.slice(0, 2).map((user) => ({ id: user.id })));
  });

  it.each([
    ["title", { title: " ", message: "Words." }],
    ["message", { title: "Words", message: "" }],
    ["title", { title: "x".repeat(121), message: "Words." }],
  ])("is refused at its %s", async (field, letter) => {
    const { errors } = await start(admin, { kind: "SEND_NOTIFICATION", choice: {}, expected: 1, ...letter });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  });
});

describe("an export", () => {
  it("is a file of everybody chosen, safe to open, and recorded", async () => {
    const organization = `Export ${randomUUID()}`;
    for (let n = 0; n < 120; n += 1)
      await createUser(app, { organization, title: n === 0 ? "=HYPERLINK(1)" : null });
    const input = { kind: "EXPORT_USERS", choice: { search: organization }, expected: 120 };
    const { id } = (await start(admin, input)).data.startBulkOperation;
    expect(await read(id)).toMatchObject({ succeeded: 120, finishedAt: expect.any(String) });
    const path = `/api/admin/bulk-operations/${id}/users.csv`;
    const response = await admin.fetch(path);
    expect(response.headers.get("content-disposition")).toMatch(/=users-export-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(121);
    expect(lines[0]).toMatch(/^Id,Username,Email,First Name,Last Name,Role,Organization,Title,Status,Joined/);
    expect(lines[1]).toMatch(/,'=HYPERLINK\(1\),Active,\d{4}-\d\d-\d\dT[\d:.]+Z,$/);
    expect((await app.fetch(path)).status).toBe(401);
    expect((await admin.fetch("/api/admin/bulk-operations/999999/users.csv")).status).toBe(404);
    expect((await admin.fetch("/api/admin/bulk-operations/none/users.csv")).status).toBe(400);
    expect((await (await signIn(app, await createUser(app))).fetch(path)).status).toBe(403);
    expect(
      await sql(
        "select changes from audit_entries where action = 'bulk_operation.started' and subject_id = ?",
        [Number(id)],
      ),
    ).toEqual([{ changes: { kind: { after: "export_users" }, accounts: { after: 120 } } }]);
  });
});

describe("a bulk operation", () => {
  it("is refused for nobody, for another number, without a UUID, and to strangers", async () => {
    const user = await createUser(app);
    const input = { kind: "ACTIVATE_USERS", choice: { userIds: [user.id] }, expected: 1 };
    expect(codeOf(await start(admin, { ...input, choice: { userIds: [] }, expected: 0 }))).toBe(
      "BAD_USER_INPUT",
    );
    expect(codeOf(await start(admin, { ...input, choice: { userIds: [999_999] } }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await start(admin, { ...input, expected: 2 }))).toBe("CONFLICT");
    expect(codeOf(await start(admin, { ...input, key: "again" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await start(app, input))).toBe("UNAUTHENTICATED");
    expect(codeOf(await start(await signIn(app, user), input))).toBe("FORBIDDEN");
    expect(codeOf(await undo(admin, "999999"))).toBe("NOT_FOUND");
    expect(codeOf(await undo(await signIn(app, user), "1"))).toBe("FORBIDDEN");
    expect(await sql("select from bulk_operation_items where user_id = ?", [user.id])).toEqual([]);
  });

  it("is listed with the latest first, in three statements", async () => {
    app.database.statements.length = 0;
    const { data } = await admin.execute<{ bulkOperations: { nodes: Operation[] } }>(
      `{ bulkOperations(first: 5) { nodes { ${FIELDS} } } }`,
    );
    expect(data.bulkOperations.nodes.length).toBe(5);
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
  });
});
