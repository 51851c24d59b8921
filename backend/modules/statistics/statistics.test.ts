import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
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
    const { totalFunding, researchers } = await check();
    expect(totalFunding).toBeGreaterThan(0);
    expect(researchers).toBeGreaterThan(30);
  });

  it("leave out what is closed or past due", async () => {
    const before = await check();
    const em = app.database.orm.em.fork();
    await em.execute(
      "update opportunities set status = 'closed' where id in (select id from opportunities where budget > 0 order by id limit 1)",
    );
    await em.execute(
      "update opportunities set due_date = now() - interval '1 hour' where id in (select id from opportunities where budget > 0 and status = 'open' order by id limit 1)",
    );
    const after = await check();
    expect(after.openOpportunities).toBe((before.openOpportunities ?? 0) - 2);
    expect(after.totalFunding).toBeLessThan(before.totalFunding ?? 0);
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
  it("are those of the landing page, each with its source and date", async () => {
    const { data } = await app.execute<{
      claims: { key: string; text: string; source: string; asOf: string }[];
    }>("{ claims { key label text value source note asOf } }");
    const texts = data.claims.map(({ text }) => text);
    for (const text of [
      "500+ vendors",
      "10,000+ businesses",
      "98% match accuracy",
      "24/7 discovery",
      "5 minute setup",
      "14-day free trial",
    ])
      expect(texts).toContain(text);
    for (const { source, asOf } of data.claims) {
      expect(source).toBeTruthy();
      expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
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
