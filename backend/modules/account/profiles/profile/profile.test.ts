import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { User } from "../../identity/user.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const UPDATE = `mutation ($id: ID!, $input: UpdateProfileInput!) {
  updateProfile(id: $id, input: $input) { id email firstName bio website version }
}`;
const update = (client: TestClient, id: number, input: object) =>
  client.execute<{ updateProfile: Record<string, unknown> }>(UPDATE, { id, input });
const stored = (id: number) => app.database.orm.em.fork().findOneOrFail(User, id);

describe("editing a profile", () => {
  it("changes what is given, empties what is null and keeps the rest", async () => {
    const user = await createUser(app, { bio: "Coach", website: "https://club.example" });
    const client = await signIn(app, user);
    const { data } = await update(client, user.id, { firstName: " Ada ", bio: null });
    expect(data.updateProfile).toMatchObject({
      firstName: "Ada",
      bio: null,
      website: "https://club.example",
      version: user.version + 1,
    });
  });

  it("keeps emoji and other scripts as they are", async () => {
    const client = await signIn(app, await createUser(app));
    const bio = "⚽️ 👩🏽‍🔬 دانش ورزش";
    const { data } = await update(client, client.userId, { bio });
    expect(data.updateProfile.bio).toBe(bio);
  });

  it.each(["\u0000", "\ud800", "a\u202eb"])("refuses the text %j at its field", async (bio) => {
    const client = await signIn(app, await createUser(app));
    const { errors } = await update(client, client.userId, { bio });
    const message = "The text contains characters that aren't allowed.";
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { bio: message } });
    expect((await stored(client.userId)).bio).toBeNull();
  });

  it("of a stale form is a conflict and changes nothing", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    await update(client, user.id, { bio: "first", version: user.version });
    const { errors } = await update(client, user.id, { bio: "second", version: user.version });
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
    expect((await stored(user.id)).bio).toBe("first");
  });

  it("keeps the e-mail: another one is refused at its field, an administrator's and a taken one alike", async () => {
    const user = await createUser(app);
    const other = await createUser(app);
    const refusal = {
      code: "BAD_USER_INPUT",
      fields: { email: "Change your email address in your settings. You'll need your password." },
    };
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    for (const client of [await signIn(app, user), administrator]) {
      for (const email of [`new-${user.email}`, other.email]) {
        const { errors } = await update(client, user.id, { email, bio: "lost" });
        expect(errors?.[0]?.extensions).toEqual(refusal);
      }
      const { data } = await update(client, user.id, { email: user.email.toUpperCase(), bio: "kept" });
      expect(data.updateProfile).toMatchObject({ email: user.email, bio: "kept" });
    }
    await app.database.orm.em.fork().execute("update users set email = 'old,form@x' where id = ?", [user.id]);
    const version = (await stored(user.id)).version;
    for (const email of ["OLD,form@x ", "Ada <old,form@x>", "mailto:old,form@x"])
      expect((await update(await signIn(app, user), user.id, { email })).errors).toBeUndefined();
    expect((await stored(user.id)).version).toBe(version);
    const patched = await (await signIn(app, user)).fetch(`/api/users/${user.id}/profile`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "new@people.example", firstName: "Lost" }),
    });
    expect([patched.status, await patched.json()]).toMatchObject([
      400,
      { code: refusal.code, errors: refusal.fields },
    ]);
    expect((await stored(user.id)).firstName).toBe(user.firstName);
  });

  it("of another or unknown account is refused with the same error; an administrator may", async () => {
    const other = await createUser(app);
    const client = await signIn(app, await createUser(app));
    const foreign = await update(client, other.id, { bio: "mine" });
    const missing = await update(client, 999_999, { bio: "mine" });
    expect(foreign.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect(missing.errors?.[0]).toMatchObject({
      message: foreign.errors?.[0]?.message,
      extensions: foreign.errors?.[0]?.extensions,
    });
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    expect((await update(administrator, other.id, { bio: "checked" })).data.updateProfile.bio).toBe(
      "checked",
    );
  });

  it.each([
    ["firstName", "", "First name is required"],
    ["lastName", null, "Last name is required"],
    ["email", "nobody", "Invalid email address"],
    ["phone", "call me", "Phone must be a telephone number"],
    ["bio", "x".repeat(5001), "Bio must be at most 5000 characters"],
    ["avatar", "http://pictures.example/a.png", "Avatar must be an https address"],
    ["twitter", "not a handle", "Twitter must be a handle or an http or https address"],
  ])("refuses %s %j at its field", async (field, value, message) => {
    const client = await signIn(app, await createUser(app));
    const { errors } = await update(client, client.userId, { [field]: value });
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
  });
});

describe("an address", () => {
  const hostile = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "//evil.example",
    "https://user:secret@evil.example/",
    "https:\\\\evil.example",
    "ftp://club.example",
  ];
  it.each(["website", "github", "linkedin", "twitter", "avatar"])(
    "%s holds no other scheme",
    async (field) => {
      const client = await signIn(app, await createUser(app));
      for (const address of hostile) {
        const { errors } = await update(client, client.userId, { [field]: address });
        expect([address, errors?.[0]?.extensions?.code]).toEqual([address, "BAD_USER_INPUT"]);
      }
      const { errors } = await update(client, client.userId, { [field]: "https://club.example/a?b=c#d" });
      expect(errors).toBeUndefined();
    },
  );
});

describe("what is no part of a profile", () => {
  it.each(["role", "isActive", "permissions", "passwordHash", "id", "username", "isDemo", "__proto__"])(
    "is refused by GraphQL: %s",
    async (field) => {
      const client = await signIn(app, await createUser(app));
      const response = await client.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: `{"query": ${JSON.stringify(UPDATE)}, "variables": {"id": "${client.userId}", "input": {"bio": "x", "${field}": "admin"}}}`,
      });
      expect(response.status).toBe(400);
      expect(await stored(client.userId)).toMatchObject({ bio: null, role: "user", isActive: true });
    },
  );
});

describe("the REST call", () => {
  const patch = (client: TestClient, id: number, body: string) =>
    client.fetch(`/api/users/${id}/profile`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body,
    });

  it("changes nothing but the profile", async () => {
    const client = await signIn(app, await createUser(app, { password: "right-1" }));
    const hashOf = (id: number) =>
      app.database.orm.em.fork().execute("select password_hash from users where id = ?", [id]);
    const [before, hash] = [await stored(client.userId), await hashOf(client.userId)];
    const body =
      '{"bio":"x","role":"admin","isActive":false,"permissions":{"all":true},"passwordHash":"x","id":1,"username":"root","isDemo":true,"version":1,"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}';
    const response = await patch(client, client.userId, body);
    const after = await stored(client.userId);
    expect(response.status).toBe(200);
    expect(after.bio).toBe("x");
    for (const key of ["id", "username", "role", "isActive", "isDemo", "permissions", "createdAt"] as const) {
      expect([key, after[key]]).toEqual([key, before[key]]);
    }
    expect(await hashOf(client.userId)).toEqual(hash);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("role");
  });

  it.each(['{"bio":1}', '{"bio":["x"]}', "[]", '"x"', "{", '{"firstName":""}'])(
    "refuses %s",
    async (body) => {
      const client = await signIn(app, await createUser(app));
      const response = await patch(client, client.userId, body);
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toMatch(/json/);
    },
  );

  it("returns 401 if not signed in and 404 for another user", async () => {
    const other = await createUser(app);
    const client = await signIn(app, await createUser(app));
    expect((await patch(app, other.id, '{"bio":"x"}')).status).toBe(401);
    expect((await patch(client, other.id, '{"bio":"x"}')).status).toBe(404);
  });
});

describe("notification preferences", () => {
  it("keep what is left out, on GraphQL and REST", async () => {
    const client = await signIn(app, await createUser(app));
    await client.execute(
      "mutation { updateNotificationPreferences(input: { marketingUpdates: true, emailNotifications: null }) { id } }",
    );
    const response = await client.fetch(`/api/users/${client.userId}/notifications`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: '{"newSolutionAlerts":false}',
    });
    expect(response.status).toBe(200);
    expect((await stored(client.userId)).notificationPreferences).toEqual({
      emailNotifications: true,
      newSolutionAlerts: false,
      researchPaperUpdates: true,
      collaborationRequests: true,
      marketingUpdates: true,
    });
  });

  it("of others are not one's own to change", async () => {
    const other = await createUser(app);
    const client = await signIn(app, await createUser(app));
    const { errors } = await client.execute(
      "mutation ($id: ID!) { updateNotificationPreferences(id: $id, input: { marketingUpdates: true }) { id } }",
      { id: other.id },
    );
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await stored(other.id)).notificationPreferences.marketingUpdates).toBe(false);
  });
});

describe("the overview", () => {
  it("says how complete the profile is, in few statements", async () => {
    const client = await signIn(app, await createUser(app, { organization: "Rovers", title: "Coach" }));
    app.database.statements.length = 0;
    const { data } = await client.execute<{ viewerOverview: unknown }>(
      "{ viewerOverview { sessionCount twoFactorEnabled profileCompleteness { percent missing { field } } } }",
    );
    const statements = app.database.statements.filter((sql) => /^select/i.test(sql));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect(data.viewerOverview).toEqual({
      sessionCount: 1,
      twoFactorEnabled: false,
      profileCompleteness: {
        percent: 45,
        missing: ["location", "bio", "avatar", "phone", "linkedin", "website"].map((field) => ({ field })),
      },
    });
  });
});
