import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp, type TestClient, testClient } from "../../../testing/test-app.ts";

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  id = String((await createBlogPost(app)).id);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const LIKE =
  "mutation ($id: ID!, $liked: Boolean!) { likeBlogPost(id: $id, liked: $liked) { liked saved post { likesCount } } }";
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

  it("is exact when a hundred do it at the same moment", async () => {
    const clients = await Promise.all(
      Array.from({ length: 100 }, async () => signIn(app, await createUser(app))),
    );
    await sql("delete from rate_limits");
    const answers = await Promise.all(clients.flatMap((client) => [like(client)]));
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    const { shown, rows } = (await counted()) ?? {};
    expect(shown).toBe(rows);
    expect(shown).toBeGreaterThanOrEqual(100);
  });

  it("is limited per address", async () => {
    await sql("delete from rate_limits");
    const codes = new Set<unknown>();
    for (let i = 0; i < 121; i++) codes.add((await like(app)).errors?.[0]?.extensions?.code);
    expect([...codes]).toEqual([undefined, "TOO_MANY_REQUESTS"]);
    await sql("delete from rate_limits");
  });
});

describe("saving", () => {
  const save = (client: TestClient, saved: boolean) =>
    client.execute<{ saveBlogPost: { saved: boolean } }>(
      "mutation ($id: ID!, $saved: Boolean!) { saveBlogPost(id: $id, saved: $saved) { saved } }",
      { id, saved },
    );
  const SAVED = "{ blogPosts(filter: { saved: true }) { totalCount nodes { id } } }";

  it("keeps a post for its reader alone", async () => {
    const [reader, other] = [
      await signIn(app, await createUser(app)),
      await signIn(app, await createUser(app)),
    ];
    expect((await save(reader, true)).data.saveBlogPost.saved).toBe(true);
    const listOf = async (client: TestClient) =>
      (await client.execute<{ blogPosts: { totalCount: number } }>(SAVED)).data.blogPosts.totalCount;
    expect([await listOf(reader), await listOf(other)]).toEqual([1, 0]);
    await save(reader, false);
    expect(await listOf(reader)).toBe(0);
  });

  it("needs an account", async () => {
    expect((await save(app, true)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const { data } = await app.execute<{ blogPosts: { totalCount: number } }>(SAVED);
    expect(data.blogPosts.totalCount).toBe(0);
  });
});
