import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

interface Changed {
  updateUserRights: { role: string; isActive: boolean; permissions: string; version: number };
}
const change = (by: TestClient, id: number, input: object) =>
  by.execute<Changed>(
    `mutation ($id: ID!, $input: UserRightsInput!) {
      updateUserRights(id: $id, input: $input) { role isActive permissions version }
    }`,
    { id, input },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0]?.extensions?.code;
const entriesOf = (id: number) =>
  app.database.orm.em
    .fork()
    .execute("select action, changes from audit_entries where subject_id = ? order by id", [id]);

describe("an account's rights", () => {
  it("are changed at once: a new administrator acts, a former one doesn't", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const other = await createUser(app);
    expect(codeOf(await change(client, other.id, { role: "MENTOR" }))).toBe("FORBIDDEN");
    await change(admin, user.id, { role: "ADMIN" });
    expect((await change(client, other.id, { role: "MENTOR" })).data.updateUserRights.role).toBe("MENTOR");
    await change(admin, user.id, { role: "USER" });
    expect(codeOf(await change(client, other.id, { role: "STUDENT" }))).toBe("FORBIDDEN");
    expect(await entriesOf(other.id)).toEqual([
      { action: "account.rights_changed", changes: { role: { before: "user", after: "mentor" } } },
    ]);
  });

  it("leave no student waiting for somebody who is no mentor any more", async () => {
    const mentor = await createUser(app, { role: "mentor" });
    const student = await signIn(app, await createUser(app, { role: "student" }));
    const { errors } = await student.execute(
      `mutation ($id: ID!) { requestMentoring(mentorId: $id, message: "Could we talk about load data?") { id } }`,
      { id: mentor.id },
    );
    expect(errors).toBeUndefined();
    await change(admin, mentor.id, { role: "USER" });
    const { data } = await student.execute<{ mentoringRequests: { nodes: object[] } }>(
      "{ mentoringRequests(first: 5) { nodes { status } } }",
    );
    expect(data.mentoringRequests.nodes).toEqual([{ status: "DECLINED" }]);
    const news = await student.execute<{ notifications: { nodes: { title: string }[] } }>(
      "{ notifications(first: 5) { nodes { title } } }",
    );
    expect(news.data.notifications.nodes[0]?.title).toMatch(/so your mentoring request was declined$/);
  });

  it("end with the account's sessions and pending letters when it is deactivated", async () => {
    const user = await createUser(app);
    const [here, there] = [await signIn(app, user), await signIn(app, user)];
    const { data } = await change(admin, user.id, { isActive: false });
    expect(data.updateUserRights.isActive).toBe(false);
    for (const client of [here, there]) expect((await client.fetch("/api/auth/me")).status).toBe(401);
    await change(admin, user.id, { isActive: true });
    for (const client of [here, there]) expect((await client.fetch("/api/auth/me")).status).toBe(401);
  });

  it("end the connection on which the account waits for news", async () => {
    const user = await createUser(app);
    const stream = await (await signIn(app, user)).fetch("/graphql/stream", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ query: "subscription { news { unread } }" }),
    });
    expect(stream.status).toBe(200);
    await change(admin, user.id, { isActive: false });
    // It ends by itself, or this waits until the test fails.
    expect(await stream.text()).toContain("complete");
  });

  it("say custom permissions as JSON, kept as they were given", async () => {
    const user = await createUser(app);
    const permissions = '{"beta":true,"limits":{"exports":5}}';
    const { data } = await change(admin, user.id, { permissions });
    expect(JSON.parse(data.updateUserRights.permissions)).toEqual(JSON.parse(permissions));
    await change(admin, user.id, { permissions: ' {"limits": {"exports": 5}, "beta": true} ' });
    expect(await entriesOf(user.id)).toEqual([
      { action: "account.rights_changed", changes: { permissions: {} } },
    ]);
    await change(admin, user.id, { permissions: "" });
    expect(codeOf(await change(admin, user.id, { permissions: "{}" }))).toBeUndefined();
    expect(await entriesOf(user.id)).toHaveLength(2);
  });

  it.each([
    ["no JSON", "beta"],
    ["a list", "[]"],
    ["a text", '"beta"'],
    ["null", "null"],
    ["too long", `{"a": "${"x".repeat(10_000)}"}`],
    ["nested too deep", `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`.slice(0, 9_000)],
    ["nested eleven deep", `${'{"a":'.repeat(11)}1${"}".repeat(11)}`],
    ["an escaped NUL", '{"a": "\\u0000"}'],
    ["an escaped NUL in a name", '{"\\u0000": 1}'],
    ["half a character", '{"a": "\\ud800"}'],
  ])("refuse permissions that are %s", async (_, permissions) => {
    const user = await createUser(app);
    const { errors } = await change(admin, user.id, { permissions });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { permissions: expect.any(String) },
    });
  });

  it("refuse a stale edit, strangers and what doesn't exist", async () => {
    const user = await createUser(app);
    const { data } = await change(admin, user.id, { role: "MENTOR", version: user.version });
    expect(data.updateUserRights.version).toBe(user.version + 1);
    const stale = await change(admin, user.id, { role: "STUDENT", version: user.version });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: { version: expect.any(String) },
    });
    expect(codeOf(await change(app, user.id, { role: "ADMIN" }))).toBe("UNAUTHENTICATED");
    for (const role of ["user", "student", "mentor", "investor"] as const) {
      const client = await signIn(app, await createUser(app, { role }));
      expect(codeOf(await change(client, client.userId, { role: "ADMIN" }))).toBe("FORBIDDEN");
    }
    expect(codeOf(await change(admin, 999_999, { role: "MENTOR" }))).toBe("NOT_FOUND");
  });

  it("have their REST calls", async () => {
    const user = await createUser(app);
    const send = (path: string, body: object, headers = {}) =>
      admin.fetch(`/api/admin/users/${user.id}${path}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    expect(await (await send("", { role: "investor" })).json()).toMatchObject({ role: "investor" });
    const set = await send("/permissions", { permissions: '{"a":1}', isActive: false });
    expect(await set.json()).toMatchObject({ permissions: '{"a":1}', isActive: false });
    expect((await send("/permissions", { isActive: true }, { "if-match": '"1"' })).status).toBe(412);
    expect((await send("", { role: "king" })).status).toBe(400);
    expect((await send("", {})).status).toBe(400);
    expect((await send("/permissions", { permissions: "[]" })).status).toBe(400);
  });
});
