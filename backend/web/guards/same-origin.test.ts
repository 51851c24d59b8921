import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { restRoutes } from "../../rest/routes.ts";
import { createUser, signIn } from "../../testing/accounts.ts";
import { callsOf, documentOf, fewestArguments } from "../../testing/calls.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  // The demo has a row in every table that a call could change, whatever the calls are.
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const json = { "content-type": "application/json" };
const writes = restRoutes.filter(({ method }) => method !== "GET");
const reads = restRoutes.filter(({ method }) => method === "GET");
const pathOf = (path: string) => path.replace(/\{\w+\}/g, "1");

const OTHER_READS = [
  "/sitemap.xml",
  "/robots.txt",
  "/healthz",
  "/readyz",
  "/metrics",
  "/opportunities.ics",
  "/blog/atom.xml",
  "/blog/rss.xml",
  "/newsletter/unsubscribe?key=x",
  "/searches/unsubscribe?key=x",
  "/newsletter/confirm?token=x",
];

/** The contents of every table but the one that counts what callers cost. */
async function tableContents(): Promise<Record<string, string>> {
  const em = app.database.orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ hash: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${name} t`,
    );
    contents[name] = row?.hash ?? "";
  }
  return contents;
}

describe("a write that another site's page makes", () => {
  it.each(writes)(
    "$method $path is refused, with a body and without, and writes nothing",
    async ({ method, path }) => {
      const client = await signIn(app, await createUser(app, { role: "admin" }));
      // The first request notes that the person is here.
      await client.fetch("/api/auth/me");
      const before = await tableContents();
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ];
      for (const headers of foreign) {
        const response = await client.fetch(pathOf(path), {
          method,
          headers: { ...headers, ...json },
          body: "{}",
        });
        expect([headers, response.status]).toEqual([headers, 403]);
        expect((await client.fetch(pathOf(path), { method, headers })).status).toBe(403);
      }
      expect(await tableContents()).toEqual(before);
      expect((await client.fetch("/api/auth/me")).status).toBe(200);
    },
  );

  it("is refused on /graphql too, and not when the page is our own", async () => {
    const client = await signIn(app, await createUser(app));
    const ask = (headers: Record<string, string>) =>
      client.fetch("/graphql", {
        method: "POST",
        headers: { ...json, ...headers },
        body: JSON.stringify({ query: "{ viewer { id } }" }),
      });
    expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
    expect((await ask({ origin: app.url, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

describe("GraphQL by what a form can send", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "%s is refused",
    async (type) => {
      const response = await app.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": type },
        body: '{"query":"mutation { signOut { message } }"}',
      });
      expect([400, 405, 415]).toContain(response.status);
    },
  );

  it("a mutation by GET is refused", async () => {
    const client = await signIn(app, await createUser(app));
    const query = encodeURIComponent("mutation { signOut { message } }");
    const response = await client.fetch(`/graphql?query=${query}`);
    expect(response.status).toBe(405);
    expect((await client.fetch("/api/auth/me")).status).toBe(200);
  });

  it.each([
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
    ["origin", "https://evil.example"],
  ])("a query by GET of another site's page is refused (%s: %s)", async (name, value) => {
    const client = await signIn(app, await createUser(app));
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await client.fetch(`${path}?query=%7Bviewer%7Bid%7D%7D`, { headers })).status;
    expect(await statusOf("/graphql", { [name]: value })).toBe(403);
    expect(await statusOf("/GraphQL/", { [name]: value })).toBe(403);
    expect(await statusOf("/graphql", { "sec-fetch-site": "same-origin" })).toBe(200);
  });
});

describe("reading", () => {
  it("changes no table, for an administrator neither", async () => {
    const client = await signIn(app, await createUser(app, { role: "admin" }));
    // The first request notes that the person is here.
    await client.fetch("/api/auth/me");
    const before = await tableContents();
    for (const { path } of reads) expect((await client.fetch(pathOf(path))).status).toBeLessThan(500);
    for (const path of OTHER_READS) {
      expect((await client.fetch(path)).status).toBeLessThan(500);
    }
    for (const call of callsOf(createSchema()).filter(({ operation }) => operation === "query")) {
      const { query, variables } = documentOf(call, fewestArguments(call));
      const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const response = await client.fetch(`/graphql?${search}`);
      expect([call.name, response.status]).toEqual([call.name, 200]);
    }
    await app.flushViews();
    // Administrators' downloads stand in the trail.
    const { audit_entries: _, ...unchanged } = before;
    expect(await tableContents()).toMatchObject(unchanged);
  });
});

describe("another site's scripts", () => {
  it.each(["https://evil.example", "null"])(
    "with the origin %s read nothing with a cookie",
    async (origin) => {
      const client = await signIn(app, await createUser(app));
      for (const path of ["/api/auth/me", "/api/solutions", "/graphql?query=%7Bviewer%7Bid%7D%7D"]) {
        const response = await client.fetch(path, { headers: { origin } });
        expect(response.headers.get("access-control-allow-credentials")).toBeNull();
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
        const asked = await client.fetch(path, {
          method: "OPTIONS",
          headers: { origin, "access-control-request-method": "POST" },
        });
        expect(asked.headers.get("access-control-allow-origin")).toBeNull();
      }
    },
  );
});
