import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let ada: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  ada = await signIn(
    app,
    await createUser(app, { username: "ada", organization: "River 100% Club", role: "mentor" }),
  );
  await createUser(app, { username: "old-ben", createdAt: new Date("2020-01-01T00:00:00Z") });
  await createUser(app, { username: "asleep", isActive: false });
});
afterAll(() => app.stop());

const count = async (audience: string) =>
  (await admin.execute<{ alertAudience: number }>(`{ alertAudience(audience: { ${audience} }) }`)).data
    .alertAudience;
const send = (by: TestClient, body: object) =>
  by.fetch("/api/admin/bulk-notifications", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "Maintenance", message: "Tonight.", type: "warning", ...body }),
  });
const sent = async () => {
  const em = app.database.orm.em.fork();
  const [row] = await em.execute<{ acts: number; told: number }[]>(
    `select (select count(*)::int from audit_entries where action = 'alert.sent') as acts,
      (select count(*)::int from notifications) as told`,
  );
  return row;
};

describe("the number of people before sending", () => {
  it("narrows by role, organization, sign-up day and names, without deactivated accounts", async () => {
    expect(await count("")).toBe(3);
    expect(await count("roles: [MENTOR]")).toBe(1);
    expect(await count('organization: "river 100%"')).toBe(1);
    expect(await count('organization: "100_"')).toBe(0);
    expect(await count('joinedSince: "2021-01-01"')).toBe(2);
    expect(await count('usernames: ["Ada", "@old-ben", "asleep"]')).toBe(2);
  });

  it("is not everybody where no role is chosen", async () => {
    const { errors } = await admin.execute("{ alertAudience(audience: { roles: [] }) }");
    expect(errors?.[0]?.message).toBe("Choose at least one role");
    const answer = await send(admin, { roles: [] });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: { roles: "Choose at least one role" } },
    ]);
  });

  it("names those that nobody is called, and is for administrators", async () => {
    const ask = (by: TestClient) =>
      by.execute('{ alertAudience(audience: { usernames: ["ada", "nobody"] }) }');
    expect((await ask(admin)).errors?.[0]?.message).toBe("No one has the username nobody");
    expect((await ask(ada)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("an alert", () => {
  it("reaches whom it is for, with its level, once for the same key, also from two at once", async () => {
    const before = await sent();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(admin, { usernames: ["ada"], key })));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ recipients: 1 });
    const { data } = await ada.execute<{ notifications: { nodes: object[] } }>(
      "{ notifications(first: 5) { nodes { title text level } } }",
    );
    expect(data.notifications.nodes).toEqual([
      { title: "Maintenance", text: ["Tonight."], level: "WARNING" },
    ]);
    expect(await sent()).toEqual({ acts: Number(before?.acts) + 1, told: Number(before?.told) + 1 });
  });

  it("takes ids as numbers, and is sent by administrators only", async () => {
    expect((await send(admin, { userIds: [ada.userId] })).status).toBe(200);
    expect((await send(app, { userIds: [1] })).status).toBe(401);
    expect((await send(ada, { userIds: [1] })).status).toBe(403);
  });

  it.each([
    ["title", { title: " " }],
    ["type", { type: "loud" }],
    ["type", { type: undefined }],
    ["type", { type: "" }],
    ["type", { type: null }],
    ["userIds", {}],
    ["userIds", { userIds: null, organization: " " }],
    ["userIds", { userIds: [] }],
    ["key", { key: "" }],
    ["key", { key: "x".repeat(5000) }],
    ["userIds", { userIds: "1" }],
    ["audience", { organization: "Nowhere" }],
  ])("is refused at its %s", async (field, body) => {
    const before = await sent();
    const answer = await send(admin, body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveProperty(field);
    expect(await sent()).toEqual(before);
  });
});
