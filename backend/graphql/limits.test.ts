import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

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

  it("measures nested fragments once each", async () => {
    const began = performance.now();
    const { errors } = await app.execute(deepType(100));
    expect(errors).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("lets introspection nest", async () => {
    expect((await app.execute(getIntrospectionQuery())).errors).toBeUndefined();
  });
});
