import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore } from "../../../shared/days/days.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { nth } from "../../../testing/factories/store.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../../testing/suites/list-behavior.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
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
  create: async (n) => {
    const vendor = await createVendor(app, {
      verified: n % 3 === 0,
      country: nth(["Norway", "Kenya", "Japan", null], n),
      categories: nth([[], ["Video Analysis"], ["Video Analysis", "Wearables"]], n),
      createdAt: daysBefore(new Date(), 1 + (n % 5)),
    });
    for (let written = 0; written < n % 3; written += 1)
      await createReview(app, { solution: await createSolution(app, { vendor }), rating: 1 + (n % 5) });
  },
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
    // As if five reviews with 3.5 stars came before the first.
    const scores = (await answer({ sort: "RATING" })).nodes.map(
      ({ rating, reviewCount }) => (5 * 3.5 + rating * reviewCount) / (5 + reviewCount),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(4);
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
    const vendor = await createVendor(app, { name: "Counted" });
    const solution = await createSolution(app, { vendor });
    await createSolution(app, { vendor });
    for (const status of ["published", "published", "published", "pending"] as const)
      await createReview(app, { solution, status });
    const { nodes } = await answer({ search: vendor.name });
    expect(nodes).toMatchObject([{ id: String(vendor.id), solutionCount: 2, reviewCount: 3 }]);
    const { data } = await app.execute(
      `query ($id: ID!) { solutions(filter: { vendors: [$id] }) { totalCount nodes { vendor { id } } }
         reviews(vendorId: $id, first: 100) { totalCount } }`,
      { id: vendor.id },
    );
    expect(data).toEqual({
      solutions: { totalCount: 2, nodes: Array(2).fill({ vendor: { id: String(vendor.id) } }) },
      reviews: { totalCount: 3 },
    });
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
    const checked = data.vendors.nodes.filter(({ verified }) => verified);
    expect(checked.length).toBeGreaterThan(0);
    for (const { verifiedAt, checks } of checked) {
      expect(checks.length).toBeGreaterThan(0);
      expect(Date.parse(checks.at(-1)?.checkedAt ?? "")).toBeLessThanOrEqual(Date.parse(verifiedAt));
    }
  });
});
