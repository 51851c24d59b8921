import { beforeEach, describe, expect, it } from "vitest";
import { setUpImports } from "../../../../testing/suites/import-fixture.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";
import { checkedMapping } from "../../../administration/imports/mapping/mapping.ts";
import { takeBackRun } from "../../../administration/imports/runs/take-back.ts";
import { inspectFile } from "../../../administration/imports/screen/read-upload.ts";
import { posts } from "./post.import.ts";
import { postText } from "./post-text.ts";

const fixture = setUpImports();
beforeEach(() => fixture.rows("truncate blog_posts, blog_categories cascade"));

/** Imports a file as the screen suggests it, with changed fields. */
async function importSuggested(name: string, content: string | Buffer, answers: object = {}, source = "x") {
  const file = await fixture.file(name, content);
  const { suggestedMapping, notes } = await inspectFile(file, posts, null);
  const { fields, ...rest } = JSON.parse(suggestedMapping) as { fields: object };
  const mapping = checkedMapping({ source, ...rest, fields: { ...fields, ...answers } }, posts);
  const { created, errors, warnings } = await fixture.run(file, { kind: posts, mapping, skipBad: true });
  return { created, errors, warnings, notes };
}

const stored = () =>
  fixture.rows(`select p.title, p.slug, p.content, p.status, p.tags, c.name::text as category, p.excerpt,
      to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD') as published
    from blog_posts p join blog_categories c on c.id = p.category_id order by p.id`);

const ghost = JSON.stringify({
  db: [
    {
      meta: { version: "5.0.0" },
      data: {
        posts: [
          {
            id: "1",
            title: "Light and speed",
            slug: "light-and-speed",
            html: '<h2>Gates</h2><p>At <a href="https://gates.example/a">10 m</a>.</p><script>steal()</script>',
            type: "post",
            status: "published",
            custom_excerpt: "Timing gates.",
            published_at: "2026-03-01T09:00:00.000Z",
            feature_image: null,
          },
          {
            id: "2",
            title: "About",
            slug: "about",
            html: "<p>Us.</p>",
            type: "page",
            status: "published",
            published_at: null,
          },
        ],
        tags: [
          { id: "t1", name: "Timing", slug: "timing" },
          { id: "t2", name: "Gates", slug: "gates" },
        ],
        posts_tags: [
          { post_id: "1", tag_id: "t1", sort_order: 0 },
          { post_id: "1", tag_id: "t2", sort_order: 1 },
        ],
        users: [],
      },
    },
  ],
});

const item = (id: number, title: string, status: string, type = "post") => `<item><title>${title}</title>
  <pubDate>Sun, 01 Mar 2026 09:00:00 +0000</pubDate><category domain="category" nicename="timing"><![CDATA[Timing]]></category>
  <category domain="post_tag" nicename="gates"><![CDATA[Gates]]></category><category domain="post_tag" nicename="light"><![CDATA[Light]]></category>
  <content:encoded><![CDATA[<!-- wp:paragraph --><p>Gates at <strong>10 m</strong>.</p><!-- /wp:paragraph -->]]></content:encoded>
  <excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type></item>`;
const wordpress = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>
  ${item(1, "Speed", "publish")}${item(2, "Picture", "inherit", "attachment")}${item(3, "Gone", "trash")}</channel></rss>`;

describe("posts from elsewhere", () => {
  it("come from Ghost with their tags, as drafts, without pages and scripts", async () => {
    const result = await importSuggested("ghost.json", ghost);
    expect(result).toMatchObject({ created: 1, errors: [], warnings: [] });
    expect(await stored()).toEqual([
      {
        title: "Light and speed",
        slug: "light-and-speed",
        content: "**Gates**\n\nAt 10 m (https://gates.example/a).",
        status: "draft",
        tags: ["Timing", "Gates"],
        category: "Articles",
        excerpt: "Timing gates.",
        published: "2026-03-01",
      },
    ]);
  });

  it("come from WordPress with category and tags, without what is no post", async () => {
    expect(await importSuggested("wordpress.xml", wordpress)).toMatchObject({ created: 1, errors: [] });
    expect(await stored()).toMatchObject([
      {
        title: "Speed",
        slug: "speed",
        content: "Gates at 10 m.",
        status: "draft",
        tags: ["Gates", "Light"],
        category: "Timing",
        published: "2026-03-01",
      },
    ]);
  });

  it("come from Markdown files with front matter, and bad ones are named", async () => {
    const zip = zipOf(
      Object.entries({
        "posts/2026-03-01-light.md":
          "---\ntitle: Light\ntags: [Gates, Timing]\ncategory: Timing\n---\n# Heading\n\nAt **10 m**.\n\n- One\n- Two\n",
        "posts/second.md": "# Second\n\nText with <script>alert(1)</script> and `code`.\n",
        "posts/bad.md": "---\ntitle: [unclosed\n---\nText",
        "posts/toml.md": "+++\ntitle = 'x'\n+++\nText",
        "images/a.png": "x",
      }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    );
    const { created, errors } = await importSuggested("posts.zip", zip);
    expect(created).toBe(2);
    expect(errors).toMatchObject([
      {
        place: "file 3",
        message: expect.stringContaining("posts/bad.md has front matter that can't be read"),
      },
      { place: "file 4", message: expect.stringContaining("front matter in TOML") },
    ]);
    expect(await stored()).toMatchObject([
      {
        title: "Light",
        slug: "light",
        tags: ["Gates", "Timing"],
        category: "Timing",
        published: "2026-03-01",
      },
      { title: "Second", slug: "second", content: "Text with and code.", status: "draft" },
    ]);
  });

  it("are published if the run says so, numbered where an address is taken, and undone", async () => {
    const csv =
      "title,content,category,status\nNews,One.,Timing,published\nNews,Two.,Timing,published\nFeed,Three.,Timing,x\n";
    await importSuggested("a.csv", csv.replace("News,Two", "Old,Two"));
    expect((await stored()).map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
    expect((await stored()).map(({ slug }) => slug)).toEqual(["news", "old", "feed-2"]);
    expect(
      await importSuggested("b.csv", csv, { id: "content", publish: { value: true } }, "y"),
    ).toMatchObject({ created: 3 });
    expect((await stored()).slice(3)).toMatchObject([
      { slug: "news-2", status: "published" },
      { slug: "news-3", status: "published" },
      { slug: "feed-3", status: "published" },
    ]);
    const taken = await importSuggested("c.csv", "title,content,category,slug\nMore,One.,Timing,news\n");
    expect(taken.errors).toMatchObject([
      {
        place: "line 2",
        field: "slug",
        message: expect.stringContaining("makes the same address as of “News”"),
      },
    ]);
    await fixture.rows("update blog_posts set version = 2 where slug = 'news-3'");
    const [{ id } = {}] = await fixture.rows("select max(id) as id from import_runs where source = 'y'");
    const undone = await takeBackRun(fixture.database.orm, Number(id), new Map([["posts", posts]]));
    expect(undone).toMatchObject({ removed: 2, left: ["News"] });
  });

  it("keep nothing of their markup that could run", () => {
    const text = postText(
      '<p onclick="x()">A <a href="javascript:x()">b</a></p><iframe src="https://x.example">c</iframe><img src=x onerror=x()>',
    );
    expect(text).toBe("A b");
    expect(postText("1 < 2 and **not** markup")).toBe("1 < 2 and **not** markup");
  });
});
