import { readFileSync } from "node:fs";
import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

const TITLE = `R&D <b>"now"</b> &amp; then ]]> it's 😀`;
const EXCERPT = "5 < 6 & 7 &lt; 8";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  // No XML may hold the character at its end.
  await createBlogPost(app, { title: `${TITLE}\u0001`, excerpt: EXCERPT, tags: ["R&D", '<i>"'] });
  await createBlogPost(app, { tags: [] });
});
afterAll(() => app.stop());

const read = async (path: string) => (await app.fetch(path)).text();
/** What a document has that its format's grammar doesn't allow. */
async function problemsOf(xml: string, grammar: "atom" | "rss"): Promise<string[]> {
  const schema = readFileSync(new URL(`${grammar}.rng`, import.meta.url), "utf8");
  const { valid, errors } = await validateXML({ xml, schema, extension: "relaxng" });
  expect(errors.length > 0).toBe(!valid);
  return errors.map(({ message }) => message);
}

it("Atom reads back as what was written, and each text is escaped once", async () => {
  const feed = parseAtomFeed(await read("/blog/atom.xml"));
  expect(feed).toMatchObject({
    id: "tag:localhost,2026:blog",
    title: { value: "SportsTech Hub Blog" },
    updated: expect.anything(),
    authors: [{ name: "SportsTech Hub editorial team" }],
    links: [{ rel: "alternate" }, { rel: "self", type: "application/atom+xml" }],
  });
  const entry = feed.entries?.find(({ title }) => title?.value === TITLE);
  expect(entry?.summary?.value).toBe(EXCERPT);
  expect(entry?.categories).toEqual([{ term: "R&D" }, { term: '<i>"' }]);
});

it.each(["atom", "rss"] as const)(
  "%s is what its format's grammar allows, with and without posts",
  async (format) => {
    for (const path of [
      `/blog/${format}.xml`,
      `/blog/tag/R%26D/${format}.xml`,
      `/blog/tag/none/${format}.xml`,
    ])
      expect([path, await problemsOf(await read(path), format)]).toEqual([path, []]);
    const xml = await read(`/blog/${format}.xml`);
    const [, title = ""] = /(<title>[^<]*<\/title>)/.exec(xml) ?? [];
    expect(await problemsOf(xml.replace(title, ""), format)).not.toEqual([]);
    expect(await problemsOf(xml.replace(title, title + title), format)).not.toEqual([]);
    expect(await problemsOf(xml.replace(title, `${title}<heading/>`), format)).not.toEqual([]);
  },
);

it("RSS reads back as what was written, with its authors as names", async () => {
  const xml = await read("/blog/rss.xml");
  const feed = parseRssFeed(xml);
  expect(feed).toMatchObject({
    title: "SportsTech Hub Blog",
    language: "en-US",
    description: expect.any(String),
  });
  const item = feed.items?.find(({ title }) => title === TITLE);
  expect(item).toMatchObject({
    guid: { value: expect.stringMatching(/^tag:localhost,2026:blog-post\/\d+$/), isPermaLink: false },
    dc: { creators: ["SportsTech Hub editorial team"] },
    categories: [{ name: "R&D" }, { name: '<i>"' }],
  });
  // A description is HTML: readers show this as the text it was.
  expect(item?.description).toBe("5 &lt; 6 &amp; 7 &amp;lt; 8");
  expect(Number.isNaN(Date.parse(String(item?.pubDate)))).toBe(false);
});

it("an entry keeps its id when its address changes", async () => {
  const ids = async () => [...(await read("/blog/atom.xml")).matchAll(/<id>([^<]*)</g)].map(([, id]) => id);
  const before = await ids();
  await app.database.orm.em.fork().execute("update blog_posts set slug = slug || '-renamed'");
  expect(await ids()).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
});
