import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";
import type { User } from "../identity/user.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
});
afterAll(() => app.stop());

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { message user { id } secondFactor { token method expiresAt } }
}`;
const CONFIRM = `mutation ($token: String!, $code: String!) {
  confirmSignIn(challenge: $token, code: $code) { user { username } }
}`;
interface Entered {
  signIn: {
    message: string;
    user: object | null;
    secondFactor: { token: string; method: string; expiresAt: string };
  };
}

const at = (address: string) => testClient(app.url, { "x-forwarded-for": address });
const enter = ({ username }: User, password: string, address = "10.9.9.9") =>
  at(address).execute<Entered>(SIGN_IN, { input: { username, password } });
const confirm = (token: string, code: string) =>
  app.execute<{ confirmSignIn: { user: object } }>(CONFIRM, { token, code });
const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);

let networks = 0;
/** An account at whose password twenty others have guessed, each from another network. */
async function guessedAt(fields: Partial<User> = {}): Promise<User> {
  const user = await createUser(app, { password: "right-1", ...fields });
  for (let i = 0; i < 20; i++) {
    networks += 1;
    const { errors } = await enter(user, "wrong-1", `10.2.${networks >> 8}.${networks & 255}`);
    expect(errors?.[0]).toMatchObject({ message: "Invalid credentials" });
  }
  return user;
}

/** The code of the last letter to the account. */
async function codeFor({ email }: User): Promise<string> {
  await app.runJobs();
  const letter = app.mails.findLast(({ to }) => to === email);
  expect(letter?.subject).toBe("Your sign-in code - SportsTech Hub");
  return /: (\d{6})\n/.exec(letter?.text ?? "")?.[1] ?? "";
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("an account that others guess at", () => {
  it("does not refuse its owner, but asks for the code sent by mail", async () => {
    const user = await guessedAt();
    const { data, response } = await enter(user, "right-1");
    expect(data.signIn).toMatchObject({
      message: "Enter the code we sent to your email address",
      user: null,
      secondFactor: { method: "MAIL" },
    });
    const { token, expiresAt } = data.signIn.secondFactor;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(10);
    expect(response.headers.get("set-cookie")).toBeNull();
    const code = await codeFor(user);
    expect((await confirm(token, wrong(code))).errors?.[0]?.extensions).toEqual({
      code: "UNAUTHENTICATED",
      fields: { code: "Invalid code" },
    });
    const entered = await confirm(token, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.data.confirmSignIn.user).toEqual({ username: user.username });
    expect(entered.response.headers.get("set-cookie")).toMatch(/^session=/);
    expect((await confirm(token, code)).errors?.[0]?.message).toMatch(/expired/);
    const [row] = await sql<{ proven: boolean }>(
      "select email_proven_at is not null as proven from users where id = ?",
      [user.id],
    );
    expect(row?.proven).toBe(true);
  });

  it("answers a wrong password as ever, and sends nothing", async () => {
    const user = await guessedAt();
    const letters = app.mails.length;
    const { errors, response } = await enter(user, "wrong-1");
    const unknown = await at("10.9.9.8").execute(SIGN_IN, {
      input: { username: "nobody", password: "wrong-1" },
    });
    expect(errors).toEqual(unknown.errors);
    expect(response.status).toBe(unknown.response.status);
    await app.runJobs();
    expect(app.mails.length).toBe(letters);
  });

  it("ends the challenge after five wrong codes, even for the right one", async () => {
    const user = await guessedAt();
    const { token } = (await enter(user, "right-1")).data.signIn.secondFactor;
    const code = await codeFor(user);
    for (let i = 0; i < 5; i++) expect((await confirm(token, wrong(code))).errors).toHaveLength(1);
    expect((await confirm(token, code)).errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
    const again = (await enter(user, "right-1")).data.signIn.secondFactor.token;
    expect((await confirm(again, await codeFor(user))).errors).toBeUndefined();
  });

  it("takes a code once, of many at the same time", async () => {
    const user = await guessedAt();
    const { token } = (await enter(user, "right-1")).data.signIn.secondFactor;
    const code = await codeFor(user);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, code)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("takes no code of another sign-in, none before it was sent, and none after ten minutes", async () => {
    const user = await guessedAt();
    const first = (await enter(user, "right-1")).data.signIn.secondFactor.token;
    expect((await confirm(first, "000000")).errors?.[0]?.message).toBe("Invalid code");
    const code = await codeFor(user);
    const second = (await enter(user, "right-1")).data.signIn.secondFactor.token;
    await codeFor(user);
    expect((await confirm(second, code)).errors?.[0]?.message).toBe("Invalid code");
    await sql(
      "update sign_in_challenges set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute' where user_id = ?",
      [user.id],
    );
    expect((await confirm(first, code)).errors?.[0]?.message).toMatch(/expired/);
  });

  it("keeps the code out of the database", async () => {
    const user = await guessedAt();
    await enter(user, "right-1");
    const code = await codeFor(user);
    const rows = await sql(
      "select t::text from sign_in_challenges t union all select j::text from graphile_worker.jobs j",
    );
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it("asks the app if two-factor authentication is on", async () => {
    const user = await guessedAt({ twoFactorEnabledAt: new Date() });
    expect((await enter(user, "right-1")).data.signIn.secondFactor.method).toBe("APP");
  });

  it("says so in REST, too", async () => {
    const { username } = await guessedAt();
    const answer = await at("10.9.9.7").fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: "right-1" }),
    });
    expect(await answer.json()).toMatchObject({ user: null, secondFactor: { method: "mail" } });
  });

  it("of the demo is open as ever, because its password is public", async () => {
    const demo = await startTestApp(app.database, { TRUSTED_PROXIES: "1", DEMO: "1" });
    const user = await createUser(app, { password: "right-1", isDemo: true });
    for (let i = 0; i < 21; i++) {
      await testClient(demo.url, { "x-forwarded-for": `10.3.0.${i}` }).execute(SIGN_IN, {
        input: { username: user.username, password: "wrong-1" },
      });
    }
    const { data } = await testClient(demo.url, { "x-forwarded-for": "10.3.1.0" }).execute<Entered>(SIGN_IN, {
      input: { username: user.username, password: "right-1" },
    });
    expect(data.signIn.user).not.toBeNull();
    await demo.stop();
  });

  it("sends ten codes an hour", async () => {
    const user = await guessedAt();
    for (let i = 0; i < 10; i++) expect((await enter(user, "right-1")).errors).toBeUndefined();
    expect((await enter(user, "right-1")).errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
  });
});
