import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysFromNow } from "../../shared/days/days.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createPaper } from "../../testing/factories/paper.ts";
import { nth } from "../../testing/factories/store.ts";
import { createTopic } from "../../testing/factories/topic.ts";
import { createTrend } from "../../testing/factories/trend.ts";
import { createUniversityPartner } from "../../testing/factories/university-partner.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const get = async (path: string) => {
  const response = await app.fetch(path);
  return { response, body: await response.json() };
};

describe("GET /api/opportunities", () => {
  beforeAll(async () => {
    for (let n = 0; n < 7; n += 1)
      await createOpportunity(app, {
        type: nth(["technology", "research"], n),
        category: nth(["AI Analytics", "Fan Engagement"], n),
        budget: nth([null, 50_000], n),
        dueDate: nth([daysFromNow(9), null], n),
        requirements: ["A pilot"],
        sports: ["Football"],
      });
  });

  it("is an array with the documented names", async () => {
    const { response, body } = await get("/api/opportunities");
    expect(response.status).toBe(200);
    expect(body).toHaveLength(7);
    for (const row of body)
      expect(row).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        organization: expect.any(String),
        type: expect.stringMatching(/^[a-z-]+$/),
        category: expect.any(String),
        description: expect.any(String),
        matchPercentage: 0,
        requirements: expect.any(Array),
        status: "open",
        sports: expect.any(Array),
      });
    const dated = body.find((row: { dueDate: string | null }) => row.dueDate);
    expect(new Date(dated.dueDate).toISOString()).toBe(dated.dueDate);
    expect(body.some((row: { budget: number | null }) => row.budget === null)).toBe(true);
    expect(body.some((row: { dueDate: string | null }) => row.dueDate === null)).toBe(true);
  });

  it("narrows by search, type and category, and pages", async () => {
    const { body: research } = await get("/api/opportunities?type=research");
    expect(research).toHaveLength(3);
    for (const { type } of research) expect(type).toBe("research");
    const { body: category } = await get("/api/opportunities?category=AI%20Analytics");
    expect(category).toHaveLength(4);
    for (const row of category) expect(row.category).toBe("AI Analytics");
    const { response, body } = await get("/api/opportunities?first=5");
    expect(body).toHaveLength(5);
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? "";
    expect((await get(next)).body).toHaveLength(2);
  });
});

describe("GET /api/opportunities/active", () => {
  it("leaves out what is closed or past due", async () => {
    const open = await createOpportunity(app);
    const closed = await createOpportunity(app, { status: "closed" });
    const late = await createOpportunity(app, { dueDate: daysFromNow(-1) });
    const { body } = await get("/api/opportunities/active");
    const ids = body.map(({ id }: { id: number }) => id);
    expect(ids).toContain(open.id);
    for (const { id } of [closed, late]) expect(ids).not.toContain(id);
  });
});

describe("GET /api/statistics", () => {
  it("holds the funding in dollars and the number of vendors", async () => {
    const { body: before } = await get("/api/statistics");
    await createOpportunity(app, { budget: 1_500_000 });
    await createVendor(app);
    const { body } = await get("/api/statistics");
    expect(body).toMatchObject({
      totalFunding: before.totalFunding + 1_500_000,
      vendorCount: before.vendorCount + 1,
      openOpportunities: before.openOpportunities + 1,
    });
  });
});

describe("GET /api/vendors", () => {
  it("narrows to the verified ones of a category", async () => {
    for (const verified of [true, false])
      await createVendor(app, { verified, categories: ["Video Analysis"] });
    await createVendor(app, { verified: true });
    const { body } = await get("/api/vendors?verified=true&category=video-analysis");
    expect(body).toHaveLength(1);
    for (const vendor of body) {
      expect(vendor).toMatchObject({
        verified: true,
        categories: expect.arrayContaining(["Video Analysis"]),
      });
      expect(vendor).toMatchObject({ rating: expect.any(Number), solutionCount: expect.any(Number) });
    }
  });

  it("refuses a verified that is neither true nor false", async () => {
    const { response, body } = await get("/api/vendors?verified=perhaps");
    expect(response.status).toBe(400);
    expect(body.errors).toEqual({ verified: expect.any(String) });
  });
});

describe("GET /api/market-trends", () => {
  it("is an array with the documented names", async () => {
    for (const sentiment of ["positive", "negative", "neutral"] as const)
      await createTrend(app, { sentiment });
    const { body } = await get("/api/market-trends");
    expect(body).toHaveLength(3);
    for (const row of body)
      expect(row).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        category: expect.any(String),
        description: expect.any(String),
        impactScore: expect.any(Number),
        sentiment: expect.stringMatching(/^(positive|negative|neutral)$/),
        createdAt: expect.any(String),
      });
  });
});

describe("GET /api/research", () => {
  beforeAll(async () => {
    for (let n = 0; n < 6; n += 1)
      await createPaper(app, {
        university: nth(["Aldermoor University", "Brackwater Institute"], n),
        publishedDate: daysFromNow(nth([-100, -500, -250], n))
          .toISOString()
          .slice(0, 10),
        openAccess: n < 2,
        authors: ["Imke Haverkate"],
        topics: nth([["Recovery and Sleep"], ["Training Load"]], n),
      });
    for (const universityName of ["Norhaven", "Aldermoor"])
      await createUniversityPartner(app, { universityName });
    await createTopic(app);
  });

  it("lists papers with their summary and topics", async () => {
    const { body } = await get("/api/research/papers");
    expect(body).toHaveLength(6);
    for (const row of body)
      expect(row).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        university: expect.any(String),
        category: expect.any(String),
        authors: expect.any(Array),
        summary: expect.any(String),
        publishedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        // Nobody counted those of these papers.
        citations: null,
        topics: expect.arrayContaining([expect.any(String)]),
      });
  });

  it("narrows papers by topic, university, year and open access", async () => {
    const { body: all } = await get("/api/research/papers");
    const [{ university }] = all;
    expect(all).toHaveLength(6);
    const count = async (query: string) => (await get(`/api/research/papers?${query}`)).body.length;
    expect(await count(`university=${encodeURIComponent(university)}`)).toBe(
      all.filter((paper: { university: string }) => paper.university === university).length,
    );
    expect(await count("openAccess=true")).toBe(
      all.filter((paper: { openAccess: boolean }) => paper.openAccess).length,
    );
    const year = all[0].publishedDate.slice(0, 4);
    expect(await count(`year=${year}`)).toBe(
      all.filter((paper: { publishedDate: string }) => paper.publishedDate.startsWith(year)).length,
    );
    expect(await count("topic=recovery-and-sleep")).toBe(3);
  });

  it("lists university partners and topics", async () => {
    const { body: universities } = await get("/api/research/universities");
    expect(universities).toHaveLength(2);
    expect(universities[0]).toMatchObject({
      id: expect.any(Number),
      universityName: "Aldermoor",
      collaborationType: expect.any(String),
    });
    const { body: topics } = await get("/api/research/trending-topics");
    expect(topics).toHaveLength(3);
    expect(topics[0]).toMatchObject({ topic: "Recovery and Sleep", papers: 3, growth: 100 });
    expect(topics[2]).toMatchObject({ papers: 0, growth: null });
    expect((await get("/api/research/trending-topics?first=2")).body).toHaveLength(2);
  });

  it.each([
    "papers?year=x",
    "papers?openAccess=1",
    "papers?first=0",
    "universities?first=101",
    "trending-topics?first=x",
  ])("refuses %s with 400", async (call) => {
    const { response, body } = await get(`/api/research/${call}`);
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ code: "BAD_USER_INPUT", errors: expect.any(Object) });
  });
});

describe("the description", () => {
  it("names every call and its media type", async () => {
    const { body } = await get("/api/openapi.json");
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/api/opportunities",
        "/api/opportunities/active",
        "/api/statistics",
        "/api/vendors",
        "/api/market-trends",
        "/api/research/papers",
        "/api/research/universities",
        "/api/research/trending-topics",
      ]),
    );
    expect(
      body.paths["/api/market/headlines.csv"].get.responses["200"].content["text/csv; charset=utf-8"],
    ).toBeDefined();
  });
});
