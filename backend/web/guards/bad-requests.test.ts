import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownFieldsOf } from "../../testing/problem.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
beforeEach(() => {
  app.logs.length = 0;
});
afterAll(() => app.stop());

const json = { "content-type": "application/json" };
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  app.fetch(path, { method: "POST", headers, body });
const ask = (query: string, accept: string) =>
  post("/graphql", JSON.stringify({ query }), { ...json, accept });

const ACCEPTED = ["application/json", "application/graphql-response+json", "*/*"];
const DOCUMENTS: [string, string, string][] = [
  ["a syntax error", "{ solutions { ", "GRAPHQL_PARSE_FAILED"],
  ["too many tokens", `{ ${"__typename ".repeat(5000)} }`, "GRAPHQL_PARSE_FAILED"],
  ["an empty document", " ", "GRAPHQL_PARSE_FAILED"],
  ["an unknown field", "{ nothing }", "GRAPHQL_VALIDATION_FAILED"],
  ["a subscription", "subscription { __typename }", "GRAPHQL_VALIDATION_FAILED"],
  ["a subscription to a field", "subscription { solutions }", "GRAPHQL_VALIDATION_FAILED"],
  [
    "selections that nest too deep",
    `{ ${"a { ".repeat(20)} b ${"} ".repeat(20)} }`,
    "GRAPHQL_VALIDATION_FAILED",
  ],
  ["an argument of another type", '{ solutions(first: "x") { totalCount } }', "GRAPHQL_VALIDATION_FAILED"],
  ["a missing variable", "query ($id: ID!) { solution(id: $id) { id } }", "BAD_USER_INPUT"],
  [
    "two operations without a name",
    "query A { __typename } query B { __typename }",
    "OPERATION_RESOLUTION_FAILURE",
  ],
];

describe("a document that can't be executed", () => {
  describe.each(ACCEPTED)("for %s", (accept) => {
    it.each(DOCUMENTS)("%s is the caller's fault", async (_name, query, code) => {
      const response = await ask(query, accept);
      const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
      expect([response.status, errors[0]?.extensions]).toEqual([400, { code }]);
      expect(errors[0]?.message).toMatch(/\S/);
      expect(app.logs).toEqual([]);
    });
  });
});

describe("a request that can't be read", () => {
  const bodies: [string, BodyInit, Record<string, string>][] = [
    ["a byte order mark", '\ufeff{"query":"{ __typename }","username":"a","password":"b"}', json],
    ["an unknown charset", "{}", { "content-type": "application/json; charset=wrong" }],
    ["UTF-16", Buffer.from("{}", "utf16le"), { "content-type": "application/json; charset=utf-16le" }],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json],
    ["a charset without a name", "{}", { "content-type": "application/json; charset=" }],
    ["a content type of nonsense", "{}", { "content-type": ";;;" }],
    ["an unknown encoding", "{}", { ...json, "content-encoding": "wrong" }],
    ["a body that is not compressed as it says", "{}", { ...json, "content-encoding": "gzip" }],
    ["null", "null", json],
    ["a number", "7", json],
    ["a text", '"text"', json],
    ["an array", "[]", json],
    ["a number for the query", '{"query":7,"variables":7,"username":7,"password":7}', json],
    ["variables that are no object", '{"query":"{ __typename }","variables":"x"}', json],
    ["variables that are no JSON object", '{"query":"{ __typename }","variables":[1]}', json],
    ["extensions that are no object", '{"query":"{ __typename }","extensions":7}', json],
    ["an operation that is not there", '{"query":"{ __typename }","operationName":"Other"}', json],
    ["an operation's name that is no text", '{"query":"{ __typename }","operationName":7}', json],
    ["a prototype", '{"query":"{ __typename }","__proto__":{"a":1},"constructor":{"prototype":1}}', json],
    ["a persisted query", '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}', json],
    ["a persisted query of another version", '{"extensions":{"persistedQuery":{"version":2}}}', json],
    ["no body", "", json],
  ];
  it.each(bodies)("%s", async (_name, body, headers) => {
    for (const path of ["/graphql", "/api/auth/login", "/api/auth/logout", "/nothing"]) {
      const response = await post(path, body, headers);
      expect([path, response.status, response.status < 500]).toEqual([path, response.status, true]);
      if (!response.ok && path !== "/graphql") {
        expect(await response.json()).toMatchObject({
          message: expect.any(String),
          code: expect.any(String),
        });
      }
    }
    expect(app.logs).toEqual([]);
  });

  it.each(["[", '{"a":'])("10,000 times nested %s", async (open) => {
    const nested =
      open.repeat(10_000) + (open === "[" ? "" : "1") + (open === "[" ? "]" : "}").repeat(10_000);
    const query = "query ($filter: SolutionFilter) { solutions(filter: $filter) { totalCount } }";
    for (const [path, body] of [
      ["/graphql", `{"query":"${query}","variables":{"filter":{"sports":${nested}}}}`],
      ["/graphql", `{"query":"${query}","variables":{"filter":${nested}}}`],
      ["/graphql", `{"query":"{ __typename }","extensions":${nested}}`],
      ["/api/auth/login", `{"username":${nested},"password":"x"}`],
      ["/api/auth/login", nested],
      ["/api/auth/register", `{"username":"ada","role":${nested}}`],
    ] as const) {
      const response = await post(path, body);
      expect([path, response.status]).toEqual([path, 400]);
    }
    expect(app.logs).toEqual([]);
  });

  it.each(["", "nonsense", "text/html;q=wrong", "application/json;;;", "*", ", ,", "a/b;q=-1", "image/png"])(
    "accepting %j",
    async (accept) => {
      const headers = { ...json, accept };
      for (const path of ["/graphql?query=%7B__typename%7D", "/api/vendors", "/nothing", "/sitemap.xml"]) {
        const response = await app.fetch(path, { headers });
        expect([path, response.status < 500]).toEqual([path, true]);
      }
      const response = await post("/graphql", '{"query":"{ __typename }"}', headers);
      expect(response.status).toBeLessThan(500);
      expect(app.logs).toEqual([]);
    },
  );

  it.each([
    "/%",
    "/%ff",
    "/api/%c0%af",
    "/api/solutions?first=%",
    "/graphql?query=%",
    "/api/vendors?__proto__=1",
    "//",
    "/..%2f..%2f",
  ])("at %s", async (path) => {
    const response = await app.fetch(path, { headers: json });
    expect(response.status).toBeLessThan(500);
    expect(app.logs).toEqual([]);
  });

  it.each(["/graphql?query=%7B__typename%7D&a=%ff", "/opportunities.ics?search=%ff", "/api/none?search=%"])(
    "at %s, whose query can't be decoded",
    async (path) => {
      const response = await app.fetch(path, { headers: json });
      expect([response.status, await response.json()]).toMatchObject([400, { code: "BAD_USER_INPUT" }]);
    },
  );

  it.each(["session=%", "session=a; session=b", ";;;=", "theme=%ff; =x", "session"])(
    "with the cookie %j",
    async (cookie) => {
      const response = await app.fetch("/api/vendors", { headers: { cookie } });
      expect(response.status).toBe(200);
      expect(app.logs).toEqual([]);
    },
  );
});

describe("the refusal of a body", () => {
  const notJson = "The body isn't a JSON object. Send one, in UTF-8.";
  const type = "Send JSON in UTF-8, as application/json.";
  const encoding = "Send the body as it is, or compressed with gzip, deflate, br or zstd.";
  it.each([
    ["cut off", '{"username":"a', {}, 400, notJson],
    ["a form's", "username=a&password=b", {}, 400, notJson],
    ["null", "null", {}, 400, notJson],
    ["in Latin-1", Buffer.from('{"username":"Zoë","password":"x"}', "latin1"), {}, 400, notJson],
    ["of another charset", "{}", { "content-type": "application/json; charset=latin1" }, 415, type],
    ["of another type", "{}", { "content-type": "text/plain" }, 415, type],
    ["of an unknown encoding", "{}", { "content-encoding": "wrong" }, 415, encoding],
  ])("%s says what to send", async (_name, body, headers, status, message) => {
    for (const path of ["/graphql", "/graphql/cost", "/api/auth/login"]) {
      const response = await post(path, body, { ...json, ...headers });
      expect([path, response.status, await response.json()]).toMatchObject([path, status, { message }]);
    }
    expect(app.logs).toEqual([]);
  });
});

describe("a refusal of ours", () => {
  it("keeps its message at an address of nothing", async () => {
    const response = await app.fetch("/api/nothing");
    expect(response.status).toBe(404);
    expect(ownFieldsOf(await response.json(), 404)).toEqual({
      code: "NOT_FOUND",
      message: "Unknown call: GET /api/nothing. /api/openapi.json lists all calls.",
    });
  });
});
