import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

const TITLE = 'R&D <b>"now"</b> &amp; then';
const EXCERPT = "5 < 6 & 7 &lt; 8";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createBlogPost(app, { title: TITLE, excerpt: EXCERPT, tags: ["R&D", '<i>"'] });
  await createBlogPost(app, { tags: [] });
});
afterAll(() => app.stop());

const read = async (path: string) => (await app.fetch(path)).text();
/** The names of the elements of a document with those that they are in, and how often each stands in its parent. */
function shape(xml: string): Map<string, number[]> {
  const open: { path: string; counts: Map<string, number> }[] = [{ path: "", counts: new Map() }];
  const shapes = new Map<string, number[]>();
  for (const [, close, name = "", selfClosing] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^>]*?(\/?)>/gi)) {
    if (!close) {
      const parent = open.at(-1);
      parent?.counts.set(name, (parent.counts.get(name) ?? 0) + 1);
      open.push({ path: `${parent?.path}/${name}`, counts: new Map() });
    }
    if (close || selfClosing) {
      const { path = "", counts = new Map() } = open.pop() ?? {};
      expect(path.endsWith(`/${name}`)).toBe(true);
      for (const [child, count] of counts)
        shapes.set(`${path}/${child}`, [...(shapes.get(`${path}/${child}`) ?? []), count]);
    }
  }
  expect(open).toHaveLength(1);
  return shapes;
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

it("Atom holds what RFC 4287 asks for, as often as it may", async () => {
  const xml = await read("/blog/atom.xml");
  const found = shape(xml);
  const once = ["id", "title", "updated"];
  for (const name of [...once, "subtitle", "rights"]) expect(found.get(`/feed/${name}`)).toEqual([1]);
  for (const name of [...once, "published", "summary"])
    expect(found.get(`/feed/entry/${name}`)).toEqual([1, 1]);
  expect(found.get("/feed/author/name")).toEqual([1]);
  expect(found.get("/feed/entry")).toEqual([2]);
  const known = [
    ...["author", "entry", "id", "link", "rights", "subtitle", "title", "updated"].map(
      (name) => `/feed/${name}`,
    ),
    "/feed/author/name",
    ...["category", "id", "link", "published", "summary", "title", "updated"].map(
      (name) => `/feed/entry/${name}`,
    ),
    "/feed",
  ];
  expect([...found.keys()].filter((path) => !known.includes(path))).toEqual([]);
  for (const [category] of xml.matchAll(/<category[^>]*>/g)) expect(category).toMatch(/ term="[^"]+"/);
  for (const [, time = ""] of xml.matchAll(/<(?:updated|published)>([^<]*)</g))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

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
  const found = shape(xml);
  for (const name of ["title", "link", "guid", "pubDate", "dc:creator", "description"])
    expect(found.get(`/rss/channel/item/${name}`)).toEqual([1, 1]);
  expect(found.has("/rss/channel/item/author")).toBe(false);
  expect(Number.isNaN(Date.parse(String(item?.pubDate)))).toBe(false);
});

it("an entry keeps its id when its address changes", async () => {
  const ids = async () => [...(await read("/blog/atom.xml")).matchAll(/<id>([^<]*)</g)].map(([, id]) => id);
  const before = await ids();
  await app.database.orm.em.fork().execute("update blog_posts set slug = slug || '-renamed'");
  expect(await ids()).toEqual(before);
  expect(new Set(before).size).toBe(before.length);
});
