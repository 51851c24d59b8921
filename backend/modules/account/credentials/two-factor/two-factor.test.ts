import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const BEGIN = 'mutation { beginTwoFactor(password: "right-1") { secret otpauthUri qrCode } }';
const CONFIRM =
  "mutation ($code: String!) { confirmTwoFactor(code: $code) { codes user { twoFactorEnabled } } }";
const SIGN_IN =
  "mutation ($input: SignInInput!) { signIn(input: $input) { user { id } secondFactor { token } } }";
const FINISH =
  "mutation ($token: String!, $code: String!) { confirmSignIn(challenge: $token, code: $code) { user { username } } }";

async function begin(client: SignedInClient): Promise<string> {
  const { data } = await client.execute<{
    beginTwoFactor: { secret: string; otpauthUri: string; qrCode: string };
  }>(BEGIN);
  expect(data.beginTwoFactor.otpauthUri).toContain(data.beginTwoFactor.secret);
  expect(data.beginTwoFactor.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  return data.beginTwoFactor.secret;
}

/** A user with the second factor on, enabled with the previous step's code, so that the current one is unused. */
async function enrolled() {
  const user = await createUser(app, { password: "right-1" });
  const client = await signIn(app, user);
  const secret = await begin(client);
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 30 });
  const { data, errors } = await client.execute<{ confirmTwoFactor: { codes: string[] } }>(CONFIRM, { code });
  expect(errors).toBeUndefined();
  return { user, client, secret, codes: data.confirmTwoFactor.codes };
}

async function challenge(username: string, password = "right-1") {
  const { data, response } = await app.execute<{ signIn: { user: null; secondFactor: { token: string } } }>(
    SIGN_IN,
    {
      input: { username, password },
    },
  );
  expect(data.signIn.user).toBeNull();
  expect(response.headers.get("set-cookie")).toBeNull();
  return data.signIn.secondFactor.token;
}

const finish = (token: string, code: string) =>
  app.execute<{ confirmSignIn: { user: { username: string } } }>(FINISH, { token, code });

describe("the second factor", () => {
  it("is on after the app's first code, with ten codes shown once", async () => {
    const { client, codes } = await enrolled();
    expect(new Set(codes).size).toBe(10);
    const { data } = await client.execute(
      "{ viewer { twoFactorEnabled } viewerTwoFactor { recoveryCodesLeft } }",
    );
    expect(data).toEqual({ viewer: { twoFactorEnabled: true }, viewerTwoFactor: { recoveryCodesLeft: 10 } });
    expect((await client.execute(BEGIN)).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });

  it("is switched on by the password only, so that a stolen session doesn't lock its owner out", async () => {
    const client = await signIn(app, await createUser(app, { password: "right-1" }));
    const fieldsOf = async (given: string) =>
      (await client.execute(`mutation { beginTwoFactor${given} { secret } }`)).errors?.[0]?.extensions
        ?.fields;
    expect(await fieldsOf("")).toEqual({ password: "Password is required" });
    expect(await fieldsOf('(password: "wrong-1")')).toEqual({ password: "Password is incorrect" });
    expect((await client.execute(CONFIRM, { code: "123456" })).errors?.[0]?.extensions?.code).toBe(
      "CONFLICT",
    );
  });

  it("is not on while the code is wrong, or before it was begun", async () => {
    const client = await signIn(app, await createUser(app, { password: "right-1" }));
    expect((await client.execute(CONFIRM, { code: "123456" })).errors?.[0]?.extensions?.code).toBe(
      "CONFLICT",
    );
    await begin(client);
    for (const code of ["000000", "", "abcdef", "1".repeat(500)]) {
      const { errors } = await client.execute(CONFIRM, { code });
      expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { code: "Invalid code" } });
    }
  });

  it("is asked for at sign-in, and the app's code lets in, once", async () => {
    const { user, secret } = await enrolled();
    const code = generateSync({ secret });
    const { data, response } = await finish(await challenge(user.username), code);
    expect(data.confirmSignIn.user.username).toBe(user.username);
    expect(response.headers.get("set-cookie")).toMatch(/^session=/);
    const again = await finish(await challenge(user.username), code);
    expect(again.errors?.[0]).toMatchObject({
      message: "Invalid code",
      extensions: { fields: { code: "Invalid code" } },
    });
  });

  it("accepts each recovery code once, in any notation, even with concurrent attempts", async () => {
    const { user, codes } = await enrolled();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => challenge(user.username)));
    const answers = await Promise.all(tokens.map((token) => finish(token, ` ${codes[0]?.toUpperCase()} `)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("allows five wrong codes per sign-in, and no challenge twice or after five minutes", async () => {
    const { user, codes } = await enrolled();
    const token = await challenge(user.username);
    const outcomes: unknown[] = [];
    for (let i = 0; i < 6; i++) outcomes.push((await finish(token, "000000")).errors?.[0]?.extensions?.code);
    expect(outcomes).toEqual([...Array(5).fill("UNAUTHENTICATED"), "TOO_MANY_REQUESTS"]);
    const next = await challenge(user.username);
    expect((await finish(next, codes[1] ?? "")).errors).toBeUndefined();
    expect((await finish(next, codes[2] ?? "")).errors?.[0]?.message).toMatch(/expired/);
    const late = await challenge(user.username);
    await app.database.orm.em
      .fork()
      .execute(
        "update sign_in_challenges set created_at = now() - interval '6 minutes', expires_at = now() - interval '1 minute'",
      );
    expect((await finish(late, codes[3] ?? "")).errors?.[0]?.message).toMatch(/expired/);
  });

  it("is switched off by the password and a code only, and its codes are gone", async () => {
    const { client, codes } = await enrolled();
    const off = (password: string, code?: string) =>
      client.execute(
        `mutation ($password: String!, $code: String) {
          disableTwoFactor(password: $password, code: $code) { twoFactorEnabled } }`,
        { password, code },
      );
    const fieldsOf = async (password: string, code?: string) =>
      (await off(password, code)).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf("wrong-1", codes[0])).toEqual({ password: "Password is incorrect" });
    expect(await fieldsOf("right-1")).toEqual({ code: "Enter a code from your app, or a recovery code" });
    expect(await fieldsOf("right-1", "000000")).toEqual({ code: "Invalid code" });
    expect((await off("right-1", codes[0])).data).toEqual({ disableTwoFactor: { twoFactorEnabled: false } });
    const { data } = await client.execute("{ viewerTwoFactor { enabledAt recoveryCodesLeft } }");
    expect(data).toEqual({ viewerTwoFactor: { enabledAt: null, recoveryCodesLeft: 0 } });
  });

  it("gives new recovery codes for the password and a code, in place of the old ones", async () => {
    const { user, client, codes } = await enrolled();
    const renew = (code?: string) =>
      client.execute<{ replaceRecoveryCodes: { codes: string[] } }>(
        'mutation ($code: String) { replaceRecoveryCodes(password: "right-1", code: $code) { codes } }',
        { code },
      );
    expect((await renew()).errors?.[0]?.extensions?.fields).toHaveProperty("code");
    const { data } = await renew(codes[1]);
    expect(data.replaceRecoveryCodes.codes).toHaveLength(10);
    const token = await challenge(user.username);
    expect((await finish(token, codes[0] ?? "")).errors).toHaveLength(1);
    expect((await finish(token, data.replaceRecoveryCodes.codes[0] ?? "")).errors).toBeUndefined();
  });

  it("is asked for over REST too", async () => {
    const { user, codes } = await enrolled();
    const post = (path: string, body: unknown) =>
      app.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const first = await post("/api/auth/login", { username: user.username, password: "right-1" });
    const body = (await first.json()) as { user: null; secondFactor: { token: string } };
    expect([first.status, body.user]).toEqual([200, null]);
    const second = await post("/api/auth/login/second-factor", {
      token: body.secondFactor.token,
      code: codes[0],
    });
    expect(await second.json()).toMatchObject({ user: { username: user.username } });
  });
});
