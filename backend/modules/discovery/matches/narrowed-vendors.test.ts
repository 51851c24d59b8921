import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../testing/suites/filled-index.ts";

let app: TestApp;
let investor: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  const description = "Sells markerless motion capture to labs.";
  await createVendor(app, { name: "Old", description, foundedYear: 1990, stage: "seed", country: "Kenya" });
  await createVendor(app, {
    ...{ name: "Large", description, headcountBand: "201-500", stage: "series-a", country: "Kenya" },
    revenueBand: "10m-50m",
  });
  await createVendor(app, {
    ...{ name: "Young", description, stage: "seed", country: "Spain", certifications: ["uci"] },
    foundedYear: new Date().getFullYear() - 1,
  });
  for (const at of [1, 2, 3, 4, 5])
    await createVendor(app, { name: `Gaters ${at}`, description: "Sells ticket gates.", stage: "seed" });
  await fillIndex(app);
  const bio = "Backs companies that sell markerless motion capture.";
  investor = await signIn(app, await createUser(app, { role: "investor", bio }));
});
afterAll(() => app.stop());

interface Found {
  totalCount: number;
  facets: Record<string, { value: string; count: number }[]>;
  results: { rank: number; vendor: { name: string } }[];
}
const ask = (filter: object | null, sort = "FIT", search: string | null = null, first = 20) =>
  investor.execute<{ fittingVendors: Found }>(
    `query ($filter: VendorFilter, $sort: FittingVendorSort!, $search: String, $first: Int!) {
      fittingVendors(first: $first, filter: $filter, sort: $sort, search: $search) {
        totalCount facets { stages { value count } countries { value count } } results { rank vendor { name } } } }`,
    { filter, sort, search, first },
  );
const names = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).data.fittingVendors.results.map(({ vendor }) => vendor.name);

describe("vendors that fit a person", () => {
  it("are counted by the facts of their companies, only those that fit, in few statements", async () => {
    await ask(null);
    app.database.statements.length = 0;
    const { fittingVendors } = (await ask({ stages: ["SEED"] })).data;
    expect(app.database.statements.length, app.database.statements.join("\n")).toBeLessThanOrEqual(8);
    expect(fittingVendors.totalCount).toBe(2);
    expect(fittingVendors.facets.stages).toEqual([
      { value: "SEED", count: 2 },
      { value: "SERIES_A", count: 1 },
    ]);
    expect(fittingVendors.facets.countries).toEqual([
      { value: "Kenya", count: 1 },
      { value: "Spain", count: 1 },
    ]);
  });

  it("are filtered as the list of vendors is", async () => {
    expect((await names(null)).toSorted()).toEqual(["Large", "Old", "Young"]);
    expect(await names({ countries: ["Kenya"], stages: ["SEED"] })).toEqual(["Old"]);
    expect(await names({ foundedWithin: 3 })).toEqual(["Young"]);
    expect(await names({ certifications: ["UCI"] })).toEqual(["Young"]);
    expect(await names(null, "FIT", "large")).toEqual(["Large"]);
    expect(await names({ stages: ["PUBLIC"] })).toEqual([]);
  });

  it("are ordered by facts, also beyond the first that are returned", async () => {
    expect(await names(null, "FOUNDED")).toEqual(["Young", "Old", "Large"]);
    expect((await names(null, "HEADCOUNT"))[0]).toBe("Large");
    expect(await names(null, "REVENUE", null, 1)).toEqual(["Large"]);
    expect((await ask(null, "NAME", null, 1)).data.fittingVendors).toMatchObject({
      totalCount: 3,
      results: [{ rank: 1, vendor: { name: "Large" } }],
    });
  });

  it("refuses what the list refuses", async () => {
    for (const asked of [
      [{ latestRound: -1 }],
      [null, "FIT", "x".repeat(201)],
      [{ stages: ["NONE"] }],
    ] as const)
      expect((await ask(...(asked as unknown as Parameters<typeof ask>))).errors?.[0]?.extensions?.code).toBe(
        "BAD_USER_INPUT",
      );
  });
});
