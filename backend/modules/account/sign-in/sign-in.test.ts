import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn as clientOf, createUser } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";
import { Roles } from "../identity/role.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { message user { username role } } }`;
const signIn = (username: string, password: string) =>
  app.execute<{ signIn: unknown }>(SIGN_IN, { input: { username, password } });
const viewerOf = async (cookie: string) =>
  (
    await testClient(app.url, { cookie }).execute<{ viewer: { username: string } | null }>(
      "{ viewer { username } }",
    )
  ).data.viewer?.username;

describe("signing in", () => {
  it.each([
    ["admin", "ADMIN"],
    ["business", "USER"],
    ["student", "STUDENT"],
    ["mentor", "MENTOR"],
    ["investor", "INVESTOR"],
  ] as const)("lets users of every role in, ignoring the name's case: %s", async (username, role) => {
    await createUser(app, { username, role: Roles[role], password: "right-words" });
    const { data, response } = await signIn(username.toUpperCase(), "right-words");
    expect(data.signIn).toEqual({ message: "Login successful", user: { username, role } });
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await viewerOf(cookie)).toBe(username);
  });

  it.each([
    ["username", "", "x", "Username is required"],
    ["password", "student", "", "Password is required"],
  ])("asks for the %s", async (field, username, password, message) => {
    const { errors } = await signIn(username, password);
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
  });

  it("knows the name however it is typed", async () => {
    await createUser(app, { username: "zoe", password: "right-words" });
    for (const typed of [" Zoe", "zoe ", "zoe\u00a0", "\uff3aoe", "zoe\u200b"])
      expect([typed, (await signIn(typed, "right-words")).errors]).toEqual([typed, undefined]);
  });

  it("costs one statement a request, however much of the viewer is asked for", async () => {
    const student = await clientOf(app, await createUser(app));
    app.database.statements.length = 0;
    await student.execute("{ viewer { username email privacy { profileVisibility } lastLogin } }");
    expect(app.database.statements).toHaveLength(1);
  });

  it("writes the last use at most once a minute", async () => {
    const client = await clientOf(app, await createUser(app));
    const em = app.database.orm.em.fork();
    await em.execute("update sessions set last_used_at = now() - interval '61 seconds'");
    const writes = async () => {
      app.database.statements.length = 0;
      await client.execute("{ viewer { username } }");
      return app.database.statements.filter((sql) => sql.includes("update sessions")).length;
    };
    expect([await writes(), await writes()]).toEqual([1, 0]);
  });
});

describe("signing out", () => {
  it("ends the session on the server: a replayed cookie is nobody", async () => {
    const user = await createUser(app);
    const client = await clientOf(app, user);
    const { response } = await client.execute("mutation { signOut { message } }");
    expect(response.headers.get("set-cookie")).toMatch(/^session=;/);
    expect(await viewerOf(`session=${client.token}`)).toBeUndefined();
  });
});
