import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { newTokenOf } from "../../testing/tokens.ts";

let app: TestApp;
let client: SignedInClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  client = await signIn(app, await createUser(app));
  ({ token } = await newTokenOf(client, { scopes: ["ACCOUNT_READ", "CATALOG_READ", "DISCOVERY_WRITE"] }));
});
afterAll(() => app.stop());

const readingOnly = async () => (await newTokenOf(client, { scopes: ["CATALOG_READ"] })).token;

/** What browsers add to a request of another site's page. */
const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
const json = { "content-type": "application/json" };
const WHO = "{ viewer { username } }";
const ask = (headers: Record<string, string>, query = WHO) =>
  app.fetch("/graphql", {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ query }),
  });
const openTo = ({ headers }: Response) => headers.get("access-control-allow-origin");
const preflight = (path: string, headers: Record<string, string>) =>
  app.fetch(path, {
    method: "OPTIONS",
    headers: { ...foreign, "access-control-request-method": "POST", ...headers },
  });

describe("another site's page with an access token", () => {
  it.each(["/graphql", "/graphql/stream", "/api/solutions", "/api/solutions/1/bookmark"])(
    "may ask whether it may call %s",
    async (path) => {
      const answer = await preflight(path, {
        "access-control-request-headers": "content-type, Authorization",
      });
      expect(answer.status).toBe(204);
      expect(openTo(answer)).toBe("*");
      expect(answer.headers.get("access-control-allow-headers")).toBe("Authorization, *");
      expect(answer.headers.get("access-control-allow-methods")).toContain("PATCH");
      expect(answer.headers.get("access-control-max-age")).toBe("7200");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("vary")).toContain("Access-Control-Request-Headers");
    },
  );

  it("reads and writes by both APIs, within the scopes", async () => {
    const headers = { ...foreign, authorization: `Bearer ${token}` };
    const answer = await ask(headers);
    expect(await answer.json()).toMatchObject({ data: { viewer: { username: expect.any(String) } } });
    expect([answer.status, openTo(answer)]).toEqual([200, "*"]);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const list = await app.fetch("/api/solutions", { headers });
    expect([list.status, openTo(list)]).toEqual([200, "*"]);
    const { id } = await createSolution(app);
    const save = `mutation { setBookmark(kind: SOLUTION, id: ${id}, saved: true) { __typename } }`;
    expect(await (await ask(headers, save)).json()).toMatchObject({ data: { setBookmark: {} } });
    const narrow = { ...foreign, authorization: `Bearer ${await readingOnly()}` };
    expect(await (await ask(narrow, save)).text()).toContain("discovery:write");
  });

  it("may read the headers that an integrator needs", async () => {
    const answer = await ask({ ...foreign, authorization: `Bearer ${token}` });
    const exposed = answer.headers.get("access-control-expose-headers")?.split(", ");
    for (const name of ["Link", "X-Total-Count", "ETag", "Retry-After", "X-Request-Id"])
      expect(exposed).toContain(name);
  });

  it("may read why its token is refused", async () => {
    const answer = await ask({ ...foreign, authorization: "Bearer wrong" });
    expect([answer.status, openTo(answer)]).toEqual([401, "*"]);
  });
});

describe("a cookie", () => {
  it("is dropped beside a token, whether that works or not", async () => {
    const other = await signIn(app, await createUser(app));
    const cookie = `session=${other.token}`;
    const mine = await (await ask({ ...foreign, cookie, authorization: `Bearer ${token}` })).json();
    const { data } = await client.execute<unknown>(WHO);
    expect(mine).toMatchObject({ data });
    expect((await ask({ ...foreign, cookie, authorization: "Bearer " })).status).toBe(401);
  });

  it.each([undefined, "Basic eDp5", "Token x"])(
    "of another site's page is refused with the authorization %s",
    async (authorization) => {
      const answer = await ask({
        ...foreign,
        cookie: `session=${client.token}`,
        ...(authorization ? { authorization } : {}),
      });
      expect([answer.status, openTo(answer)]).toEqual([403, null]);
    },
  );

  it("opens no preflight of a write that names no authorization", async () => {
    const asked: Record<string, string>[] = [
      {},
      { "access-control-request-headers": "content-type" },
      { "access-control-request-headers": "x-authorization" },
    ];
    for (const headers of asked) expect(openTo(await preflight("/graphql", headers))).toBeNull();
  });
});

describe("another site's page without a cookie or a token", () => {
  const GET = `/graphql?${new URLSearchParams({ query: "{ solutions(first: 1) { totalCount } }" })}`;
  it.each(["/api/solutions", "/api/solutions.csv", "/api/opportunities?first=1", GET])(
    "reads %s as everybody may",
    async (path) => {
      const answer = await app.fetch(path, { headers: foreign });
      expect([answer.status, openTo(answer)]).toEqual([200, "*"]);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("access-control-expose-headers")).toContain("X-Total-Count");
      const asked = await preflight(path, {
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-mine",
      });
      expect([asked.status, openTo(asked), asked.headers.get("access-control-allow-methods")]).toEqual([
        204,
        "*",
        "GET, HEAD",
      ]);
    },
  );

  it("may read why it is refused, and reads nothing private", async () => {
    const answer = await app.fetch("/api/auth/me", { headers: foreign });
    expect([answer.status, openTo(answer)]).toEqual([401, "*"]);
  });

  it("writes nothing", async () => {
    for (const path of ["/api/newsletter/subscribe", "/graphql"]) {
      const answer = await app.fetch(path, { method: "POST", headers: { ...foreign, ...json }, body: "{}" });
      expect([answer.status, openTo(answer)]).toEqual([403, null]);
    }
  });

  it("reads nothing with a cookie, of whatever kind", async () => {
    for (const cookie of [`session=${client.token}`, "theme=dark"]) {
      const list = await app.fetch("/api/solutions", { headers: { ...foreign, cookie } });
      expect(openTo(list)).toBeNull();
      const query = await app.fetch(GET, { headers: { ...foreign, cookie } });
      expect([query.status, openTo(query)]).toEqual([403, null]);
    }
  });
});

it("opens nothing else: uploads know no tokens", async () => {
  const headers = { ...foreign, authorization: `Bearer ${token}` };
  const answer = await app.fetch("/uploads", { method: "POST", headers });
  expect([answer.status, openTo(answer)]).toEqual([403, null]);
  expect(
    openTo(await preflight("/uploads", { "access-control-request-headers": "authorization" })),
  ).toBeNull();
});
