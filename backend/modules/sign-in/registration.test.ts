import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { message user { username email firstName lastName role roleLabel organization title } }
}`;

const ada = {
  username: "Ada",
  email: "ada@people.example",
  password: "secret",
  firstName: "Ada",
  lastName: "Okoye",
  role: "MENTOR",
  organization: "Lakeside Rowing",
  title: "Coach",
};

const register = (changes: Record<string, unknown> = {}) =>
  app.execute<{ register: { user: Record<string, unknown> } }>(REGISTER, { input: { ...ada, ...changes } });

const stored = () =>
  app.database.orm.em.fork().execute<{ username: string }[]>("select username from users order by id");

describe("signing up", () => {
  it("writes nothing when a later step fails", async () => {
    const em = app.database.orm.em.fork();
    await em.execute("alter table sessions add constraint no_session check (false)");
    const { errors } = await register();
    await em.execute("alter table sessions drop constraint no_session");
    expect(errors?.[0]?.extensions?.code).toBe("INTERNAL_SERVER_ERROR");
    expect(await stored()).toEqual([]);
  });

  it("makes the account and signs it in", async () => {
    const { data, response } = await register();
    const { password: _, ...shown } = ada;
    expect(data.register).toEqual({
      message: "Registration successful",
      user: { ...shown, roleLabel: "Mentor/Professor" },
    });
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const viewer = await app.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query: "{ viewer { username } }" }),
    });
    expect(await viewer.json()).toEqual({ data: { viewer: { username: "Ada" } } });
  });

  it.each([
    [{ email: "else@people.example", username: "aDA" }, { username: "This username is already taken" }],
    [
      { username: "else", email: "ADA@people.example" },
      { email: "An account with this email already exists" },
    ],
    [
      {},
      {
        username: "This username is already taken",
        email: "An account with this email already exists",
      },
    ],
  ])("is refused when taken, whatever the case: %j", async (changes, fields) => {
    const { errors } = await register(changes);
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", fields });
  });

  it("lets one of many at the same time have the name", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => register({ username: "rush", email: `rush${i}@people.example` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? "made");
    expect(codes.toSorted()).toEqual([...Array(7).fill("CONFLICT"), "made"]);
  });

  it.each([
    ["username", "ab", "Username must be at least 3 characters"],
    ["username", "", "Username must be at least 3 characters"],
    ["username", "x".repeat(61), "Username must be at most 60 characters"],
    ["username", "ada lovelace", "Username can't hold spaces or invisible characters"],
    ["username", "ada\u200b", "Username can't hold spaces or invisible characters"],
    ["username", "ａdа", "Username can't hold spaces or invisible characters"],
    ["email", "", "Invalid email address"],
    ["email", "ada", "Invalid email address"],
    ["email", `${"x".repeat(250)}@a.io`, "Invalid email address"],
    ["password", "12345", "Password must be at least 6 characters"],
    ["password", "x".repeat(257), "Password must be at most 256 characters"],
    ["firstName", "", "First name is required"],
    ["lastName", "  ", "Last name is required"],
    ["lastName", "x".repeat(81), "Last name must be at most 80 characters"],
    ["organization", "x".repeat(161), "Organization must be at most 160 characters"],
    ["role", "ADMIN", "Choose one of the roles offered"],
  ])("is refused at %s for %j", async (field, value, message) => {
    const before = await stored();
    const { errors } = await register({ username: "grace", email: "grace@people.example", [field]: value });
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect(await stored()).toEqual(before);
  });
});
