import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo", { PUBLIC_URL: "https://hub.example" });
});
afterAll(() => app.stop());

const get = async (path: string) => {
  const response = await app.fetch(path);
  return { response, body: await response.json() };
};

describe("GET /api/opportunities", () => {
  it("is an array with the documented names", async () => {
    const { response, body } = await get("/api/opportunities");
    expect(response.status).toBe(200);
    expect(body).toHaveLength(45);
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
    expect(research.length).toBeGreaterThan(0);
    for (const { type } of research) expect(type).toBe("research");
    const { body: category } = await get("/api/opportunities?category=AI%20Analytics");
    for (const row of category) expect(row.category).toBe("AI Analytics");
    const { response, body } = await get("/api/opportunities?first=40");
    expect(body).toHaveLength(40);
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? "";
    expect((await get(next)).body).toHaveLength(5);
  });
});

describe("GET /api/opportunities/active", () => {
  it("leaves out what is closed or past due", async () => {
    await app.database.orm.em.fork().execute("update opportunities set status = 'closed' where id = 1");
    const { body } = await get("/api/opportunities/active");
    expect(body).toHaveLength(44);
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(1);
    await app.database.orm.em.fork().execute("update opportunities set status = 'open' where id = 1");
  });
});

describe("GET /api/statistics", () => {
  it("holds the funding in dollars and the number of vendors", async () => {
    const { body } = await get("/api/statistics");
    expect(body).toMatchObject({ totalFunding: expect.any(Number), vendorCount: 44, openOpportunities: 45 });
    expect(body.totalFunding).toBeGreaterThan(1_000_000);
  });
});

describe("GET /api/vendors", () => {
  it("narrows to the verified ones of a category", async () => {
    const { body } = await get("/api/vendors?verified=true&category=video-analysis");
    expect(body.length).toBeGreaterThan(0);
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
    const { body } = await get("/api/market-trends");
    expect(body).toHaveLength(30);
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
  it("lists papers with their summary and topics", async () => {
    const { body } = await get("/api/research/papers");
    expect(body).toHaveLength(30);
    for (const row of body)
      expect(row).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        university: expect.any(String),
        category: expect.any(String),
        authors: expect.any(Array),
        summary: expect.any(String),
        publishedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        citations: expect.any(Number),
        topics: expect.arrayContaining([expect.any(String)]),
      });
  });

  it("narrows papers by topic, university, year and open access", async () => {
    const { body: all } = await get("/api/research/papers");
    const [{ university }] = all;
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
    expect(universities).toHaveLength(12);
    expect(universities[0]).toMatchObject({
      id: expect.any(Number),
      universityName: expect.any(String),
      collaborationType: expect.any(String),
    });
    const { body: topics } = await get("/api/research/trending-topics");
    expect(topics).toHaveLength(10);
    expect(topics[0]).toMatchObject({
      topic: expect.any(String),
      papers: expect.any(Number),
      growth: expect.any(Number),
    });
    expect((await get("/api/research/trending-topics?first=3")).body).toHaveLength(3);
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

describe("citations", () => {
  it.each([
    ["bib", "application/x-bibtex; charset=utf-8", /^@(article|inproceedings)\{/],
    ["ris", "application/x-research-info-systems; charset=utf-8", /^TY {2}- /],
  ])("of a list and of one paper come as a .%s file", async (extension, type, start) => {
    for (const path of [`citations.${extension}?topic=recovery-and-sleep`, `1/citation.${extension}`]) {
      const response = await app.fetch(`/api/research/papers/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename=[\\w-]+\\.${extension}$`),
      );
      expect(response.headers.get("etag")).toBeTruthy();
      const text = await response.text();
      expect(text).toMatch(start);
      expect(text).toContain("https://hub.example/research/");
    }
  });

  it("of a list hold each paper once, under keys of their own", async () => {
    const bib = await (await app.fetch("/api/research/papers/citations.bib")).text();
    const keys = [...bib.matchAll(/^@\w+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toHaveLength(30);
    expect(new Set(keys).size).toBe(30);
    for (const key of keys) expect(key).toMatch(/^[a-z]+\d{4}_\d+$/);
    expect(bib).toContain("S{\\ae}terlund");
    const ris = await (await app.fetch("/api/research/papers/citations.ris")).text();
    expect(ris.match(/^ER {2}- $/gm)).toHaveLength(30);
    expect(ris).toContain("AU  - Sæterlund, Ingrid");
  });

  it("cost three statements a list", async () => {
    app.database.statements.length = 0;
    await app.fetch("/api/research/papers/citations.bib");
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
  });

  it("of no paper are 404", async () => {
    for (const id of ["999999", "x", "0"]) {
      const { response, body } = await get(`/api/research/papers/${id}/citation.bib`);
      expect(response.status).toBe(404);
      expect(body.code).toBe("NOT_FOUND");
    }
  });
});

describe("the market's files", () => {
  const download = async (path: string) => {
    const response = await app.fetch(path);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=[\w-]+\.csv$/);
    return parse(await response.text(), { columns: true }) as Record<string, string>[];
  };

  it.each([
    ["headlines", 4],
    ["segments", 4],
    ["quarters", 8],
  ])("of the %s are as long as the list, each row with source and date", async (name, length) => {
    const rows = await download(`/api/market/${name}.csv`);
    expect(rows).toHaveLength(length);
    for (const row of rows)
      expect(row).toMatchObject({
        Source: expect.any(String),
        "As of": expect.stringMatching(/^\d{4}-12-31$/),
      });
  });

  it("hold the rows behind a figure, a quarter and a trend", async () => {
    const figure = await download("/api/market/figures/1.csv");
    const total = figure.reduce((sum, row) => sum + Number(row["Value (USD)"]), 0);
    expect(total).toBe(31.1e9);
    const quarter = await download("/api/market/quarters/1.csv");
    expect(quarter.reduce((sum, row) => sum + Number(row.Deals), 0)).toBe(47);
    const trend = await download("/api/market-trends/1.csv");
    expect(trend.length).toBeGreaterThan(1);
    expect(trend[0]).toMatchObject({
      Date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      Value: expect.any(String),
    });
  });

  it("hold the trends, and those of a category", async () => {
    expect(await download("/api/market-trends.csv")).toHaveLength(30);
    const wearables = await download("/api/market-trends.csv?category=Wearables");
    expect(wearables.length).toBeGreaterThan(0);
    for (const row of wearables) expect(row.Category).toBe("Wearables");
  });

  it("make no formula of a title", async () => {
    const em = app.database.orm.em.fork();
    await em.execute(`update market_trends set title = '=HYPERLINK("https://evil.example")' where id = 1`);
    const rows = await download("/api/market-trends.csv");
    expect(rows.map(({ Title }) => Title)).toContain(`'=HYPERLINK("https://evil.example")`);
  });

  it("of an unknown record are 404", async () => {
    for (const path of ["market/figures/0", "market/quarters/999999", "market-trends/x"])
      expect((await get(`/api/${path}.csv`)).response.status).toBe(404);
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
