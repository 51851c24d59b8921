import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

async function statementsOf(path: string): Promise<string[]> {
  app.database.statements.length = 0;
  const response = await fetch(`${app.url}${path}`);
  expect(response.status).toBe(200);
  await response.json();
  return [...app.database.statements];
}

describe("a list over REST", () => {
  it.each([
    "/api/solutions",
    "/api/solutions?category=ai-analytics",
    "/api/solutions?search=video&sort=newest",
    "/api/opportunities",
    "/api/market-trends",
    "/api/research/papers",
    "/api/blog/posts",
  ])("takes one statement, its length included: %s", async (path) => {
    expect(await statementsOf(path)).toHaveLength(1);
  });

  it("takes one more for the numbers of the vendors' solutions", async () => {
    expect(await statementsOf("/api/vendors")).toHaveLength(2);
  });

  it("says up to when a copy is complete only to who keeps one", async () => {
    const whole = await fetch(`${app.url}/api/solutions`);
    expect(whole.headers.get("x-safe-until")).toBeNull();
    const copy = await fetch(`${app.url}/api/solutions?sort=updated`);
    expect(copy.headers.get("x-safe-until")).toMatch(/Z$/);
  });

  it("tells the same length with the page, by facets, and behind the last page", async () => {
    const { data } = await app.execute<{ solutions: { totalCount: number; totalCountIsExact: boolean } }>(
      "{ solutions(first: 1) { totalCount totalCountIsExact facets { categories { count } } } }",
    );
    const response = await fetch(`${app.url}/api/solutions?first=1`);
    expect(response.headers.get("x-total-count")).toBe(String(data?.solutions.totalCount));
    const nothing = await fetch(`${app.url}/api/solutions?search=zzzzzz`);
    expect([nothing.headers.get("x-total-count"), await nothing.json()]).toEqual(["0", []]);
  });
});

describe("what a condition leaves out", () => {
  const CONDITIONAL = `query ($copy: Boolean!, $not: Boolean = true) {
    solutions(first: 1) { nodes { id ...Vendor @include(if: $copy) } safeUntil @include(if: $copy) totalCount @skip(if: $not) }
  }
  fragment Vendor on Solution { vendor { name } }`;

  it("isn't read", async () => {
    const read = async (copy: boolean) => {
      app.database.statements.length = 0;
      const { errors } = await app.execute(CONDITIONAL, { copy });
      expect(errors).toBeUndefined();
      return app.database.statements.join("\n");
    };
    expect(await read(false)).not.toMatch(/copy_safe_until|join "?vendors|solution_counts/);
    expect(await read(true)).toMatch(/copy_safe_until[\s\S]*vendors/);
    expect(await read(false)).not.toMatch(/copy_safe_until|join "?vendors|solution_counts/);
  });
});
