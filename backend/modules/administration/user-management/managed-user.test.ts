import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { User } from "../../account/identity/user.entity.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const edit = (by: TestClient, id: number, input: object) =>
  by.execute<{ updateUserProfile: { firstName: string; email: string; version: number } }>(
    `mutation ($id: ID!, $input: UpdateProfileInput!) {
      updateUserProfile(id: $id, input: $input) { firstName email version }
    }`,
    { id, input },
  );
const reset = (by: TestClient, id: number, newPassword: string) =>
  by.execute(
    `mutation ($id: ID!, $newPassword: String!) {
    resetUserPassword(id: $id, newPassword: $newPassword) { message } }`,
    { id, newPassword },
  );
const remove = (by: TestClient, id: number) =>
  by.execute<{ deleteUser: boolean }>("mutation ($id: ID!) { deleteUser(id: $id) }", { id });
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const stored = (id: number) => app.database.orm.em.fork().findOneOrFail(User, id);
const entriesOf = (id: number) =>
  app.database.orm.em
    .fork()
    .execute("select action, changes from audit_entries where subject_id = ? order by id", [id]);

describe("somebody's profile", () => {
  it("is changed; the entry names the fields that differ, not what they say", async () => {
    const user = await createUser(app, { bio: "Old" });
    const { data } = await edit(admin, user.id, { firstName: "Ada", lastName: user.lastName, bio: "" });
    expect(data.updateUserProfile).toMatchObject({ firstName: "Ada", version: user.version + 1 });
    expect((await stored(user.id)).bio).toBeNull();
    expect(await entriesOf(user.id)).toEqual([
      { action: "account.profile_changed", changes: { fields: { after: ["firstName", "bio"] } } },
    ]);
    await edit(admin, user.id, { firstName: "Ada" });
    expect(await entriesOf(user.id)).toHaveLength(1);
  });

  it("gets another email address, told to the old one; pending links end", async () => {
    const user = await createUser(app, { emailProvenAt: new Date() });
    const em = app.database.orm.em.fork();
    await em.execute(
      "insert into email_changes (user_id, email, expires_at) values (?, 'x@y.example', now() + interval '1 day')",
      [user.id],
    );
    const email = `new-${user.id}@people.example`;
    app.mails.length = 0;
    expect((await edit(admin, user.id, { email })).data.updateUserProfile.email).toBe(email);
    await app.runJobs();
    expect(app.mails).toMatchObject([{ to: user.email, subject: expect.stringContaining("email address") }]);
    expect((await stored(user.id)).emailProvenAt).toBeNull();
    expect(await em.execute("select 1 from email_changes where user_id = ?", [user.id])).toEqual([]);
  });

  it("refuses a taken address, one's own new address, bad values, stale edits and strangers", async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const taken = await edit(admin, user.id, { email: other.email.toUpperCase() });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: { email: expect.any(String) },
    });
    const own = await edit(admin, admin.userId, { email: "mine@people.example" });
    expect(own.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { email: expect.any(String) },
    });
    const bad = await edit(admin, user.id, { firstName: " ", website: "javascript:alert(1)" });
    expect(bad.errors?.[0]?.extensions?.fields).toEqual({
      firstName: "First name is required",
      website: expect.any(String),
    });
    expect(codeOf(await edit(admin, user.id, { title: "A", version: user.version + 1 }))).toBe("CONFLICT");
    expect(codeOf(await edit(app, user.id, { title: "A" }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await edit(await signIn(app, user), other.id, { title: "A" }))).toBe("FORBIDDEN");
    expect(codeOf(await edit(admin, 999_999, { title: "A" }))).toBe("NOT_FOUND");
    expect(await entriesOf(user.id)).toEqual([]);
  });

  it("of two who save one version at the same time, one is refused", async () => {
    const user = await createUser(app);
    const saves = ["A", "B"].map((title) => edit(admin, user.id, { title, version: user.version }));
    expect((await Promise.all(saves)).map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
  });
});

describe("somebody's password", () => {
  it("is reset: the new one works, every session ends, and they are told", async () => {
    const user = await createUser(app, { password: "right-1" });
    const client = await signIn(app, user);
    app.mails.length = 0;
    expect((await reset(admin, user.id, "other-2")).data).toEqual({
      resetUserPassword: { message: "Password reset successfully" },
    });
    expect((await client.fetch("/api/auth/me")).status).toBe(401);
    const enter = (password: string) =>
      app.execute("mutation ($input: SignInInput!) { signIn(input: $input) { message } }", {
        input: { username: user.username, password },
      });
    expect(codeOf(await enter("right-1"))).toBe("UNAUTHENTICATED");
    expect(codeOf(await enter("other-2"))).toBeUndefined();
    await app.runJobs();
    expect(app.mails).toMatchObject([{ to: user.email }]);
    expect(await entriesOf(user.id)).toMatchObject([
      { action: "account.password_reset", changes: {} },
      { action: "account.signed_in" },
    ]);
  });

  it("is refused when it is short, one's own, or asked for by others", async () => {
    const user = await createUser(app);
    expect(codeOf(await reset(admin, user.id, "12345"))).toBe("BAD_USER_INPUT");
    expect(codeOf(await reset(admin, admin.userId, "123456"))).toBe("FORBIDDEN");
    expect(codeOf(await reset(admin, 999_999, "123456"))).toBe("NOT_FOUND");
    expect(codeOf(await reset(app, user.id, "123456"))).toBe("UNAUTHENTICATED");
    expect(codeOf(await reset(await signIn(app, user), user.id, "123456"))).toBe("FORBIDDEN");
  });
});

describe("an account", () => {
  it("is deleted with its personal data, at once", async () => {
    const user = await createUser(app, { bio: "Mine" });
    const client = await signIn(app, user);
    expect((await remove(admin, user.id)).data).toEqual({ deleteUser: true });
    expect((await client.fetch("/api/auth/me")).status).toBe(401);
    expect(await stored(user.id)).toMatchObject({ firstName: "Deleted", bio: null, isActive: false });
    expect(await entriesOf(user.id)).toMatchObject([{ action: "account.erased" }]);
    expect(codeOf(await remove(admin, user.id))).toBe("NOT_FOUND");
    expect((await admin.fetch(`/api/admin/users/${user.id}`)).status).toBe(404);
  });

  it("is deleted once, whoever asks", async () => {
    const user = await createUser(app);
    const codes = (await Promise.all([1, 2, 3].map(() => remove(admin, user.id)))).map(codeOf);
    expect(codes.toSorted()).toEqual(["NOT_FOUND", "NOT_FOUND", undefined]);
    expect(await entriesOf(user.id)).toHaveLength(1);
    const other = await createUser(app);
    expect(codeOf(await remove(app, other.id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await remove(await signIn(app, other), other.id))).toBe("FORBIDDEN");
  });

  it("has its REST calls", async () => {
    const user = await createUser(app);
    const send = (method: string, path: string, body?: object) =>
      admin.fetch(`/api/admin/users/${user.id}${path}`, {
        method,
        headers: { "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const whole = await (await send("GET", "")).json();
    expect(whole).toMatchObject({ id: user.id, role: "user", isActive: true });
    const saved = await send("PATCH", "/profile", {
      ...(whole as object),
      role: "admin",
      firstName: "Grace",
    });
    expect(await saved.json()).toMatchObject({ firstName: "Grace", role: "user" });
    expect((await send("POST", "/reset-password", { newPassword: "123456" })).status).toBe(200);
    expect((await send("POST", "/reset-password", {})).status).toBe(400);
    expect(await (await send("DELETE", "")).json()).toEqual({ message: "User deleted successfully" });
    const administrator = await createUser(app, { role: "admin" });
    expect((await admin.fetch(`/api/admin/users/${administrator.id}`, { method: "DELETE" })).status).toBe(
      403,
    );
  });
});
