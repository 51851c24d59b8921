import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore } from "../../../../shared/days/days.ts";
import { createBlogComment } from "../../../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { nth } from "../../../../testing/factories/store.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  type ListUnderTest,
  listOf,
} from "../../../../testing/suites/list-behavior.ts";
import type { BlogPost } from "./blog-post.entity.ts";

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
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const LIST: ListUnderTest = {
  app: () => app,
  create: async (n) => {
    const post = await createBlogPost(app, {
      category: nth(["Innovation", "Industry Trends", "Case Studies"], n),
      tags: nth([["Data"], ["Data", "Youth"], [], ["Youth"]], n),
      excerpt: nth([null, "What clubs learned in a season."], n),
      content: "word ".repeat(40 + 60 * (n % 6)).trim(),
      viewCount: (n * 3) % 17,
      likesCount: (n * 5) % 11,
      publishedAt: daysBefore(new Date(), 1 + (n % 7)),
    });
    for (let written = 0; written < n % 3; written += 1) await createBlogComment(app, { post });
  },
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
const one = (slug: string) =>
  app.execute<{ blogPost: { id: string; slug: string } | null }>(
    "query ($slug: String!) { blogPost(slug: $slug) { id slug } }",
    { slug },
  );

describeList(LIST);

describe("what is computed", () => {
  it("is reading time in minutes, rounded up, of words split on spaces", async () => {
    for (const { content, readingMinutes } of await all()) {
      expect(readingMinutes).toBe(Math.ceil(content.split(" ").length / 200));
    }
  });

  it("is the excerpt, or the first characters of the content with an ellipsis, without the marks of headings", async () => {
    const posts = await all();
    for (const { excerpt, teaser, content } of posts) {
      if (excerpt) expect(teaser).toBe(excerpt);
      else {
        const words = teaser.replace(/\.\.\.$/, "");
        const plain = content.replaceAll("**", "").replaceAll("\n- ", "\n");
        expect(plain.startsWith(words)).toBe(true);
        expect(plain.charAt(words.length)).toMatch(/\s/);
        expect(words.length).toBeLessThanOrEqual(120);
      }
    }
    expect(posts.some(({ excerpt }) => excerpt === null)).toBe(true);
  });
});

describe("the orders of posts", () => {
  it("are date, views plus likes, and comments", async () => {
    const keys = {
      RECENT: (post: Listed) => Date.parse(post.publishedAt),
      POPULAR: (post: Listed) => post.viewCount + post.likesCount,
      COMMENTED: (post: Listed) => post.commentsCount,
    };
    for (const [sort, key] of Object.entries(keys)) {
      const values = (await all({ sort })).map(key);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(new Set(values).size).toBeGreaterThan(2);
    }
  });
});

describe("drafts and archived posts", () => {
  it("leak nowhere", async () => {
    const hidden: BlogPost[] = [];
    for (const status of ["draft", "archived"] as const) {
      const post = await createBlogPost(app, { title: `Hidden ${status}`, status, tags: ["Data"] });
      await createBlogComment(app, { post });
      hidden.push(post);
    }
    const urls = [
      "/api/blog/posts",
      "/api/blog/categories",
      "/blog/atom.xml",
      "/blog/rss.xml",
      "/sitemap.xml",
      ...["innovation", "industry-trends"].map((slug) => `/blog/category/${slug}/atom.xml`),
    ];
    for (const { id, slug, title } of hidden) {
      expect((await one(slug)).data.blogPost).toBeNull();
      expect((await app.fetch(`/api/blog/posts/${slug}`)).status).toBe(404);
      expect((await app.fetch(`/api/blog/posts/${id}/comments`)).status).toBe(404);
      for (const url of urls)
        expect([url, (await (await app.fetch(url)).text()).includes(slug)]).toEqual([url, false]);
      expect((await all({ search: title })).map((post) => post.title)).not.toContain(title);
      const { data } = await app.execute<Record<string, unknown>>(
        `query ($id: ID!) {
          relatedBlogPosts(id: $id) { id }
          blogComments(postId: $id) { totalCount }
          blogReaction(id: $id) { liked }
        }`,
        { id },
      );
      expect(data).toEqual({ relatedBlogPosts: [], blogComments: { totalCount: 0 }, blogReaction: null });
      for (const mutation of ["likeBlogPost(id: $id, liked: true) { liked }"]) {
        const { errors } = await app.execute(`mutation ($id: ID!) { ${mutation} }`, { id });
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
  it("have the documented shapes", async () => {
    const { id } = await createBlogPost(app, { tags: ["Data"] });
    for (let written = 0; written < 2; written += 1) await createBlogComment(app, { post: { id } });
    const posts = await (await app.fetch("/api/blog/posts")).json();
    expect(posts).toHaveLength((await all()).length);
    const [post] = posts;
    expect(post).toMatchObject({
      id,
      category: "Innovation",
      status: "published",
      viewCount: expect.any(Number),
    });
    expect(JSON.parse(post.tags)).toEqual(["Data"]);
    expect(post.publishedAt).toBeLessThan(1e10);
    expect(post.publishedAt).toBeGreaterThan(1e9);
    const single = await (await app.fetch(`/api/blog/posts/${post.slug}`)).json();
    expect(single).toEqual(post);
    const comments = await (await app.fetch(`/api/blog/posts/${post.id}/comments`)).json();
    expect([comments.length, post.commentsCount]).toEqual([2, 2]);
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
