import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysFromNow } from "../../../../shared/days/days.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { nth } from "../../../../testing/factories/store.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

/** Number of posts in a feed. */
const MOST = 30;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (let n = 0; n < MOST + 2; n += 1) {
    const category = nth(["Innovation", "Case Studies"], n);
    const publishedAt = daysFromNow(-1 - (n % 9));
    await createBlogPost(app, { category, publishedAt, tags: nth([["VR Training"], [], ["Data"]], n) });
  }
  await createBlogPost(app, { status: "draft", tags: ["VR Training"] });
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const linksIn = (xml: string, element: "entry" | "item") =>
  xml
    .split(`<${element}>`)
    .slice(1)
    .map((part) => /\/blog\/([a-z0-9-]+)/.exec(part)?.[1]);
const published = async (where = "true") =>
  (
    await sql(
      `select p.slug from blog_posts p join blog_categories c on c.id = p.category_id
       where status = 'published' and ${where} order by dated_at desc, p.id desc limit ${MOST}`,
    )
  ).map(({ slug }) => slug);

describe("the feeds", () => {
  it.each([
    ["/blog/atom.xml", "application/atom+xml", "entry"],
    ["/blog/rss.xml", "application/rss+xml", "item"],
  ] as const)("%s holds the latest posts", async (path, type, element) => {
    const response = await app.fetch(path);
    expect(response.headers.get("content-type")).toContain(type);
    expect(linksIn(await response.text(), element)).toEqual(await published());
  });

  it("is a JSON Feed, too", async () => {
    const response = await app.fetch("/blog/feed.json");
    expect(response.headers.get("content-type")).toContain("application/feed+json");
    const feed = await response.json();
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: expect.stringMatching(/\/blog\/feed\.json$/),
    });
    const { items } = feed as { items: { url: string; date_published: string; content_text: string }[] };
    expect(items.map(({ url }) => url.split("/blog/")[1])).toEqual(await published());
    for (const { date_published, content_text } of items) {
      expect(new Date(date_published).toISOString()).toBe(date_published);
      expect(content_text).toMatch(/\w/);
    }
    const ofTag = await (await app.fetch("/blog/tag/VR%20Training/feed.json")).json();
    expect((ofTag as { items: object[] }).items.length).toBeGreaterThan(0);
    expect((await app.fetch("/blog/category/gossip/feed.json")).status).toBe(404);
  });

  it("of a category or a tag hold its posts", async () => {
    const ofCategory = await (await app.fetch("/blog/category/innovation/atom.xml")).text();
    expect(linksIn(ofCategory, "entry")).toEqual(await published("c.slug = 'innovation'"));
    const ofTag = await (await app.fetch("/blog/tag/VR%20Training/rss.xml")).text();
    expect(linksIn(ofTag, "item")).toEqual(await published("'VR Training' = any(tags)"));
    expect((await app.fetch("/blog/category/gossip/atom.xml")).status).toBe(404);
    expect(linksIn(await (await app.fetch("/blog/tag/nothing/atom.xml")).text(), "entry")).toEqual([]);
  });

  it.each(["/blog/atom.xml", "/blog/rss.xml"])("%s answers 304 to those who have it", async (path) => {
    const etag = (await app.fetch(path)).headers.get("etag") ?? "";
    const asking = { headers: { "if-none-match": etag, "cache-control": "max-age=0" } };
    expect((await app.fetch(path, asking)).status).toBe(304);
    await createBlogPost(app);
    expect((await app.fetch(path, asking)).status).toBe(200);
  });

  it("hold text as text", async () => {
    await createBlogPost(app, { title: "]]><script>alert(1)</script>", tags: ['<b>&"'] });
    for (const path of ["/blog/atom.xml", "/blog/rss.xml"]) {
      const xml = await (await app.fetch(path)).text();
      expect(xml).toContain("script");
      const outsideOfData = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
      expect(outsideOfData).not.toContain("<script");
      expect(outsideOfData).not.toContain("<b>");
    }
  });

  it("name their own address so that it stays XML, whatever it was asked by", async () => {
    for (const format of ["atom", "rss"]) {
      const xml = await (await app.fetch(`/blog/tag/a&b'c/${format}.xml`)).text();
      expect(xml).toContain(`/blog/tag/a%26b'c/${format}.xml"`);
      expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/);
    }
  });

  it("refuse what no text is", async () => {
    expect((await app.fetch("/blog/tag/%00/atom.xml")).status).toBe(400);
  });
});
