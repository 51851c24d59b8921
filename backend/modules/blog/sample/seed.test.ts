import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

describe("the samples", () => {
  it("are 24 published posts of 400 words or more in six categories, with comments", async () => {
    const { data } = await app.execute<{
      blogPosts: { nodes: { title: string; content: string; commentsCount: number }[] };
      blogStatistics: unknown;
      blogCategories: unknown[];
    }>(`{
      blogPosts(first: 100) { nodes { title content commentsCount } }
      blogStatistics { articles categories views } blogCategories { name postsCount }
    }`);
    const posts = data.blogPosts.nodes;
    expect(posts).toHaveLength(24);
    for (const { title, content } of posts)
      expect([title, content.split(/\s+/).length >= 400]).toEqual([title, true]);
    expect(data.blogStatistics).toEqual({ articles: 24, categories: 6, views: 0 });
    expect(data.blogCategories).toHaveLength(6);
    expect(posts.reduce((sum, { commentsCount }) => sum + commentsCount, 0)).toBeGreaterThan(50);
  });
});
