import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import {
  startTestApp,
  type TestApp,
  type TestClient,
  testClient,
} from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
  id = String((await createBlogPost(app)).id);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const LIKE =
  "mutation ($id: ID!, $liked: Boolean!) { likeBlogPost(id: $id, liked: $liked) { liked post { likesCount } } }";
const like = (client: TestClient, liked = true) =>
  client.execute<{ likeBlogPost: { liked: boolean; post: { likesCount: number } } }>(LIKE, { id, liked });
const counted = async () =>
  (
    await sql(
      `select likes_count as shown, (select count(*)::int from blog_likes where post_id = ${id}) as rows from blog_posts where id = ${id}`,
    )
  )[0];

describe("liking", () => {
  it("counts a person once and can be taken back", async () => {
    const client = await signIn(app, await createUser(app));
    expect((await like(client)).data.likeBlogPost).toMatchObject({ liked: true, post: { likesCount: 1 } });
    expect((await like(client)).data.likeBlogPost.post.likesCount).toBe(1);
    expect((await like(client, false)).data.likeBlogPost).toMatchObject({
      liked: false,
      post: { likesCount: 0 },
    });
    expect((await like(client, false)).data.likeBlogPost.post.likesCount).toBe(0);
  });

  it("without an account counts a signed cookie once, and believes no other", async () => {
    const first = await like(app);
    const cookie = first.response.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).toMatch(/^visitor=[\w-]{43}\.[\w-]{43}$/);
    expect(first.response.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=Lax/);
    const visitor = testClient(app.url, { cookie });
    const again = await like(visitor);
    expect(again.data.likeBlogPost.post.likesCount).toBe(1);
    expect(again.response.headers.get("set-cookie")).toBeNull();
    const seen = await visitor.execute<{ blogReaction: { liked: boolean } }>(
      "query ($id: ID!) { blogReaction(id: $id) { liked } }",
      { id },
    );
    expect(seen.data.blogReaction.liked).toBe(true);
    const forged = testClient(app.url, { cookie: `${cookie.slice(0, -3)}abc` });
    const other = await like(forged);
    expect(other.response.headers.get("set-cookie")).not.toBeNull();
    expect(other.data.likeBlogPost.post.likesCount).toBe(2);
    await like(visitor, false);
  });

  it("is exact when a thousand do it at the same moment", async () => {
    const before = Number((await counted())?.rows);
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        like(testClient(app.url, { "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` })),
      ),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await counted()).toEqual({ shown: before + 1_000, rows: before + 1_000 });
  });

  it("is limited per address", async () => {
    await sql("delete from rate_limits");
    const codes = new Set<unknown>();
    for (let i = 0; i < 121; i++) codes.add((await like(app)).errors?.[0]?.extensions?.code);
    expect([...codes]).toEqual([undefined, "TOO_MANY_REQUESTS"]);
    await sql("delete from rate_limits");
  });
});
