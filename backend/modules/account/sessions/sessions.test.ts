import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";
import { deviceName } from "./device.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const SESSIONS = "{ viewerSessions { id device address current } }";
interface Sessions {
  viewerSessions: { id: string; device: string; address: string; current: boolean }[];
}
const login = (username: string, password: string, headers: Record<string, string> = {}, url = app.url) =>
  testClient(url, headers).execute("mutation ($input: SignInInput!) { signIn(input: $input) { message } }", {
    input: { username, password },
  });
const who = async (cookie: string, url = app.url) =>
  (
    await testClient(url, { cookie }).execute<{ viewer: { username: string } | null }>(
      "{ viewer { username } }",
    )
  ).data.viewer?.username;

describe("the session's cookie", () => {
  it("is HttpOnly, SameSite=Lax and 256 bit, and expires", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const { response } = await login(username, "right-1");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^session=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Expires=/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  it("is Secure and __Host- behind HTTPS", async () => {
    const secure = await startTestApp(app.database, { PUBLIC_URL: "https://hub.example.org" });
    const { username } = await createUser(app, { password: "right-1" });
    const { response } = await login(username, "right-1", {}, secure.url);
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
    );
    await secure.stop();
  });

  it("is nowhere in the database", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const { response } = await login(username, "right-1");
    const token = /session=([\w-]{43})/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const em = app.database.orm.em.fork();
    const tables = await em.execute<{ name: string }[]>(
      "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const [found] = await em.execute<{ count: string }[]>(
        `select count(*) from ${name} t where t::text like ? or t::text like ?`,
        [`%${token}%`, `%${Buffer.from(token).toString("hex")}%`],
      );
      expect([name, found?.count]).toEqual([name, "0"]);
    }
  });

  it("planted by an attacker is not adopted by a sign-in", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const planted = "A".repeat(43);
    const { response } = await login(username, "right-1", { cookie: `session=${planted}` });
    expect(response.headers.get("set-cookie")).not.toContain(planted);
    expect(await who(`session=${planted}`)).toBeUndefined();
  });

  it("from before is ended by the next sign-in in the same browser", async () => {
    const user = await createUser(app, { password: "right-1" });
    const before = await signIn(app, user);
    await login(user.username, "right-1", { cookie: `session=${before.token}` });
    expect(await who(`session=${before.token}`)).toBeUndefined();
  });

  it("ends when it was not used for long, and at its end however much it is used", async () => {
    const user = await createUser(app);
    const em = app.database.orm.em.fork();
    const idle = await signIn(app, user);
    const old = await signIn(app, user);
    await em.execute(
      "update sessions set last_used_at = now() - interval '169 hours' where token_hash = sha256(?::bytea)",
      [idle.token],
    );
    await em.execute(
      "update sessions set created_at = now() - interval '2 hours', expires_at = now() - interval '1 minute' where token_hash = sha256(?::bytea)",
      [old.token],
    );
    expect([await who(`session=${idle.token}`), await who(`session=${old.token}`)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("what changes an account", () => {
  it.each([
    ["deactivated", "update users set is_active = false where id = ?"],
    [
      "deleted for good",
      "update users set is_active = false, anonymized_at = now(), password_hash = null where id = ?",
    ],
  ])("%s: its sessions are nobody's at once, on every instance", async (_name, sql) => {
    const user = await createUser(app, { password: "right-1" });
    const client = await signIn(app, user);
    const other = await startTestApp(app.database);
    expect(await who(`session=${client.token}`, other.url)).toBe(user.username);
    await app.database.orm.em.fork().execute(sql, [user.id]);
    expect(await who(`session=${client.token}`, other.url)).toBeUndefined();
    expect((await client.fetch("/api/auth/me")).status).toBe(401);
    expect((await login(user.username, "right-1")).errors?.[0]?.message).toBe("Invalid credentials");
    await other.stop();
  });

  it("a changed role takes effect with the next request", async () => {
    const user = await createUser(app, { role: "admin" });
    const client = await signIn(app, user);
    const asked = () => client.execute("{ demoRequests { nodes { id } } }");
    expect((await asked()).errors).toBeUndefined();
    await app.database.orm.em.fork().execute("update users set role = 'user' where id = ?", [user.id]);
    expect((await asked()).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("a refused sign-in", () => {
  it("is the same for unknown, wrong and inactive", async () => {
    const known = await createUser(app, { password: "right-1" });
    const inactive = await createUser(app, { password: "right-1", isActive: false });
    const answers = await Promise.all([
      login("no-such-user", "right-1"),
      login(known.username, "wrong-1"),
      login(inactive.username, "right-1"),
    ]);
    const [first] = answers.map(({ errors }) => errors);
    expect(first).toMatchObject([
      { message: "Invalid credentials", extensions: { code: "UNAUTHENTICATED" } },
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([first, first, first]);
    expect(answers.map(({ response }) => response.headers.get("set-cookie"))).toEqual([null, null, null]);
  });
});

describe("the list of sessions", () => {
  it("shows one's own with their devices, and ends one or all others", async () => {
    const user = await createUser(app);
    const [first, second, third] = [
      await signIn(app, user),
      await signIn(app, user),
      await signIn(app, user),
    ];
    app.database.statements.length = 0;
    const { data } = await first.execute<Sessions>(SESSIONS);
    expect(app.database.statements.length).toBeLessThanOrEqual(2);
    expect(data.viewerSessions).toHaveLength(3);
    expect(data.viewerSessions.filter(({ current }) => current)).toHaveLength(1);
    const [another] = data.viewerSessions.filter(({ current }) => !current);
    const revoke = "mutation ($id: ID!) { revokeSession(id: $id) { message } }";
    expect((await first.execute(revoke, { id: another?.id })).errors).toBeUndefined();
    expect((await first.execute<Sessions>(SESSIONS)).data.viewerSessions).toHaveLength(2);
    await first.execute("mutation { revokeOtherSessions { message } }");
    const left = await Promise.all([first, second, third].map(({ token }) => who(`session=${token}`)));
    expect(left).toEqual([user.username, undefined, undefined]);
  });

  it("has at most twenty: the oldest end, also when many sign in at once", async () => {
    const user = await createUser(app, { password: "right-1" });
    const oldest = await signIn(app, user);
    for (let i = 1; i < 20; i++) await signIn(app, user);
    expect(await who(`session=${oldest.token}`)).toBe(user.username);
    await Promise.all(Array.from({ length: 6 }, () => login(user.username, "right-1")));
    expect(await who(`session=${oldest.token}`)).toBeUndefined();
    const last = await signIn(app, user);
    await login(user.username, "right-1");
    const { data } = await last.execute<Sessions>(SESSIONS);
    expect(data.viewerSessions).toHaveLength(20);
  });

  it("refuses another's and an unknown session with the same error", async () => {
    const owner = await signIn(app, await createUser(app));
    const stranger = await signIn(app, await createUser(app));
    const { data } = await owner.execute<Sessions>(SESSIONS);
    const revoke = "mutation ($id: ID!) { revokeSession(id: $id) { message } }";
    const foreign = await stranger.execute(revoke, { id: data.viewerSessions[0]?.id });
    const missing = await stranger.execute(revoke, { id: "99999999" });
    const nonsense = await stranger.execute(revoke, { id: "x" });
    expect(foreign.errors).toEqual(missing.errors);
    expect(nonsense.errors).toEqual(missing.errors);
    expect(missing.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await owner.execute<Sessions>(SESSIONS)).data.viewerSessions).toHaveLength(1);
  });
});

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["curl/8.5.0", "curl"],
  ["", "Unknown device"],
])("%j is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
