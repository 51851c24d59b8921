import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../testing/list-behavior.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

interface Listed {
  id: string;
  name: string;
  verified: boolean;
  rating: number;
  createdAt: string;
  solutionCount: number;
  reviewCount: number;
}

const VENDORS: ListUnderTest = {
  app: () => app,
  field: "vendors",
  filterType: "VendorFilter",
  sortType: "VendorSort",
  sorts: ["NAME", "RATING", "NEWEST"],
  card: `name slug description verified verifiedAt rating website contactEmail country city createdAt
    solutionCount reviewCount categories { name slug }`,
  facets: { categories: listOf, countries: listOf, verified: (value) => value === "true" },
  around: "verifiedCount",
};
const ask = createListQuery(VENDORS);
const answer = async (variables: Record<string, unknown> = {}) =>
  (await ask({ first: 100, ...variables })).list as unknown as {
    totalCount: number;
    verifiedCount: number;
    nodes: Listed[];
  };

describeList(VENDORS);
describeSingle(
  () => app,
  "vendor",
  "vendors",
  "name solutionCount reviewCount checks { claim evidence checkedAt }",
);

describe("vendors", () => {
  it("are by name, best rated or last listed first", async () => {
    const { nodes } = await answer();
    expect(nodes.map(({ name }) => name)).toEqual(
      nodes.map(({ name }) => name).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
    const ratings = (await answer({ sort: "RATING" })).nodes.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it("are all verified only where the list says so", async () => {
    for (const [filter, search] of [
      [null, ""],
      [{ verified: true }, ""],
      [{ verified: false }, ""],
      [{ categories: ["video-analysis"] }, ""],
      [null, "zzz no such vendor zzz"],
    ]) {
      const { totalCount, verifiedCount, nodes } = await answer({ filter, search });
      expect(verifiedCount).toBe(nodes.filter(({ verified }) => verified).length);
      expect(verifiedCount === totalCount).toBe(nodes.every(({ verified }) => verified));
    }
  });

  it("say how many solutions and reviews they have", async () => {
    const [{ id, solutionCount, reviewCount } = {} as Listed] = (await answer({ sort: "RATING" })).nodes;
    const { data } = await app.execute(
      `query ($id: ID!) { solutions(filter: { vendors: [$id] }) { totalCount nodes { vendor { id } } }
         reviews(vendorId: $id, first: 100) { totalCount } }`,
      { id },
    );
    expect(data).toMatchObject({
      solutions: { totalCount: solutionCount },
      reviews: { totalCount: reviewCount },
    });
    const { solutions } = data as { solutions: { nodes: { vendor: { id: string } }[] } };
    expect(solutions.nodes.every(({ vendor }) => vendor.id === id)).toBe(true);
  });

  it("offer no solutions under an id that can't be", async () => {
    const { data } = await app.execute(
      '{ solutions(filter: { vendors: ["0", "x", "99999999999"] }) { totalCount } }',
    );
    expect(data).toEqual({ solutions: { totalCount: 0 } });
  });

  it("show what was checked, and when, if they are verified", async () => {
    const { data } = await app.execute<{
      vendors: { nodes: { verified: boolean; verifiedAt: string; checks: { checkedAt: string }[] }[] };
    }>("{ vendors(first: 100) { nodes { verified verifiedAt checks { claim evidence checkedAt } } } }");
    for (const { verified, verifiedAt, checks } of data.vendors.nodes.filter((vendor) => vendor.verified)) {
      expect(verified).toBe(true);
      expect(checks.length).toBeGreaterThan(0);
      expect(Date.parse(checks.at(-1)?.checkedAt ?? "")).toBeLessThanOrEqual(Date.parse(verifiedAt));
    }
  });
});
