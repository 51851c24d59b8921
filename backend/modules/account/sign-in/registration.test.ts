import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

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

const LEGIBLE = "Username can only contain letters, digits, dots, hyphens and underscores";
const MIXED = "Username can't mix letters from different alphabets";
const ALIKE = "This username looks too much like another one. Please choose a different one.";

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

  it.each(["firstName", "lastName", "organization", "title"])(
    "is refused at a %s with paragraphs",
    async (field) => {
      const { errors } = await register({ [field]: "Sec\r\n\r\nLocked: https://else.example" });
      const fields = { [field]: "This must be one line, without line breaks" };
      expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields });
    },
  );

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
    expect(await viewer.json()).toMatchObject({ data: { viewer: { username: "Ada" } } });
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

  it.each([
    ["scope", "\u0455\u0441\u043e\u0440\u0435"],
    ["oliver1", "0LIVER1"],
    ["marius", "rnarius"],
    ["lars.i", "Iars.1"],
    ["istanbul", "\u0130stanbu1"],
  ])("is refused when %s is there and it looks alike: %s", async (username, alike) => {
    await register({ username, email: `${username}@people.example` });
    const { errors } = await register({ username: alike, email: "else@people.example" });
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", fields: { username: ALIKE } });
  });

  it("lets one of many that look alike have the name", async () => {
    const answers = await Promise.all(
      ["twin1", "twinl", "twini", "tw1nl"].map((username) =>
        register({ username, email: `${username}@people.example` }),
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? "made");
    expect(codes.toSorted()).toEqual([...Array(3).fill("CONFLICT"), "made"]);
  });

  it.each(["zoë.müller", "Ñandú_7", "вера", "Αθηνά", "山田はなこ", "김민준", "नेहा", "J.R-1"])(
    "takes the name %s",
    async (username) => {
      const { errors } = await register({
        username,
        email: `${encodeURIComponent(username)}@people.example`,
      });
      expect(errors).toBeUndefined();
    },
  );

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
    ["username", "ada lovelace", LEGIBLE],
    ["username", "ada\u200b", LEGIBLE],
    ["username", "ada\u3164", LEGIBLE],
    ["username", "\uff41da", LEGIBLE],
    ["username", "ada@people", LEGIBLE],
    ["username", "-._", LEGIBLE],
    ["username", "gr\u0430ce", MIXED],
    ["username", "日本кот", MIXED],
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
