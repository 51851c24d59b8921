import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClaim } from "../../../testing/factories/claim.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createUniversityPartner } from "../../../testing/factories/university-partner.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { verified: true });
  const solution = await createSolution(app, { vendor });
  for (const status of ["published", "published", "pending"] as const)
    await createReview(app, { solution, status });
  await createVendor(app);
  for (const budget of [50_000, 75_000, 20_000, null]) await createOpportunity(app, { budget });
  await createPaper(app, { authors: ["Ama Boateng", "Imke Haverkate"] });
  await createPaper(app, { authors: ["Imke Haverkate", "Jonas Lind"] });
  await createUniversityPartner(app);
  for (let n = 0; n < 3; n += 1) await createCollaboration(app);
  await createTrend(app);
  await createClaim(app, { key: "trial", text: "14-day free trial", value: 14 });
  await createClaim(app, { key: "setup" });
});
afterAll(() => app.stop());

const QUERY = `{
  statistics { totalFunding vendorCount verifiedVendors solutions openOpportunities researchPapers universityPartners
    researchers collaborations marketTrends reviews }
  vendors { totalCount verifiedCount } solutions { totalCount } researchPapers { totalCount }
  universityPartners { totalCount } collaborations { totalCount } marketTrends { totalCount } reviews { totalCount }
  opportunities(first: 100, filter: { active: true }) { totalCount nodes { budget } }
}`;

interface Answer {
  statistics: Record<string, number>;
  opportunities: { totalCount: number; nodes: { budget: number | null }[] };
  vendors: { totalCount: number; verifiedCount: number };
  [list: string]: unknown;
}

describe("statistics", () => {
  const check = async () => {
    const { data } = await app.execute<Answer>(QUERY);
    const count = (list: string) => (data[list] as { totalCount: number }).totalCount;
    expect(data.statistics).toEqual({
      totalFunding: data.opportunities.nodes.reduce((sum, { budget }) => sum + (budget ?? 0), 0),
      vendorCount: count("vendors"),
      verifiedVendors: data.vendors.verifiedCount,
      solutions: count("solutions"),
      openOpportunities: count("opportunities"),
      researchPapers: count("researchPapers"),
      universityPartners: count("universityPartners"),
      researchers: expect.any(Number),
      collaborations: count("collaborations"),
      marketTrends: count("marketTrends"),
      reviews: count("reviews"),
    });
    return data.statistics;
  };

  it("equal what the lists hold", async () => {
    expect(await check()).toMatchObject({
      totalFunding: 145_000,
      openOpportunities: 4,
      vendorCount: 2,
      verifiedVendors: 1,
      researchPapers: 2,
      researchers: 3,
      collaborations: 3,
      reviews: 2,
    });
  });

  it("leave out what is closed or past due", async () => {
    const before = await check();
    await createOpportunity(app, { budget: 1_000, status: "closed" });
    await createOpportunity(app, { budget: 1_000, dueDate: new Date(Date.now() - 3600 * 1000) });
    expect(await check()).toEqual(before);
  });

  it("cost one statement", async () => {
    app.database.statements.length = 0;
    await app.execute("{ statistics { totalFunding vendorCount } }");
    expect(app.database.statements).toHaveLength(1);
  });
});

describe("statistics of an empty product", () => {
  it("are zeros", async () => {
    const empty = await startTestApp("empty");
    const { data } = await empty.execute<Answer>(
      "{ statistics { totalFunding vendorCount openOpportunities reviews } }",
    );
    expect(data.statistics).toEqual({ totalFunding: 0, vendorCount: 0, openOpportunities: 0, reviews: 0 });
    await empty.stop();
  });
});

describe("claims", () => {
  it("come each with its source and date", async () => {
    const { data } = await app.execute<{ claims: unknown[] }>(
      "{ claims { key label text value isTarget source note asOf } }",
    );
    expect(data.claims).toHaveLength(2);
    expect(data.claims).toContainEqual({
      key: "setup",
      label: "Setup",
      text: "5 minute setup",
      value: null,
      isTarget: false,
      source: "A measurement of our own",
      note: null,
      asOf: "2026-03-31",
    });
  });

  it("are found by their key, or null", async () => {
    const { data } = await app.execute(
      '{ trial: claim(key: "trial") { text value } none: claim(key: "x") { text } }',
    );
    expect(data).toEqual({ trial: { text: "14-day free trial", value: 14 }, none: null });
  });

  it("refuse a key that can't be stored", async () => {
    const { errors } = await app.execute("query ($key: String!) { claim(key: $key) { text } }", {
      key: "a\u0000",
    });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});
