import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createPaper } from "../testing/factories/paper.ts";
import { createTrend } from "../testing/factories/trend.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

const TRENDS = 10_000;
/** With long abstracts, so that no connection takes the whole file before its reader does. */
const PAPERS = 4_000;
/** How many rows a statement adds. */
const BATCH = 1_000;

let app: TestApp;
const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, string>[]>(query);

/** Copies the only row of a table until there are as many as that. */
async function multiply(table: string, rows: number): Promise<void> {
  const columns = await sql(`select column_name as name from information_schema.columns
    where table_name = '${table}' and is_generated = 'NEVER' and is_identity = 'NO'
    and column_name not in ('id', 'title', 'slug')`);
  const names = columns.map(({ name }) => name).join(", ");
  for (let from = 2; from <= rows; from += BATCH)
    await sql(`insert into ${table} (title, slug, ${names})
      select title || ' ' || n, slug || '-' || n, ${names}
      from (select * from ${table} order by id limit 1) t,
        generate_series(${from}, ${Math.min(from + BATCH - 1, rows)}) n`);
}

beforeAll(async () => {
  app = await startTestApp("empty");
  await createPaper(app, { abstract: "Load. ".repeat(800) });
  await createTrend(app);
  // What is searched: to fold and to index twenty megabytes of abstracts takes half a minute.
  await sql("alter table research_papers drop column search_text, add search_text text default 'paper'");
  await multiply("research_papers", PAPERS);
  await multiply("market_trends", TRENDS);
});
afterAll(() => app.stop());

const plain = (path: string, signal?: AbortSignal) =>
  app.fetch(path, { headers: { "accept-encoding": "identity" }, ...(signal && { signal }) });

describe("a download of many pages", () => {
  it.each([
    ["/api/research/papers/citations.bib", /^@\w+\{/gm, PAPERS],
    ["/api/research/papers/citations.ris", /^ER {2}- $/gm, PAPERS],
    ["/api/market-trends.csv", /^Trend[^,]*,/gm, TRENDS],
    ["/api/research/papers.csv?search=Paper", /^\d+,Paper/gm, PAPERS],
  ])(
    "of %s is whole, named by kind and day",
    async (path, row, rows) => {
      app.database.statements.length = 0;
      const response = await app.fetch(path);
      expect(response.headers.get("content-disposition")).toMatch(
        new RegExp(`-export-${new Date().toISOString().slice(0, 10)}\\.(bib|ris|csv)`),
      );
      expect((await response.text()).match(row)).toHaveLength(rows);
      expect(app.database.statements.length).toBeLessThan(250);
    },
    60_000,
  );

  it("waits for its reader, is limited to four at once, and ends with its reader", async () => {
    app.database.statements.length = 0;
    const leaving = new AbortController();
    const begun = await Promise.all(
      [1, 2, 3, 4].map(() => plain("/api/research/papers.csv", leaving.signal)),
    );
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await plain("/api/research/papers.csv");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    leaving.abort();
    await vi.waitFor(
      async () => {
        const next = await plain("/api/market-trends.csv");
        await next.text();
        expect(next.status).toBe(200);
      },
      { timeout: 20_000 },
    );
    const pages = app.database.statements.filter((statement) => statement.includes("from research_papers"));
    expect(pages.length).toBeLessThan(4 * (PAPERS / 100));
  });

  it("says by HEAD nothing of its length that isn't true of the file", async () => {
    const head = await app.fetch("/api/market-trends.csv", {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    const names = ["content-type", "content-disposition"];
    const whole = await plain("/api/market-trends.csv");
    await whole.text();
    expect(names.map((name) => head.headers.get(name))).toEqual(names.map((name) => whole.headers.get(name)));
    expect([head.status, head.headers.get("content-length"), head.headers.get("etag")]).toEqual([
      200,
      null,
      null,
    ]);
  });

  it("that fails midway breaks off, so that the file doesn't look complete", async () => {
    const response = await plain("/api/research/papers.csv");
    expect(response.status).toBe(200);
    await sql("alter table research_papers rename to away");
    await expect(response.text()).rejects.toThrow();
    await sql("alter table away rename to research_papers");
  });

  it("doesn't keep others waiting who ask for the same", async () => {
    const place = await startTestApp(app.database, { ANSWER_MEMORY: "1" });
    const leaving = new AbortController();
    const options = { headers: { "accept-encoding": "identity" }, signal: leaving.signal };
    const slow = await place.fetch("/api/research/papers.csv", options);
    const other = await place.fetch("/api/research/papers.csv", options);
    expect([slow.status, other.status]).toEqual([200, 200]);
    leaving.abort();
  });
});
