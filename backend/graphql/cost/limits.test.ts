import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const deepType = (levels: number) =>
  `query { __type(name: "Query") { name } ...F0 } ${Array.from({ length: levels }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(" ")} fragment F${levels} on Query { __typename }`;

describe("a document that asks too much", () => {
  it.each([
    ["500 aliases", `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(" ")} }`],
    ["too many tokens", `{ ${"__typename ".repeat(5000)} }`],
    ["cyclic fragments", "query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }"],
    ["5,000 directives", `{ __typename ${"@skip(if: false) ".repeat(5000)} }`],
    ["a syntax error", "{ solutions { "],
  ])("%s: is refused with 400 and runs nothing", async (_name, query) => {
    app.database.statements.length = 0;
    const { errors, response } = await app.execute(query);
    expect(response.status).toBe(400);
    expect(errors?.length).toBeGreaterThan(0);
    expect(app.database.statements).toEqual([]);
  });

  const times = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join(" ");
  const fragment = (node: string) =>
    `fragment S on SolutionConnection { nodes { ${node} } facets { categories { value label count } sports { value label count } } }`;
  const costly: [string, string][] = [
    [
      "the schema under 60 aliases",
      `{ ${times(60, (i) => `a${i}: __schema { ...S }`)} } fragment S on __Schema { types { fields { name type { name } args { name } } } }`,
    ],
    [
      "60 long pages",
      `{ ${times(60, (i) => `a${i}: solutions(first: 100) { ...S }`)} } ${fragment("id title description")}`,
    ],
    [
      "60 short pages with facets",
      `{ ${times(60, (i) => `a${i}: solutions(first: 1) { ...S }`)} } ${fragment("id")}`,
    ],
    ["long texts", `{ ${times(5, (i) => `a${i}: blogPosts(first: 100) { nodes { content } }`)} }`],
    [
      "a page behind fragments",
      `{ ${times(12, (i) => `a${i}: solutions(first: 100) { ...A }`)} } fragment A on SolutionConnection { ...B edges { node { ...S } } } fragment B on SolutionConnection { nodes { ...S } } fragment S on Solution { id title description sports { id name slug } category { id name } }`,
    ],
    ["fragments of fragments", deepType(100)],
  ];
  it.each(costly)("%s: is told its cost and the limit", async (_name, query) => {
    app.database.statements.length = 0;
    const { errors, response } = await app.execute(query);
    expect([response.status, errors?.[0]?.extensions]).toEqual([400, { code: "BAD_USER_INPUT" }]);
    expect(errors?.[0]?.message).toMatch(
      /^This operation (costs \d+|is too large to measure), and the limit is 30000\./,
    );
    expect([app.database.statements, app.logs]).toEqual([[], []]);
  });

  it("counts what variables say, each time", async () => {
    const query = `query ($first: Int!, $more: Boolean!) { ${times(12, (i) => `a${i}: solutions(first: $first) { nodes @include(if: $more) { id title description vendor { id } sports { id name } } }`)} }`;
    const ask = async (first: unknown, more: unknown) =>
      (await app.execute(query, { first, more })).response.status;
    for (const _ of [1, 2]) {
      expect(await ask(100, true)).toBe(400);
      expect(await ask(100, false)).toBe(200);
      expect(await ask(1, true)).toBe(200);
      expect(await ask("1", true)).toBe(400);
    }
  });

  it.each([
    ["inline fragments", `{ ${"...{solutions{nodes{id}}} ".repeat(150)} }`],
    ["equal fields", `{ ${"solutions{nodes{id}} ".repeat(200)} }`],
    [
      "nested equal fields",
      `{ solutions { ${"nodes{vendor{id}} edges{node{id vendor{id}}} ".repeat(75)} } }`,
    ],
    [
      "fragments",
      `{ ${times(110, (i) => `...F${i}`)} } ${times(110, (i) => `fragment F${i} on Query { viewer { id } }`)}`,
    ],
  ])("compares %s in a moment", async (_name, query) => {
    await app.execute(query);
    const began = performance.now();
    await app.execute(query.replace("{", "{ other: __typename"));
    expect(performance.now() - began).toBeLessThan(500);
  });

  it("refuses lists with more than 100 values at their field, in both APIs", async () => {
    const sports = Array.from({ length: 101 }, (_, index) => `s${index}`);
    const query = "query ($sports: [String!]) { solutions(filter: { sports: $sports }) { nodes { id } } }";
    app.database.statements.length = 0;
    const { errors } = await app.execute(query, { sports });
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { sports: "Send at most 100 values." },
    });
    const rest = await app.fetch(`/api/solutions?${sports.map((sport) => `sport=${sport}`).join("&")}`);
    expect(rest.status).toBe(400);
    expect(app.database.statements).toEqual([]);
    expect((await app.execute(query, { sports: sports.slice(1) })).errors).toBeUndefined();
  });

  it("refuses lists of hundreds of values of another type", async () => {
    const query = "query ($sports: [String!]) { solutions(filter: { sports: $sports }) { nodes { id } } }";
    const { errors, response } = await app.execute(query, { sports: Array.from({ length: 300 }, () => 7) });
    expect(response.status).toBe(400);
    expect(new Set(errors?.map(({ extensions }) => extensions?.code))).toEqual(new Set(["BAD_USER_INPUT"]));
    expect(app.logs).toEqual([]);
  });

  it("lets introspection nest", async () => {
    expect((await app.execute(getIntrospectionQuery())).errors).toBeUndefined();
  });

  it("can't ask for the schema where introspection is off", async () => {
    const closed = await startTestApp(app.database, { INTROSPECTION: "0" });
    const { errors, response } = await closed.execute("{ __schema { queryType { name } } }");
    await closed.stop();
    expect([response.status, errors?.length]).toEqual([400, 1]);
  });
});
