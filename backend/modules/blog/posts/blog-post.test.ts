import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createListQuery, describeList, type ListUnderTest, listOf } from "../../../testing/list-behavior.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

interface Listed {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  teaser: string;
  content: string;
  readingMinutes: number;
  viewCount: number;
  likesCount: number;
  commentsCount: number;
  publishedAt: string;
  status: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const LIST: ListUnderTest = {
  app: () => app,
  field: "blogPosts",
  filterType: "BlogPostFilter",
  sortType: "BlogPostSort",
  sorts: ["RECENT", "POPULAR", "COMMENTED"],
  card: `slug title excerpt teaser(length: 120) content tags featuredImage readingMinutes viewCount likesCount
    commentsCount publishedAt createdAt status category { id name slug }`,
  facets: { categories: listOf, tags: listOf },
};
const ask = createListQuery(LIST);
const all = async (variables: Record<string, unknown> = {}) =>
  ((await ask({ first: 100, ...variables })).list?.nodes ?? []) as unknown as Listed[];
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const one = (slug: string) =>
  app.execute<{ blogPost: { id: string; slug: string } | null }>(
    "query ($slug: String!) { blogPost(slug: $slug) { id slug } }",
    { slug },
  );

describeList(LIST);

describe("the samples", () => {
  it("are 24 published posts of 400 words or more in six categories, with comments", async () => {
    const posts = await all();
    expect(posts).toHaveLength(24);
    for (const { title, content } of posts)
      expect([title, content.split(/\s+/).length >= 400]).toEqual([title, true]);
    const { data } = await app.execute<{ blogStatistics: unknown; blogCategories: unknown[] }>(
      "{ blogStatistics { articles categories views } blogCategories { name postsCount } }",
    );
    expect(data.blogStatistics).toEqual({ articles: 24, categories: 6, views: 0 });
    expect(data.blogCategories).toHaveLength(6);
    expect(posts.reduce((sum, { commentsCount }) => sum + commentsCount, 0)).toBeGreaterThan(50);
  });
});

describe("what is computed", () => {
  it("is reading time in minutes, rounded up, of words split on spaces", async () => {
    for (const { content, readingMinutes } of await all()) {
      expect(readingMinutes).toBe(Math.ceil(content.split(" ").length / 200));
    }
  });

  it("is the excerpt, or the first characters of the content with an ellipsis", async () => {
    const posts = await all();
    for (const { excerpt, teaser, content } of posts) {
      expect(teaser).toBe(excerpt ?? `${content.slice(0, 120)}...`);
    }
    expect(posts.some(({ excerpt }) => excerpt === null)).toBe(true);
  });
});

describe("the orders of posts", () => {
  it("are date, views plus likes, and comments", async () => {
    await sql("update blog_posts set view_count = id * 3 % 17, likes_count = id * 5 % 11");
    const keys = {
      RECENT: (post: Listed) => Date.parse(post.publishedAt),
      POPULAR: (post: Listed) => post.viewCount + post.likesCount,
      COMMENTED: (post: Listed) => post.commentsCount,
    };
    for (const [sort, key] of Object.entries(keys)) {
      const values = (await all({ sort })).map(key);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
  });
});

describe("drafts and archived posts", () => {
  it("leak nowhere", async () => {
    const hidden = await sql("select id, slug, title, tags from blog_posts where status <> 'published'");
    expect(hidden).toHaveLength(2);
    const urls = [
      ...["/api/blog/posts", "/api/blog/categories", "/blog/atom.xml", "/blog/rss.xml", "/sitemap.xml"],
      ...["ai-machine-learning", "industry-trends"].map((slug) => `/blog/category/${slug}/atom.xml`),
    ];
    for (const { id, slug, title } of hidden) {
      expect((await one(String(slug))).data.blogPost).toBeNull();
      expect((await app.fetch(`/api/blog/posts/${slug}`)).status).toBe(404);
      expect(await (await app.fetch(`/api/blog/posts/${id}/comments`)).json()).toEqual([]);
      for (const url of urls)
        expect([url, (await (await app.fetch(url)).text()).includes(String(slug))]).toEqual([url, false]);
      expect((await all({ search: String(title) })).map((post) => post.title)).not.toContain(title);
      const { data } = await app.execute<Record<string, unknown>>(
        `query ($id: ID!) {
          relatedBlogPosts(id: $id) { id }
          blogComments(postId: $id) { totalCount }
          blogReaction(id: $id) { liked }
        }`,
        { id: id },
      );
      expect(data).toEqual({ relatedBlogPosts: [], blogComments: { totalCount: 0 }, blogReaction: null });
      for (const mutation of ["likeBlogPost(id: $id, liked: true) { liked }"]) {
        const { errors } = await app.execute(`mutation ($id: ID!) { ${mutation} }`, { id: id });
        expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
      }
    }
    const related = (await all()).map(({ id }) => id);
    for (const id of related) {
      const { data } = await app.execute<{ relatedBlogPosts: { id: string }[] }>(
        "query ($id: ID!) { relatedBlogPosts(id: $id) { id } }",
        { id },
      );
      expect(data.relatedBlogPosts.length).toBeLessThanOrEqual(3);
      for (const other of data.relatedBlogPosts) expect(related).toContain(other.id);
      expect(data.relatedBlogPosts.map((other) => other.id)).not.toContain(id);
    }
  });
});

describe("the REST rows", () => {
  it("return the documented response shapes", async () => {
    const posts = await (await app.fetch("/api/blog/posts")).json();
    expect(posts).toHaveLength(24);
    const [post] = posts;
    expect(post).toMatchObject({
      id: expect.any(Number),
      category: expect.any(String),
      status: "published",
      viewCount: expect.any(Number),
    });
    expect(JSON.parse(post.tags)).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(post.publishedAt).toBeLessThan(1e10);
    expect(post.publishedAt).toBeGreaterThan(1e9);
    const single = await (await app.fetch(`/api/blog/posts/${post.slug}`)).json();
    expect(single).toEqual(post);
    const comments = await (await app.fetch(`/api/blog/posts/${post.id}/comments`)).json();
    expect(comments).toHaveLength(post.commentsCount);
    expect(comments[0]).toEqual({
      id: expect.any(Number),
      authorName: expect.any(String),
      content: expect.any(String),
      createdAt: expect.any(Number),
    });
    const categories = await (await app.fetch("/api/blog/categories")).json();
    expect(categories[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      slug: expect.any(String),
      postsCount: expect.any(Number),
    });
    expect((await app.fetch("/api/blog/posts/no-such-post")).status).toBe(404);
  });
});
