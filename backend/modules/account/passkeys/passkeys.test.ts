import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import {
  Authenticator,
  BEGIN_PASSKEY,
  beginPasskey,
  beginPasskeySignIn,
  CREATE_PASSKEY,
  type Faults,
  newPasskey,
} from "../../../testing/passkeys.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { MAX_PASSKEYS } from "./passkey.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const PASSWORD = "right-1";
const REFUSED = "This passkey can't be used to sign in. Try again, or sign in with your password.";
const UNVERIFIED = "This passkey couldn't be verified. Please try again.";

async function person() {
  const user = await createUser(app, { password: PASSWORD });
  return { user, client: await signIn(app, user) };
}

const listOf = async (client: SignedInClient) =>
  (
    await client.execute<{ viewerPasskeys: { id: string; name: string; lastUsedAt: string | null }[] }>(
      "{ viewerPasskeys { id name backedUp createdAt lastUsedAt } }",
    )
  ).data.viewerPasskeys;

const create = (client: SignedInClient, credential: string, name?: string) =>
  client.execute<{ createPasskey: { id: string; name: string } }>(CREATE_PASSKEY, { credential, name });

const signInBy = (credential: string) =>
  app.execute<{ signInByPasskey: { user: { username: string }; secondFactor: null } }>(
    "mutation ($credential: String!) { signInByPasskey(credential: $credential) { message user { username } secondFactor { token } } }",
    { credential },
  );

const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);

/** Turns two-factor authentication on and returns its recovery codes. */
async function withSecondFactor(client: SignedInClient): Promise<string[]> {
  const { data } = await client.execute<{ beginTwoFactor: { secret: string } }>(
    `mutation { beginTwoFactor(password: "${PASSWORD}") { secret } }`,
  );
  const code = generateSync({ secret: data.beginTwoFactor.secret });
  const confirmed = await client.execute<{ confirmTwoFactor: { codes: string[] } }>(
    "mutation ($code: String!) { confirmTwoFactor(code: $code) { codes } }",
    { code },
  );
  return confirmed.data.confirmTwoFactor.codes;
}

/** Signs in with the password and returns the token of the challenge for a code. */
async function challengeOf(username: string, hasPasskeys = true): Promise<string> {
  const { data } = await app.execute<{ signIn: { secondFactor: { token: string; hasPasskeys: boolean } } }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { secondFactor { token hasPasskeys } } }",
    { input: { username, password: PASSWORD } },
  );
  expect(data.signIn.secondFactor.hasPasskeys).toBe(hasPasskeys);
  return data.signIn.secondFactor.token;
}

const confirmBy = (challenge: string, credential: string) =>
  app.execute<{ confirmSignInByPasskey: { user: { username: string } } }>(
    `mutation ($challenge: String!, $credential: String!) {
      confirmSignInByPasskey(challenge: $challenge, credential: $credential) { user { username } } }`,
    { challenge, credential },
  );

describe("adding a passkey", () => {
  it("takes the password, names the device, tells the owner and is recorded", async () => {
    const { user, client } = await person();
    const options = JSON.parse(await beginPasskey(client, PASSWORD));
    expect(options).toMatchObject({
      rp: { id: new URL(app.config.publicUrl).hostname, name: "SportsTech Hub" },
      user: { name: user.username, displayName: "Noor Haddad" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { id } = await newPasskey(app, client, PASSWORD);
    expect(await listOf(client)).toEqual([
      { id, name: "node", backedUp: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    await app.runJobs();
    expect(app.mails.findLast(({ to }) => to === user.email)).toMatchObject({
      subject: "A passkey was added - SportsTech Hub",
      text: expect.stringContaining("/forgot-password"),
    });
    expect(
      await sql("select action from audit_entries where subject_id = ? order by id desc limit 1", [user.id]),
    ).toEqual([{ action: "account.passkey_added" }]);
    const again = JSON.parse(await beginPasskey(client, PASSWORD)) as { excludeCredentials: object[] };
    expect(again.excludeCredentials).toHaveLength(1);
  });

  it("is refused without the password, or without a code while the second factor is on", async () => {
    const { client } = await person();
    const fieldsOf = async (password: string, code?: string) =>
      (await client.execute(BEGIN_PASSKEY, { password, code })).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf("")).toEqual({ password: "Password is required" });
    expect(await fieldsOf("wrong-1")).toEqual({ password: "Password is incorrect" });
    const codes = await withSecondFactor(client);
    expect(await fieldsOf(PASSWORD)).toEqual({ code: "Enter a code from your app, or a recovery code" });
    expect(await fieldsOf(PASSWORD, "000000")).toEqual({ code: "Invalid code" });
    expect(await fieldsOf(PASSWORD, codes[0])).toBeUndefined();
  });

  it("is closed to visitors", async () => {
    for (const query of [
      'mutation { beginPasskey(password: "x") { options } }',
      'mutation { createPasskey(credential: "{}") { id } }',
      'mutation { updatePasskey(id: "1", name: "x") { id } }',
      'mutation { deletePasskey(id: "1") { message } }',
      "{ viewerPasskeys { id } }",
    ])
      expect((await app.execute(query)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  const WRONG: [string, Faults][] = [
    ["another origin", { origin: "https://evil.example" }],
    ["another site", { rpId: "evil.example" }],
    ["the answer to a sign-in", { type: "webauthn.get" }],
    ["another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["an authenticator that didn't verify the person", { unverified: true }],
  ];
  it.each(WRONG)("refuses %s", async (_what, faults) => {
    const { client } = await person();
    const credential = new Authenticator(app).create(await beginPasskey(client, PASSWORD), faults);
    const { errors } = await create(client, credential);
    expect(errors?.[0]).toMatchObject({
      message: UNVERIFIED,
      extensions: { code: "BAD_USER_INPUT", fields: { credential: UNVERIFIED } },
    });
    expect(await listOf(client)).toEqual([]);
  });

  it("takes a challenge once, even if the first answer was wrong", async () => {
    const { client } = await person();
    const options = await beginPasskey(client, PASSWORD);
    const authenticator = new Authenticator(app);
    expect((await create(client, authenticator.create(options, { unverified: true }))).errors).toHaveLength(
      1,
    );
    expect((await create(client, authenticator.create(options))).errors?.[0]?.message).toBe(UNVERIFIED);
    const next = authenticator.create(await beginPasskey(client, PASSWORD));
    const both = await Promise.all([create(client, next), create(client, next)]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("refuses a challenge of another account, an expired one, and one from before a new password", async () => {
    const [{ client }, other] = [await person(), await person()];
    const foreign = new Authenticator(app).create(await beginPasskey(other.client, PASSWORD));
    expect((await create(client, foreign)).errors?.[0]?.message).toBe(UNVERIFIED);
    const late = new Authenticator(app).create(await beginPasskey(client, PASSWORD));
    await sql("update passkey_challenges set created_at = now() - interval '9 minutes', expires_at = now()");
    expect((await create(client, late)).errors?.[0]?.message).toBe(UNVERIFIED);
    const before = new Authenticator(app).create(await beginPasskey(client, PASSWORD));
    await client.execute(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "right-2") { message } }`,
    );
    expect((await create(client, before)).errors?.[0]?.message).toBe(UNVERIFIED);
  });

  it("refuses certificates, whose addresses would be called", async () => {
    const { client } = await person();
    const options = await beginPasskey(client, PASSWORD);
    const statement = new Map<string, unknown>([
      ["alg", -7],
      ["sig", new Uint8Array(8)],
      ["x5c", [new Uint8Array(8)]],
    ]);
    const { errors } = await create(client, new Authenticator(app).create(options, {}, "packed", statement));
    expect(errors?.[0]?.message).toBe(UNVERIFIED);
  });

  it("refuses one that another account has", async () => {
    const [{ client }, other] = [await person(), await person()];
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    const again = authenticator.create(await beginPasskey(other.client, PASSWORD));
    expect((await create(other.client, again)).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });

  it.each([
    "",
    "{}",
    "[]",
    "null",
    "{",
    '{"id":5}',
    JSON.stringify({
      id: "a",
      rawId: "a",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", attestationObject: "e30" },
    }),
    "x".repeat(20_000),
  ])("refuses what isn't a credential: %.20s", async (credential) => {
    const { client } = await person();
    expect((await create(client, credential)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { credential: expect.any(String) },
    });
    expect((await signInBy(credential)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("ends at twenty", async () => {
    const { user, client } = await person();
    const options = await beginPasskey(client, PASSWORD);
    await sql(
      `insert into passkeys (user_id, name, credential_id, public_key, backed_up)
       select ?, 'Key ' || n, decode(lpad(to_hex(n), 16, '0') || lpad(to_hex(?::int), 8, '0'), 'hex'), '\\x00', false
       from generate_series(1, ?) n`,
      [user.id, user.id, MAX_PASSKEYS],
    );
    const expected = { code: "CONFLICT" };
    expect((await create(client, new Authenticator(app).create(options))).errors?.[0]?.extensions).toEqual(
      expected,
    );
    const { errors } = await client.execute(BEGIN_PASSKEY, { password: PASSWORD });
    expect(errors?.[0]?.message).toBe("You have 20 passkeys. Remove one first.");
  });
});

describe("a sign-in by a passkey", () => {
  it("needs nothing else, not even a code, and is noted", async () => {
    const { user, client } = await person();
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    await withSecondFactor(client);
    const options = await beginPasskeySignIn(app);
    expect(JSON.parse(options)).toMatchObject({ userVerification: "required", allowCredentials: [] });
    const { data, errors, response } = await signInBy(authenticator.sign(options));
    expect(errors).toBeUndefined();
    expect(data.signInByPasskey).toMatchObject({ user: { username: user.username }, secondFactor: null });
    expect(response.headers.get("set-cookie")).toMatch(/^session=/);
    expect((await listOf(client))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it("takes a challenge once", async () => {
    const { client } = await person();
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    const answer = authenticator.sign(await beginPasskeySignIn(app));
    const both = await Promise.all([signInBy(answer), signInBy(answer)]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await signInBy(answer)).errors?.[0]?.message).toBe(REFUSED);
    const options = await beginPasskeySignIn(app);
    expect((await signInBy(authenticator.sign(options, { unverified: true }))).errors).toHaveLength(1);
    expect((await signInBy(authenticator.sign(options))).errors?.[0]?.message).toBe(REFUSED);
  });

  const WRONG: [string, Faults][] = [
    ["another origin", { origin: "https://evil.example" }],
    ["another site", { rpId: "evil.example" }],
    ["the making of a passkey", { type: "webauthn.create" }],
    ["a challenge that nobody made", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["an authenticator that didn't verify the person", { unverified: true }],
    ["another account's name", { userHandle: Buffer.from("account-1000000").toString("base64url") }],
    ["a count that went back, as of a copied key", { signCount: 1 }],
  ];
  it.each(WRONG)("refuses %s", async (_what, faults) => {
    const { client } = await person();
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    expect((await signInBy(authenticator.sign(await beginPasskeySignIn(app)))).errors).toBeUndefined();
    const { errors, response } = await signInBy(authenticator.sign(await beginPasskeySignIn(app), faults));
    expect(errors?.[0]).toMatchObject({ message: REFUSED, extensions: { code: "UNAUTHENTICATED" } });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("refuses a changed signature, a passkey that nobody has, and an expired challenge", async () => {
    const { client } = await person();
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    const other = JSON.parse(new Authenticator(app).sign(await beginPasskeySignIn(app)));
    expect((await signInBy(JSON.stringify(other))).errors?.[0]?.message).toBe(REFUSED);
    const forged = JSON.stringify({ ...other, id: authenticator.id, rawId: authenticator.id });
    expect((await signInBy(forged)).errors?.[0]?.message).toBe(REFUSED);
    const late = authenticator.sign(await beginPasskeySignIn(app));
    await sql("update passkey_challenges set created_at = now() - interval '9 minutes', expires_at = now()");
    expect((await signInBy(late)).errors?.[0]?.message).toBe(REFUSED);
  });

  it("refuses a removed passkey and one of an inactive account, with the same words", async () => {
    const { user, client } = await person();
    const [first, second] = [
      await newPasskey(app, client, PASSWORD),
      await newPasskey(app, client, PASSWORD),
    ];
    const { data } = await client.execute(`mutation { deletePasskey(id: "${first.id}") { message } }`);
    expect(data).toEqual({ deletePasskey: { message: "The passkey was removed" } });
    const removed = await signInBy(first.authenticator.sign(await beginPasskeySignIn(app)));
    await sql("update users set is_active = false where id = ?", [user.id]);
    const inactive = await signInBy(second.authenticator.sign(await beginPasskeySignIn(app)));
    expect([removed.errors?.[0]?.message, inactive.errors?.[0]?.message]).toEqual([REFUSED, REFUSED]);
  });

  it("is limited by network", async () => {
    await beginPasskeySignIn(app);
    await sql("update rate_limits set points = 300 where key like 'passkey-challenges:%'");
    const { errors } = await app.execute("mutation { beginPasskeySignIn { options } }");
    expect(errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
    await sql("delete from rate_limits");
  });
});

describe("a passkey as second factor", () => {
  it("stands for the code of a sign-in with the password", async () => {
    const { user, client } = await person();
    const { authenticator } = await newPasskey(app, client, PASSWORD);
    await withSecondFactor(client);
    const challenge = await challengeOf(user.username);
    const options = await beginPasskeySignIn(app, challenge);
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const answer = authenticator.sign(options);
    // An answer to this challenge is none to a sign-in without the password, and the other way round.
    expect((await signInBy(answer)).errors?.[0]?.message).toBe(REFUSED);
    const { data } = await confirmBy(challenge, answer);
    expect(data.confirmSignInByPasskey.user.username).toBe(user.username);
    expect((await confirmBy(challenge, answer)).errors?.[0]?.message).toBe(REFUSED);
    const alone = authenticator.sign(await beginPasskeySignIn(app));
    expect((await confirmBy(await challengeOf(user.username), alone)).errors?.[0]?.message).toBe(REFUSED);
  });

  it("is refused if it is another account's, or for another sign-in", async () => {
    const [{ user, client }, other] = [await person(), await person()];
    await newPasskey(app, client, PASSWORD);
    const foreign = await newPasskey(app, other.client, PASSWORD);
    await withSecondFactor(client);
    const challenge = await challengeOf(user.username);
    const options = await beginPasskeySignIn(app, challenge);
    expect((await confirmBy(challenge, foreign.authenticator.sign(options))).errors?.[0]?.message).toBe(
      REFUSED,
    );
    const mine = await newPasskey(app, client, PASSWORD, undefined).catch(() => undefined);
    expect(mine).toBeUndefined();
    const again = await beginPasskeySignIn(app, challenge);
    expect((await confirmBy(await challengeOf(user.username), again)).errors?.[0]?.extensions?.code).toBe(
      "BAD_USER_INPUT",
    );
  });

  it("is not offered to an account without passkeys, or after the sign-in expired", async () => {
    const { user, client } = await person();
    await withSecondFactor(client);
    const challenge = await challengeOf(user.username, false);
    await expect(beginPasskeySignIn(app, challenge)).rejects.toThrow("This account has no passkeys.");
    await expect(beginPasskeySignIn(app, "nothing")).rejects.toThrow("This sign-in has expired.");
  });
});

describe("one's passkeys", () => {
  it("are renamed and removed by their owner only", async () => {
    const [{ client }, other] = [await person(), await person()];
    const { id } = await newPasskey(app, client, PASSWORD);
    const rename = (by: SignedInClient, name: string) =>
      by.execute(`mutation ($name: String!) { updatePasskey(id: "${id}", name: $name) { name } }`, { name });
    expect((await rename(client, " Blue key ")).data).toEqual({ updatePasskey: { name: "Blue key" } });
    expect((await rename(client, " ")).errors?.[0]?.extensions?.fields).toEqual({
      name: "Name is required",
    });
    expect((await rename(client, "x".repeat(61))).errors?.[0]?.extensions?.fields).toHaveProperty("name");
    expect((await rename(other.client, "Mine")).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    const remove = (by: SignedInClient) => by.execute(`mutation { deletePasskey(id: "${id}") { message } }`);
    expect((await remove(other.client)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await remove(client)).errors).toBeUndefined();
    expect((await remove(client)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect(await listOf(client)).toEqual([]);
  });
});
