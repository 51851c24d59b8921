import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

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
    expect(data.blogStatistics).toEqual({ articles: 24, categories: 6, views: expect.any(Number) });
    expect(data.blogCategories).toHaveLength(6);
    expect(posts.reduce((sum, { commentsCount }) => sum + commentsCount, 0)).toBeGreaterThan(50);
  });

  it("have readers: most in the first days, and a few of them like a post", async () => {
    const { data } = await app.execute<{
      blogPosts: { nodes: { title: string; publishedAt: string; viewCount: number; likesCount: number }[] };
      blogStatistics: { views: number };
    }>(`{
      blogPosts(first: 100) { nodes { title publishedAt viewCount likesCount } } blogStatistics { views }
    }`);
    const posts = data.blogPosts.nodes;
    for (const { title, viewCount, likesCount } of posts) {
      const liked = likesCount / viewCount;
      expect([title, viewCount > 50, liked > 0.005 && liked < 0.05]).toEqual([title, true, true]);
    }
    expect(new Set(posts.map(({ viewCount }) => viewCount)).size).toBeGreaterThan(20);
    expect(data.blogStatistics.views).toBe(posts.reduce((sum, { viewCount }) => sum + viewCount, 0));
    const meanOf = (some: typeof posts) =>
      some.reduce((sum, { viewCount }) => sum + viewCount, 0) / some.length;
    expect(meanOf(posts.slice(12))).toBeGreaterThan(meanOf(posts.slice(0, 4)));
    const [days] = await app.database.orm.em
      .fork()
      .execute<{ views: string }[]>("select sum(views) as views from view_days where subject_kind = 'post'");
    expect(Number(days?.views)).toBe(data.blogStatistics.views);
  });
});
