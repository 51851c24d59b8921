import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { generateSync } from "otplib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import {
  type IdentityProvider,
  type ProviderPerson,
  startIdentityProvider,
} from "../../../testing/identity-provider.ts";
import type { TestClient } from "../../../testing/servers/test-app.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const HUB = "http://hub.test";
const PASSWORD = "right-1";
let app: TestApp;
let club: IdentityProvider;
let league: IdentityProvider;
/** Providers that answer badly, by what they do. */
const odd: Record<"huge" | "inward", RequestListener> = {
  huge: (_request, response) => response.setHeader("content-type", "application/json").end("[".repeat(6e6)),
  inward: (_request, response) =>
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        issuer: addresses.inward,
        authorization_endpoint: `${addresses.inward}/auth`,
        token_endpoint: `${addresses.inside}/token`,
        jwks_uri: `${addresses.inside}/keys`,
      }),
    ),
};
const addresses: Record<string, string> = {};
/** What a service that only this machine can reach was asked. */
const asked: string[] = [];
const stops: (() => void)[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  for (const [name, listener] of Object.entries(odd)) addresses[name] = await serve(listener);
  addresses.inside = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.statusCode = 500;
    response.end();
  });
  club = await startIdentityProvider([`${HUB}/sign-in/club`]);
  league = await startIdentityProvider([`${HUB}/sign-in/league`, `${HUB}/sign-in/club`]);
  const settings = {
    club,
    league,
    away: { ...club, issuer: "http://127.0.0.1:9" },
    huge: { ...club, issuer: addresses.huge },
    inward: { ...club, issuer: addresses.inward },
  };
  app = await startTestApp("empty", {
    PUBLIC_URL: HUB,
    OIDC_PROVIDERS: JSON.stringify(
      Object.entries(settings).map(([id, { issuer, clientId, clientSecret }]) => ({
        id,
        name: `The ${id}`,
        issuer,
        clientId,
        clientSecret,
      })),
    ),
  });
});
afterAll(async () => {
  await app.stop();
  await club.stop();
  await league.stop();
  for (const stop of stops) stop();
});

const ENDED = "This sign-in has expired or was already used. Please start over.";
const UNVERIFIED = "We couldn't verify the answer from The club. Please start over.";

const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);

/** Somebody at a provider whom nobody knows here yet. */
function someone(more: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub.slice(0, 8)}@club.example`,
    email_verified: true,
    name: "Ines Duarte",
    ...more,
  };
}

interface Begun {
  readonly url: string;
  readonly binding: string;
}

async function begin(provider = "club", by: TestClient = app): Promise<Begun> {
  const { data, errors } = await by.execute<{ beginProviderSignIn: Begun }>(
    "mutation ($provider: String!) { beginProviderSignIn(provider: $provider) { url binding } }",
    { provider },
  );
  expect(errors).toBeUndefined();
  return data.beginProviderSignIn;
}

const complete = (answer: string, binding: string, provider = "club") =>
  app.execute<{ completeProviderSignIn: { user: { username: string; email: string } } }>(
    `mutation ($provider: String!, $answer: String!, $binding: String!) {
      completeProviderSignIn(provider: $provider, answer: $answer, binding: $binding) {
        message user { username email firstName lastName role } secondFactor { token method } } }`,
    { provider, answer, binding },
  );

/** A whole sign-in of somebody at the club. */
async function signInAs(person: ProviderPerson) {
  const { url, binding } = await begin();
  return complete((await club.answer(url, person)).search, binding);
}

const beginLink = (by: SignedInClient, password = PASSWORD, code?: string) =>
  by.execute<{ beginIdentity: Begun }>(
    `mutation ($password: String!, $code: String) {
      beginIdentity(provider: "club", password: $password, code: $code) { url binding } }`,
    { password, code },
  );

const link = (by: SignedInClient, answer: string, binding: string) =>
  by.execute<{ createIdentity: { id: string } }>(
    `mutation ($answer: String!, $binding: String!) {
      createIdentity(provider: "club", answer: $answer, binding: $binding) { id provider email } }`,
    { answer, binding },
  );

/** An account here that is linked to one at the club. */
async function linked(person = someone()) {
  const user = await createUser(app, { password: PASSWORD });
  const client = await signIn(app, user);
  const { url, binding } = (await beginLink(client)).data.beginIdentity;
  const { data, errors } = await link(client, (await club.answer(url, person)).search, binding);
  expect(errors).toBeUndefined();
  return { user, client, person, id: data.createIdentity.id };
}

describe("a sign-in by a provider", () => {
  it("names the providers, without their secrets", async () => {
    const { data } = await app.execute("{ signInProviders { id name } }");
    expect(data).toEqual({
      signInProviders: ["club", "league", "away", "huge", "inward"].map((id) => ({ id, name: `The ${id}` })),
    });
  });

  it("makes an account of a verified address that nobody has, and finds it again", async () => {
    const person = someone();
    const { data, errors, response } = await signInAs(person);
    expect(errors).toBeUndefined();
    expect(data.completeProviderSignIn).toMatchObject({
      user: { email: person.email, firstName: "Ines", lastName: "Duarte", role: "USER" },
      secondFactor: null,
    });
    expect(response.headers.get("set-cookie")).toMatch(/^session=/);
    const again = await signInAs({ ...person, email: "another@club.example", email_verified: false });
    expect(again.data.completeProviderSignIn.user.email).toBe(person.email);
    expect(
      await sql("select email_proven_at is null as unproven, password_hash from users where email = ?", [
        person.email ?? "",
      ]),
    ).toEqual([{ unproven: false, password_hash: null }]);
  });

  it("finds a free username", async () => {
    await createUser(app, { username: "ines.duarte" });
    const { data } = await signInAs(someone({ email: "ines.duarte@club.example" }));
    expect(data.completeProviderSignIn.user.username).toMatch(/^ines\.duarte-\d+$/);
  });

  it.each([
    ["an unverified address", { email_verified: false }],
    ["an address of which it isn't said", { email_verified: undefined }],
    ["no address", { email: undefined, email_verified: undefined }],
  ])("makes no account of %s", async (_what, more) => {
    const { errors, response } = await signInAs(someone(more));
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("The club hasn't verified an email address of yours."),
      extensions: { code: "UNAUTHENTICATED" },
    });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("never takes over the account that has the address, verified or not", async () => {
    const user = await createUser(app, { password: PASSWORD });
    const verified = await signInAs(someone({ email: user.email.toUpperCase() }));
    expect(verified.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^There is already an account with your address\./),
      extensions: { code: "CONFLICT" },
    });
    const unverified = await signInAs(someone({ email: user.email, email_verified: false }));
    expect(unverified.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await sql("select 1 from linked_identities where user_id = ?", [user.id])).toEqual([]);
  });

  it("asks for the second factor of an account that has one", async () => {
    const { client, person } = await linked();
    const { data } = await client.execute<{ beginTwoFactor: { secret: string } }>(
      `mutation { beginTwoFactor(password: "${PASSWORD}") { secret } }`,
    );
    const code = generateSync({ secret: data.beginTwoFactor.secret });
    await client.execute("mutation ($code: String!) { confirmTwoFactor(code: $code) { codes } }", { code });
    const { data: done, response } = await signInAs(person);
    expect(done.completeProviderSignIn).toMatchObject({ user: null, secondFactor: { method: "APP" } });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("keeps names as a form would: one line, visible, and short enough", async () => {
    const { data, errors } = await signInAs(
      someone({
        given_name: "Ines\r\n\u0000Maria\u202e",
        family_name: `${"é".repeat(79)}\u{1f3c3}\u{1f3c3}`,
      }),
    );
    expect(errors).toBeUndefined();
    expect(data.completeProviderSignIn.user).toMatchObject({
      firstName: "Ines Maria",
      lastName: "é".repeat(79),
    });
    const nameless = someone({ name: "\u200b\u2800", given_name: " \u0000" });
    const { data: made } = await signInAs(nameless);
    expect(made.completeProviderSignIn.user).toMatchObject({
      firstName: made.completeProviderSignIn.user.username,
    });
  });

  it.each([
    ["\u0000", false],
    ["\u200b", false],
    ["\n", true],
  ])("makes no account of an address with %j in it; at its end, too: %j", async (character, isCut) => {
    const person = someone();
    const { errors } = await signInAs({ ...person, email: `a${character}${person.email}` });
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const { errors: atEnd, data } = await signInAs({ ...person, email: `${person.email}${character}` });
    if (isCut) expect(data.completeProviderSignIn.user.email).toBe(person.email);
    else expect(atEnd?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it.each([`nul-\u0000`, "x".repeat(256)])(
    "is refused to somebody with an id that isn't one: %.8j",
    async (sub) => {
      const { errors } = await signInAs(someone({ sub }));
      expect(errors?.[0]).toMatchObject({ message: UNVERIFIED, extensions: { code: "UNAUTHENTICATED" } });
    },
  );

  it("makes one account in two tabs at once", async () => {
    const person = someone();
    const begun = [await begin(), await begin(), await begin()];
    const answers: string[] = [];
    for (const { url } of begun) answers.push((await club.answer(url, person)).search);
    const all = await Promise.all(begun.map(({ binding }, n) => complete(answers[n] ?? "", binding)));
    expect(all.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(all.map(({ data }) => data.completeProviderSignIn.user.email))).toEqual(
      new Set([person.email]),
    );
  });

  it("asks no service inside our network that a provider names, and reads no huge answer", async () => {
    const query =
      "mutation ($provider: String!) { beginProviderSignIn(provider: $provider) { url binding } }";
    const huge = await app.execute(query, { provider: "huge" });
    expect(huge.errors?.[0]).toMatchObject({
      message: "We couldn't reach The huge. Try again in a moment, or sign in with your password.",
      extensions: { code: "UNAVAILABLE" },
    });
    const { url, binding } = await begin("inward");
    const state = new URL(url).searchParams.get("state");
    const { errors } = await complete(`?code=x&state=${state}`, binding, "inward");
    expect(errors?.[0]?.extensions?.code).toBe("UNAVAILABLE");
    expect(asked).toEqual([]);
  });

  it("is refused to an inactive account", async () => {
    const { user, person } = await linked();
    await sql("update users set is_active = false where id = ?", [user.id]);
    expect((await signInAs(person)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("says which provider can't be reached, and that there is none of a name", async () => {
    const query = "mutation ($provider: String!) { beginProviderSignIn(provider: $provider) { url } }";
    const away = await app.execute(query, { provider: "away" });
    expect(away.errors?.[0]).toMatchObject({
      message: "We couldn't reach The away. Try again in a moment, or sign in with your password.",
      extensions: { code: "UNAVAILABLE" },
    });
    const none = await app.execute(query, { provider: "nobody" });
    expect(none.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  });
});

describe("an answer", () => {
  it("asks the provider by PKCE, state and nonce", async () => {
    const { searchParams } = new URL((await begin()).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${HUB}/sign-in/club`,
      scope: "openid email profile",
    });
  });

  it("counts once, also after it was refused", async () => {
    const { url, binding } = await begin();
    const { search } = await club.answer(url, someone());
    const both = await Promise.all([complete(search, binding), complete(search, binding)]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await complete(search, binding)).errors?.[0]?.message).toBe(ENDED);
    const next = await begin();
    const answer = await club.answer(next.url, someone());
    const [code = ""] = answer.searchParams.getAll("code");
    const forged = answer.search.replace(code, "forged");
    expect((await complete(forged, next.binding)).errors?.[0]?.message).toBe(UNVERIFIED);
    expect((await complete(answer.search, next.binding)).errors?.[0]?.message).toBe(ENDED);
  });

  it("counts in the browser that began, before ten minutes are over", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const { search } = await club.answer(theirs.url, someone());
    expect((await complete(search, mine.binding)).errors?.[0]?.message).toBe(ENDED);
    const late = await begin();
    await sql("update provider_sign_ins set created_at = now() - interval '11 minutes', expires_at = now()");
    const answer = await club.answer(late.url, someone());
    expect((await complete(answer.search, late.binding)).errors?.[0]?.message).toBe(ENDED);
  });

  it("isn't accepted from another provider than the one that was asked", async () => {
    const { url, binding } = await begin("league");
    const { search } = await league.answer(url, someone());
    expect((await complete(search, binding, "club")).errors?.[0]?.message).toBe(ENDED);
    // Mixed up: the browser was sent to the league, which answers at the club's page with the club's state.
    const atClub = await begin("club");
    const [asked, to] = [new URL(atClub.url), new URL((await begin("league")).url)];
    to.search = asked.search;
    const mixed = await league.answer(to.href, someone());
    expect(mixed.searchParams.get("iss")).toBe(league.issuer);
    expect((await complete(mixed.search, atClub.binding)).errors?.[0]?.message).toBe(UNVERIFIED);
  });

  it.each([
    ["another issuer", (answer: URL) => answer.searchParams.set("iss", "https://evil.example")],
    ["no issuer, which this provider always names", (answer: URL) => answer.searchParams.delete("iss")],
    ["a code that nobody gave", (answer: URL) => answer.searchParams.set("code", "x".repeat(43))],
    ["no code", (answer: URL) => answer.searchParams.delete("code")],
    ["two codes", (answer: URL) => answer.searchParams.append("code", "another")],
  ])("is refused with %s", async (_what, change) => {
    const { url, binding } = await begin();
    const answer = await club.answer(url, someone());
    change(answer);
    const { errors } = await complete(answer.search, binding);
    expect(errors?.[0]).toMatchObject({ message: UNVERIFIED, extensions: { code: "UNAUTHENTICATED" } });
  });

  it.each([
    ["the nonce of another sign-in", "update provider_sign_ins set nonce = 'another'"],
    ["a code for another browser's verifier", `update provider_sign_ins set code_verifier = repeat('a', 43)`],
  ])("is refused with %s", async (_what, change) => {
    const { url, binding } = await begin();
    const answer = await club.answer(url, someone());
    await sql(change);
    expect((await complete(answer.search, binding)).errors?.[0]?.message).toBe(UNVERIFIED);
  });

  it("is refused with an ID token that has expired", async () => {
    club.lifetime = -3600;
    const { errors } = await signInAs(someone());
    club.lifetime = 3600;
    expect(errors?.[0]?.message).toBe(UNVERIFIED);
  });

  it("says that it was canceled", async () => {
    const { url, binding } = await begin();
    const state = new URL(url).searchParams.get("state");
    const answer = `?error=access_denied&state=${state}&iss=${encodeURIComponent(club.issuer)}`;
    expect((await complete(answer, binding)).errors?.[0]?.message).toBe(
      "The sign-in at The club was canceled. Please start over.",
    );
  });

  it.each(["", "?", "nonsense", "?state=x&code=y", "x".repeat(9_000)])(
    "is refused if it is none: %.20s",
    async (answer) => {
      const { binding } = await begin();
      expect((await complete(answer, binding)).errors?.[0]?.message).toBe(ENDED);
    },
  );
});

describe("linking an account", () => {
  it("takes the password, tells the owner, is recorded, and signs in from then on", async () => {
    const { user, client, person } = await linked();
    await app.runJobs();
    expect(app.mails.findLast(({ to }) => to === user.email)?.subject).toBe(
      "A way to sign in was added - SportsTech Hub",
    );
    expect(
      await sql("select action from audit_entries where subject_id = ? order by id desc limit 1", [user.id]),
    ).toEqual([{ action: "account.identity_linked" }]);
    expect((await signInAs(person)).data.completeProviderSignIn.user.username).toBe(user.username);
    const { data } = await client.execute("{ viewerIdentities { provider email lastUsedAt } }");
    expect(data).toEqual({
      viewerIdentities: [{ provider: "club", email: person.email, lastUsedAt: expect.any(String) }],
    });
  });

  it("is refused without the password, and to visitors", async () => {
    const client = await signIn(app, await createUser(app, { password: PASSWORD }));
    expect((await beginLink(client, "wrong-1")).errors?.[0]?.extensions?.fields).toEqual({
      password: "Password is incorrect",
    });
    for (const query of [
      'mutation { beginIdentity(provider: "club", password: "x") { url } }',
      'mutation { createIdentity(provider: "club", answer: "x", binding: "x") { id } }',
      'mutation { deleteIdentity(id: "1") { message } }',
      "{ viewerIdentities { id } }",
    ])
      expect((await app.execute(query)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("isn't done by an answer for somebody else, nor a sign-in by one for linking, nor the other way round", async () => {
    const [mine, theirs] = [
      await signIn(app, await createUser(app, { password: PASSWORD })),
      await signIn(app, await createUser(app, { password: PASSWORD })),
    ];
    const first = (await beginLink(mine)).data.beginIdentity;
    const { search } = await club.answer(first.url, someone());
    expect((await link(theirs, search, first.binding)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const second = (await beginLink(mine)).data.beginIdentity;
    const answer = await club.answer(second.url, someone());
    expect((await complete(answer.search, second.binding)).errors?.[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
    const alone = await begin();
    const other = await club.answer(alone.url, someone());
    expect((await link(mine, other.search, alone.binding)).errors?.[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("is refused if either is linked already", async () => {
    const { client, person } = await linked();
    const other = await signIn(app, await createUser(app, { password: PASSWORD }));
    const attempt = async (by: SignedInClient, as: ProviderPerson) => {
      const { url, binding } = (await beginLink(by)).data.beginIdentity;
      return (await link(by, (await club.answer(url, as)).search, binding)).errors?.[0]?.message;
    };
    expect(await attempt(other, person)).toBe("This account at The club is linked to another account here.");
    expect(await attempt(client, someone())).toBe(
      "Your account is already linked to The club. Unlink it first.",
    );
  });

  it("is undone by its owner, unless it is the only way in", async () => {
    const { user, client, person, id } = await linked();
    const unlink = (by: SignedInClient, which: string) =>
      by.execute(`mutation { deleteIdentity(id: "${which}") { message } }`);
    const other = await signIn(app, await createUser(app));
    expect((await unlink(other, id)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    await sql("update users set password_hash = null where id = ?", [user.id]);
    expect((await unlink(client, id)).errors?.[0]?.extensions?.code).toBe("CONFLICT");
    await sql("update users set password_hash = '$argon2id$' where id = ?", [user.id]);
    expect((await unlink(client, id)).data).toEqual({
      deleteIdentity: { message: "The account was unlinked" },
    });
    expect((await signInAs({ ...person, email_verified: false })).errors).toHaveLength(1);
  });

  it("isn't left by whoever is locked out while the provider is asked", async () => {
    const user = await createUser(app, { password: PASSWORD });
    const [thief, admin] = [
      await signIn(app, user),
      await signIn(app, await createUser(app, { role: "admin" })),
    ];
    const { url, binding } = (await beginLink(thief)).data.beginIdentity;
    const { search } = await club.answer(url, someone());
    club.meanwhile = async (path) => {
      if (path !== "/token") return;
      const reset = `mutation { resetUserPassword(id: "${user.id}", newPassword: "right-2") { message } }`;
      expect((await admin.execute(reset)).errors).toBeUndefined();
    };
    const { errors } = await link(thief, search, binding);
    club.meanwhile = async () => {};
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await sql("select 1 from linked_identities where user_id = ?", [user.id])).toEqual([]);
  });

  it("goes to one of two accounts that link at once", async () => {
    const person = someone();
    const attempts = [];
    for (let n = 0; n < 2; n++) {
      const client = await signIn(app, await createUser(app, { password: PASSWORD }));
      const { url, binding } = (await beginLink(client)).data.beginIdentity;
      attempts.push({ client, binding, search: (await club.answer(url, person)).search });
    }
    const all = await Promise.all(
      attempts.map(({ client, search, binding }) => link(client, search, binding)),
    );
    expect(all.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.code) ?? [])).toEqual([
      "CONFLICT",
    ]);
  });

  it("counts as the only way in if the provider of another isn't set up any more", async () => {
    const { user, client, id } = await linked();
    await sql(
      "insert into linked_identities (user_id, provider, issuer, subject) values (?, 'former', 'https://former.example', 'x')",
      [user.id],
    );
    await sql("update users set password_hash = null where id = ?", [user.id]);
    const { errors } = await client.execute(`mutation { deleteIdentity(id: "${id}") { message } }`);
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
    const [former] = await sql<{ id: number }>("select id from linked_identities where provider = 'former'");
    expect(
      (await client.execute(`mutation { deleteIdentity(id: "${former?.id}") { message } }`)).errors,
    ).toBeUndefined();
  });

  it("tells whoever has no password yet how to choose one", async () => {
    const { user, client } = await linked();
    await sql("update users set password_hash = null where id = ?", [user.id]);
    expect((await beginLink(client)).errors?.[0]?.extensions?.fields).toEqual({
      password:
        "You don't have a password yet. To choose one, use “Forgot your password?” on the sign-in page.",
    });
  });

  it("ends with a new password", async () => {
    const { client, person } = await linked();
    await client.execute(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "right-2") { message } }`,
    );
    expect((await signInAs({ ...person, email_verified: false })).errors).toHaveLength(1);
  });
});
