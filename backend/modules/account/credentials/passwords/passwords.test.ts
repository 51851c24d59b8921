import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const CHANGE =
  "mutation ($from: String!, $to: String!) { changePassword(currentPassword: $from, newPassword: $to) { message } }";
const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) { message } }";
const RESET =
  "mutation ($token: String!, $to: String!) { resetPassword(token: $token, newPassword: $to) { message } }";
const canSignIn = async (username: string, password: string) => {
  const { errors } = await app.execute(
    "mutation ($input: SignInInput!) { signIn(input: $input) { message } }",
    {
      input: { username, password },
    },
  );
  return !errors;
};
const alive = async (client: { fetch: (path: string) => Promise<Response> }) =>
  (await client.fetch("/api/auth/me")).status === 200;

/** The token of the link in the last email to an address. */
async function linkFor(email: string): Promise<string> {
  await app.execute(REQUEST, { email });
  await app.runJobs();
  const letter = app.mails.findLast(({ to }) => to === email);
  return /token=([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("changing the password", () => {
  it("sets it, ends the other sessions but not this one, and sends a notice by email", async () => {
    const user = await createUser(app, { password: "right-1" });
    const [here, there] = [await signIn(app, user), await signIn(app, user)];
    const { data } = await here.execute<{ changePassword: unknown }>(CHANGE, {
      from: "right-1",
      to: "right-2",
    });
    expect(data.changePassword).toEqual({ message: "Password updated successfully" });
    expect([await alive(here), await alive(there)]).toEqual([true, false]);
    expect([await canSignIn(user.username, "right-1"), await canSignIn(user.username, "right-2")]).toEqual([
      false,
      true,
    ]);
    await app.runJobs();
    expect(app.mails.findLast(({ to }) => to === user.email)?.subject).toMatch(/^Your password was changed/);
  });

  it.each([
    ["currentPassword", "", "right-2", "Current password is required"],
    ["currentPassword", "wrong-1", "right-2", "Current password is incorrect"],
    ["newPassword", "right-1", "short", "Password must be at least 6 characters"],
    ["newPassword", "right-1", "x".repeat(257), "Password must be at most 256 characters"],
  ])("is refused at %s", async (field, from, to, message) => {
    const user = await createUser(app, { password: "right-1" });
    const client = await signIn(app, user);
    const { errors } = await client.execute(CHANGE, { from, to });
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect(await canSignIn(user.username, "right-1")).toBe(true);
  });

  it("ends after five wrong guesses of the current one", async () => {
    const client = await signIn(app, await createUser(app, { password: "right-1" }));
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      const { errors } = await client.execute(CHANGE, { from: "wrong-1", to: "right-2" });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes.slice(4)).toEqual(["BAD_USER_INPUT", "TOO_MANY_REQUESTS"]);
  });
});

describe("a forgotten password", () => {
  it("is replaced with the emailed link, once, and ends every session", async () => {
    const user = await createUser(app, { password: "right-1" });
    const client = await signIn(app, user);
    const token = await linkFor(user.email);
    expect(token).toHaveLength(43);
    const { data } = await app.execute<{ resetPassword: unknown }>(RESET, { token, to: "right-2" });
    expect(data.resetPassword).toEqual({ message: "Password updated successfully" });
    expect([await alive(client), await canSignIn(user.username, "right-2")]).toEqual([false, true]);
    const { errors } = await app.execute(RESET, { token, to: "right-3" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { token: expect.any(String) },
    });
  });

  it("has one effect when the link is used many times at once", async () => {
    const user = await createUser(app, { password: "right-1" });
    const token = await linkFor(user.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => app.execute(RESET, { token, to: `right-${i}2` })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("keeps the token out of the database", async () => {
    const user = await createUser(app, { password: "right-1" });
    const token = await linkFor(user.email);
    const rows = await app.database.orm.em
      .fork()
      .execute("select t::text from password_resets t union all select j::text from graphile_worker.jobs j");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("can't be replaced after 30 minutes", async () => {
    const user = await createUser(app, { password: "right-1" });
    const token = await linkFor(user.email);
    await app.database.orm.em
      .fork()
      .execute(
        "update password_resets set created_at = now() - interval '31 minutes', expires_at = now() - interval '1 minute'",
      );
    expect((await app.execute(RESET, { token, to: "right-2" })).errors).toHaveLength(1);
  });

  it("answers the same whether or not there is an account, and writes to nobody who has none", async () => {
    const user = await createUser(app, { password: "right-1" });
    const known = await app.execute(REQUEST, { email: user.email });
    const unknown = await app.execute(REQUEST, { email: "nobody@nowhere.example" });
    expect(known.data).toEqual(unknown.data);
    await app.runJobs();
    expect(app.mails.some(({ to }) => to === "nobody@nowhere.example")).toBe(false);
  });

  it.each(["", "nobody", "a b@c.example"])("refuses the address %j at its field", async (email) => {
    const { errors } = await app.execute(REQUEST, { email });
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { email: "Invalid email address" },
    });
  });

  it("sends at most three emails an hour to one address", async () => {
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { errors } = await app.execute(REQUEST, { email: "flood@people.example" });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, "TOO_MANY_REQUESTS"]);
  });
});

describe("a password of 10 MB", () => {
  it("is refused before anything is hashed", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const response = await app.fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: "x".repeat(10_000_000) }),
    });
    expect(response.status).toBe(413);
    const long = await app.fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: "x".repeat(100_000) }),
    });
    expect(long.status).toBe(400);
  });
});
