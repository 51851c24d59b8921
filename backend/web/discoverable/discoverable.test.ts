import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import express from "express";
import pino from "pino";
import { parseSitemap } from "sitemap";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { databaseLimits } from "../../limits/database-limits.ts";
import { createViewCounter } from "../../modules/platform/view-counts/view-buffer.ts";
import { daysFromNow } from "../../shared/days/days.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../testing/factories/collaboration.ts";
import { createFundingQuarter } from "../../testing/factories/funding-quarter.ts";
import { createMarketFigure } from "../../testing/factories/market-figure.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createPaper } from "../../testing/factories/paper.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { nth } from "../../testing/factories/store.ts";
import { createTopic } from "../../testing/factories/topic.ts";
import { createTrend } from "../../testing/factories/trend.ts";
import { createUniversityPartner } from "../../testing/factories/university-partner.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { requestContexts } from "../create-contexts.ts";
import { PUBLIC_PAGES } from "./public-pages.rules.ts";
import { sitemap } from "./sitemap.ts";

const HOST = "https://hub.example";
/** How many records there are of each kind. */
const EACH = 3;
/** Makes the n-th record of the kind that has its pages under a path. */
const RECORDS: Record<string, (n: number) => Promise<unknown>> = {
  "/vendors": (n) => createVendor(app, { id: n + 1 }),
  "/solutions": (n) => createSolution(app, { vendor: { id: n + 1 } }),
  "/opportunities": (n) =>
    createOpportunity(app, {
      type: nth(["research", "technology"], n),
      category: nth(["Fan Engagement", "AI Analytics"], n),
      organization: nth(["Harbor Club", "Institute of Measurement in Sport"], n),
      dueDate: nth([daysFromNow(5), daysFromNow(9), null], n),
    }),
  "/research": () => createPaper(app),
  "/research/collaborations": () => createCollaboration(app),
  "/research/partners": () => createUniversityPartner(app),
  "/research/topics": () => createTopic(app),
  "/market-intelligence": () => createTrend(app),
  "/market-intelligence/figures": () => createMarketFigure(app),
  "/market-intelligence/quarters": (n) => createFundingQuarter(app, { quarter: n + 1 }),
  "/blog": () => createBlogPost(app),
};
/** The records and the screens. */
const PAGES = EACH * Object.keys(RECORDS).length + PUBLIC_PAGES.length;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { PUBLIC_URL: HOST });
  for (const create of Object.values(RECORDS)) for (let n = 0; n < EACH; n += 1) await create(n);
  await createBlogPost(app, { status: "draft" });
});
afterAll(() => app.stop());

/** As a browser or a reader asks again; without a cache-control of its own, fetch would ask for a fresh copy. */
const conditional = (etag: string) => ({ headers: { "if-none-match": etag, "cache-control": "max-age=0" } });

describe("/robots.txt", () => {
  it("names the sitemap and keeps calls and private screens out", async () => {
    const response = await app.fetch("/robots.txt");
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${HOST}/sitemap.xml`);
    for (const path of ["/api/", "/graphql", "/dashboard", "/profile"])
      expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe("/sitemap.xml", () => {
  it("lists each public page once, with its last change", async () => {
    const response = await app.fetch("/sitemap.xml");
    expect(response.headers.get("content-type")).toContain("application/xml");
    const pages = await parseSitemap(Readable.from([await response.text()]));
    const urls = pages.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toHaveLength(PAGES);
    for (const page of PUBLIC_PAGES) expect(urls).toContain(`${HOST}${page}`);
    for (const path of Object.keys(RECORDS)) {
      const record = new RegExp(`^${HOST}${path}/${path === "/blog" ? "" : "\\d+-"}[a-z0-9-]+$`);
      const records = pages.filter(({ url }) => record.test(url));
      expect([path, records.length]).toEqual([path, EACH]);
      // A topic doesn't say when it changed.
      if (path === "/research/topics") continue;
      for (const { lastmod } of records) {
        expect(lastmod).toBeDefined();
        expect(new Date(lastmod ?? "").getTime()).toBeLessThanOrEqual(Date.now());
      }
    }
  });

  it("answers 304 to those who have it", async () => {
    const etag = (await app.fetch("/sitemap.xml")).headers.get("etag") ?? "";
    expect(etag).toBeTruthy();
    expect((await app.fetch("/sitemap.xml", conditional(etag))).status).toBe(304);
    await app.database.orm.em.fork().execute("update vendors set slug = 'another' where id = 1");
    expect((await app.fetch("/sitemap.xml", conditional(etag))).status).toBe(200);
  });

  it("becomes an index when one file can't hold it, whose files hold each page once", async () => {
    const small = express().use(
      sitemap(
        requestContexts(
          app.database.orm,
          {
            limits: databaseLimits(app.database.orm),
            views: createViewCounter(app.database.orm, pino({ level: "silent" })),
          },
          readConfig({ PUBLIC_URL: HOST }),
        ),
        PUBLIC_PAGES.length + 1,
      ),
    );
    const http = createServer(small);
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const index = await (await fetch(`${base}/sitemap.xml`)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toHaveLength(Math.ceil(PAGES / (PUBLIC_PAGES.length + 1)));
    const urls: string[] = [];
    for (const part of parts) {
      const xml = await (await fetch(part.replace(HOST, base))).text();
      urls.push(...[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? ""));
    }
    expect(urls).toHaveLength(PAGES);
    expect(new Set(urls).size).toBe(PAGES);
    http.close();
  });

  it.each(["0", "2", "x", "-1", "1.5", "999999999999"])("has no part %s", async (part) => {
    expect((await app.fetch(`/sitemap-${part}.xml`)).status).toBe(404);
  });
});

describe("/opportunities.ics", () => {
  const calendar = async (path = "/opportunities.ics") => (await app.fetch(path)).text();
  const unfold = (text: string) => text.replaceAll("\r\n ", "");

  it("holds the deadline of each opportunity that one can apply for", async () => {
    const response = await app.fetch("/opportunities.ics");
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = unfold(await response.text());
    const { data } = await app.execute<{
      opportunities: { nodes: { id: string; slug: string; title: string; dueDate: string | null }[] };
    }>("{ opportunities(first: 100, filter: { active: true }) { nodes { id slug title dueDate } } }");
    const due = data.opportunities.nodes.filter(({ dueDate }) => dueDate);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(due.length);
    for (const { id, slug, dueDate } of due) {
      expect(text).toContain(`UID:opportunity-${id}@hub.example`);
      expect(text).toContain(`DTSTART:${dueDate?.replace(/[-:]|\.\d+/g, "")}`);
      expect(text).toContain(`${HOST}/opportunities/${id}-${slug}`);
    }
    for (const line of (await calendar()).split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("escapes what would end a field", async () => {
    await createOpportunity(app, { title: "A; b, c\\d\nEND:VEVENT", dueDate: daysFromNow(7) });
    const text = unfold(await calendar());
    expect(text).toContain(String.raw`SUMMARY:Apply by: A\; b\, c\\d\nEND:VEVENT`);
  });

  it("narrows by search, type and category", async () => {
    const whole = (await calendar()).match(/^BEGIN:VEVENT/gm)?.length ?? 0;
    for (const query of ["type=research", "category=AI%20Analytics", "search=club"]) {
      const part = (await calendar(`/opportunities.ics?${query}`)).match(/^BEGIN:VEVENT/gm)?.length ?? 0;
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(whole);
    }
    expect(await calendar("/opportunities.ics?type=none")).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR/);
  });

  it.each(["search=%00", `search=${"x".repeat(201)}`, "type=a%00"])("refuses %s with 400", async (query) => {
    const response = await app.fetch(`/opportunities.ics?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("keeps its ETag until an opportunity changes", async () => {
    const { id } = await createOpportunity(app, { dueDate: daysFromNow(7) });
    expect(await calendar()).toContain(`UID:opportunity-${id}@`);
    const etag = (await app.fetch("/opportunities.ics")).headers.get("etag") ?? "";
    const again = () => app.fetch("/opportunities.ics", conditional(etag));
    expect((await again()).status).toBe(304);
    await app.database.orm.em.fork().execute("update opportunities set status = 'closed' where id = ?", [id]);
    expect((await again()).status).toBe(200);
    expect(await calendar()).not.toContain(`UID:opportunity-${id}@`);
  });

  it("gives one deadline as a file, closed or not, and 404 where there is none", async () => {
    const { id } = await createOpportunity(app, { status: "closed", dueDate: daysFromNow(7) });
    const response = await app.fetch(`/opportunities/${id}.ics`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename=opportunity-${id}.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await response.text()).toContain(`UID:opportunity-${id}@hub.example`);
    const undated = await createOpportunity(app);
    for (const other of [undated.id, "0", "999999", "x"])
      expect((await app.fetch(`/opportunities/${other}.ics`)).status).toBe(404);
  });
});
