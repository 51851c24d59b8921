import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REST_CALLS } from "../graphql/authorization/authorization-matrix.ts";
import { restRoutes } from "../rest/routes.ts";
import { createUser, signIn } from "../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo", { ANSWER_MEMORY: "16" });
});
afterAll(() => app.stop());

const LIST = "{ vendors(first: 3) { nodes { id name } } }";

/** How many statements `run` costs. */
async function costOf(run: () => Promise<unknown>): Promise<number> {
  app.database.statements.length = 0;
  await run();
  return app.database.statements.length;
}

const ask = (init?: RequestInit, path = "/api/vendors?first=3") => app.fetch(path, init);

describe("a second equal anonymous request", () => {
  it("costs no statement over GraphQL, and is the same", async () => {
    const first = await app.execute(LIST);
    expect(await costOf(() => app.execute(LIST))).toBe(0);
    expect((await app.execute(LIST)).data).toEqual(first.data);
  });

  it("costs none by GET, without a header of its own, and has an ETag", async () => {
    const path = `/graphql?query=${encodeURIComponent("{ sports: vendors(first: 2) { nodes { name } } }")}`;
    const headers = { accept: "application/graphql-response+json" };
    expect(await costOf(() => ask({ headers }, path))).toBeGreaterThan(0);
    expect(await costOf(() => ask({ headers }, path))).toBe(0);
    const answer = await ask({ headers }, path);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await ask({ headers: { ...headers, ...again } }, path)).status).toBe(304);
  });

  const lists = restRoutes.filter(
    ({ method, path }) =>
      method === "GET" && !path.includes("{") && REST_CALLS[`${method} ${path}`] === "everyone",
  );
  it.each([
    ...lists.map(({ path }) => path),
    "/sitemap.xml",
    "/blog/atom.xml",
    "/blog/rss.xml",
    "/opportunities.ics",
  ])("costs none at %s", async (path) => {
    const first = await (await ask({}, path)).text();
    let second = "";
    const cost = await costOf(async () => {
      second = await (await ask({}, path)).text();
    });
    // A file of several pages is streamed, and not kept.
    if (!path.endsWith(".csv")) expect(cost).toBe(0);
    expect(second).toBe(first);
  });

  it("is one of many at once that make one execution", async () => {
    const query = '{ solutions(first: 5, search: "a") { nodes { title vendor { name } } } }';
    const one = await costOf(() => app.execute(query));
    const others = query.replace('"a"', '"e"');
    let answers: unknown[] = [];
    const many = await costOf(async () => {
      answers = await Promise.all(Array.from({ length: 20 }, () => app.execute(others)));
    });
    expect(many).toBe(one);
    expect(answers).toHaveLength(20);
  });

  it("has its own request id and the security headers", async () => {
    const [one, other] = [await ask(), await ask()];
    expect(other.headers.get("x-request-id")).not.toBe(one.headers.get("x-request-id"));
    expect(other.headers.get("content-security-policy")).toBe(one.headers.get("content-security-policy"));
    expect(await (await ask({}, "/metrics")).text()).toContain('status="200"');
  });
});

describe("an answer of somebody's own", () => {
  const VIEWER = "{ viewer { username } vendors(first: 1) { nodes { name } } }";

  it("is neither taken from the store nor put there", async () => {
    await app.execute(VIEWER);
    const user = await createUser(app);
    const person = await signIn(app, user);
    const query = `${VIEWER} # as somebody`;
    const { data, response } = await person.execute<{ viewer: { username: string } }>(query);
    expect(data.viewer.username).toBe(user.username);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await app.execute<{ viewer: unknown }>(query)).data.viewer).toBeNull();
    expect((await person.execute<{ viewer: unknown }>(query)).data.viewer).not.toBeNull();
  });

  it.each([
    ["a session's cookie", { cookie: "session=x" }],
    ["a session's cookie behind HTTPS", { cookie: "__Host-session=x" }],
    ["a visitor's cookie", { cookie: "a=b; visitor=x" }],
    ["an Authorization header", { authorization: "Basic x" }],
  ])("is made anew with %s", async (_name, headers) => {
    await app.execute(LIST);
    const client = testClient(app.url, headers);
    expect(await costOf(() => client.execute(LIST))).toBeGreaterThan(0);
  });
});

describe("what is not kept", () => {
  it("is a mutation", async () => {
    const query = 'mutation { subscribeToNewsletter(email: "reader@example.org") { message } }';
    const costs = [await costOf(() => app.execute(query)), await costOf(() => app.execute(query))];
    expect(costs.every((cost) => cost > 0)).toBe(true);
  });

  it("is a failure, whole or of a part", async () => {
    const query = "{ vendors(first: 1) { nodes { name } } viewerOverview { __typename } }";
    for (const accept of ["application/json", "application/graphql-response+json"]) {
      const client = testClient(app.url, { accept });
      const failing = async () => {
        const { errors } = await client.execute(query);
        expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
      };
      await failing();
      await failing();
    }
    expect((await ask({}, "/api/blog/posts/nothing-here")).status).toBe(404);
    expect(await costOf(() => ask({}, "/api/blog/posts/nothing-here"))).toBeGreaterThan(0);
  });

  it("is a document that is refused", async () => {
    for (const _again of [1, 2])
      expect((await app.execute("{ vendors { nope } }")).response.status).toBe(400);
  });
});

describe("an answer depends on", () => {
  it("the host, the variables, the operation's name and the form that is asked for", async () => {
    const query =
      "query A($n: Int!) { vendors(first: $n) { nodes { name } } } query B { sports: __typename }";
    const post = (body: object, headers: Record<string, string> = {}) =>
      ask(
        {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        },
        "/graphql",
      );
    const names = async (response: Response) => JSON.stringify(await response.json());
    const one = await names(await post({ query, operationName: "A", variables: { n: 1 } }));
    const two = await names(await post({ query, operationName: "A", variables: { n: 2 } }));
    const other = await names(await post({ query, operationName: "B", variables: { n: 2 } }));
    expect(new Set([one, two, other]).size).toBe(3);
    for (const accept of ["application/json", "application/graphql-response+json"]) {
      const { headers } = await post({ query: LIST }, { accept });
      expect(headers.get("content-type")).toContain(accept);
    }
  });
});

describe("a cached response", () => {
  const take = (headers: Record<string, string> = {}) => ask({ headers }, "/api/vendors?first=20");

  it("has a strong ETag, and 304 for who has it", async () => {
    const { headers } = await take();
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("vary")).toMatch(/Accept-Encoding.*Cookie/);
    const again = await take({ "if-none-match": etag, "cache-control": "max-age=0" });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
    expect((await take({ "if-none-match": '"another"', "cache-control": "max-age=0" })).status).toBe(200);
  });

  it("is sent as the client takes it, with an ETag of each form", async () => {
    const answers = await Promise.all(
      ["br, gzip", "gzip", "identity"].map((accepted) => take({ "accept-encoding": accepted })),
    );
    expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(3);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? "")).toBeInstanceOf(Array);
  });

  it("answers HEAD with the length and no body", async () => {
    const { headers } = await take({ "accept-encoding": "identity" });
    const head = await ask(
      { method: "HEAD", headers: { "accept-encoding": "identity" } },
      "/api/vendors?first=20",
    );
    expect(head.headers.get("content-length")).toBe(headers.get("content-length"));
    expect(await head.text()).toBe("");
  });
});
