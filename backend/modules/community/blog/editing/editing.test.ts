import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { createBlogCategory } from "../../../../testing/factories/blog-category.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createBlogCategory(app, { name: "Innovation" });
});
afterAll(() => app.stop());

const POST = "id slug title status version tags publishedAt";
interface Post {
  id: string;
  slug: string;
  title: string;
  status: string;
  version: number;
  tags: string[];
  publishedAt: string | null;
}
const words = { title: "A new net", content: "Nylon.", category: "Innovation" };
const create = async (input: object = {}) =>
  admin.execute<{ createBlogPost: Post }>(
    `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${POST} } }`,
    { input: { ...words, ...input } },
  );
const update = (id: string, input: object = {}) =>
  admin.execute<{ updateBlogPost: Post }>(
    `mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { ${POST} } }`,
    { id, input: { ...words, ...input } },
  );
const act = (name: string, id: string) =>
  admin.execute<Record<string, Post>>(`mutation ($id: ID!) { ${name}(id: $id) { ${POST} } }`, { id });
const at = async (slug: string) =>
  (
    await app.execute<{ blogPost: Post | null }>(
      `query ($slug: String!) { blogPost(slug: $slug) { ${POST} } }`,
      { slug },
    )
  ).data.blogPost;
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;

describe("writing", () => {
  it("makes one post of the same call twice, and another one of another author's", async () => {
    const other = await signIn(app, await createUser(app, { role: "admin" }));
    const send = async (key: string | null, by = admin, input: object = words) =>
      by.execute<{ createBlogPost: Post }>(
        `mutation ($input: BlogPostInput!, $key: String) { createBlogPost(input: $input, key: $key) { ${POST} } }`,
        { input: { ...input, title: "Sent twice" }, key },
      );
    const key = crypto.randomUUID();
    const both = await Promise.all([send(key), send(key)]);
    const [first, again] = both.map(({ data }) => data.createBlogPost);
    expect(again).toEqual(first);
    const slugs = [await send(key, other), await send(crypto.randomUUID()), await send(null)].map(
      ({ data }) => data.createBlogPost.slug,
    );
    expect([first?.slug, ...slugs]).toEqual(["sent-twice", "sent-twice-2", "sent-twice-3", "sent-twice-4"]);
    expect(codeOf(await send("short"))).toBe("BAD_USER_INPUT");
  });

  it("makes a draft that nobody else sees, with a slug of its title", async () => {
    const { data } = await create({
      title: "  Crème brûlée: at half-time?! ",
      tags: ["Food", "Food", "Fans"],
    });
    expect(data.createBlogPost).toMatchObject({
      title: "Crème brûlée: at half-time?!",
      slug: "creme-brulee-at-half-time",
      status: "DRAFT",
      version: 1,
      tags: ["Food", "Fans"],
      publishedAt: null,
    });
    expect(await at("creme-brulee-at-half-time")).toBeNull();
  });

  it.each([
    ["title", { title: " " }, "Title is required"],
    ["content", { content: " \n " }, "Content is required"],
    ["category", { category: "" }, "Category is required"],
    ["category", { category: "Gossip" }, "Choose one of the categories."],
    [
      "featuredImage",
      { featuredImage: "javascript:alert(1)" },
      "Featured image must be an http or https address",
    ],
    [
      "featuredImage",
      { featuredImage: "data:image/png;base64,x" },
      "Featured image must be an http or https address",
    ],
    ["excerpt", { excerpt: "x".repeat(1001) }, "Excerpt must be at most 1000 characters"],
    ["tags", { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, "Use at most 20 tags"],
  ])("is refused at %s", async (field, input, message) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
  });

  it("keeps slugs unique and off reserved addresses", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ title: "Same title" })));
    const slugs = answers.map(({ data }) => data.createBlogPost.slug);
    expect(new Set(slugs).size).toBe(50);
    expect(slugs).toContain("same-title");
    expect((await create({ title: "Feed" })).data.createBlogPost.slug).toBe("feed-2");
    const { errors } = await create({ slug: "same-title" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { slug: expect.any(String) } });
    expect(codeOf(await create({ slug: "tag" }))).toBe("CONFLICT");
  });

  it("refuses a stale save and keeps what was there", async () => {
    const { id, version } = (await create()).data.createBlogPost;
    await update(id, { title: "First edit", version });
    expect(codeOf(await update(id, { title: "Second edit", version }))).toBe("CONFLICT");
    const { data } = await admin.execute<{ managedBlogPost: Post }>(
      `query ($id: ID!) { managedBlogPost(id: $id) { ${POST} } }`,
      { id },
    );
    expect(data.managedBlogPost.title).toBe("First edit");
  });
});

describe("the states of a post", () => {
  it("go from draft to published to archived and back to draft", async () => {
    const { id, slug } = (await create({ title: "States" })).data.createBlogPost;
    expect(codeOf(await act("archiveBlogPost", id))).toBe("CONFLICT");
    expect(codeOf(await act("restoreBlogPost", id))).toBe("CONFLICT");
    const published = (await act("publishBlogPost", id)).data.publishBlogPost;
    expect(published?.status).toBe("PUBLISHED");
    expect(published?.publishedAt).not.toBeNull();
    expect(await at(slug)).toMatchObject({ id });
    // Saved again and published from its form, it stays published.
    expect((await act("publishBlogPost", id)).data.publishBlogPost).toMatchObject({
      status: "PUBLISHED",
      publishedAt: published?.publishedAt,
    });
    expect((await act("archiveBlogPost", id)).data.archiveBlogPost?.status).toBe("ARCHIVED");
    expect(await at(slug)).toBeNull();
    expect((await act("restoreBlogPost", id)).data.restoreBlogPost?.status).toBe("DRAFT");
    const again = (await act("publishBlogPost", id)).data.publishBlogPost;
    expect(again?.publishedAt).toBe(published?.publishedAt);
  });

  it("leave a published post's old addresses leading to it, and to nobody else", async () => {
    const { id, slug } = (await create({ title: "Old address" })).data.createBlogPost;
    await act("publishBlogPost", id);
    await update(id, { title: "Old address", slug: "new-address" });
    expect(await at(slug)).toMatchObject({ id, slug: "new-address" });
    expect((await create({ title: "Old address" })).data.createBlogPost.slug).toBe("old-address-2");
    await update(id, { title: "Old address", slug });
    expect(await at("new-address")).toMatchObject({ id, slug });
    expect(await at(slug)).toMatchObject({ id, slug });
  });

  it("end with everything that belongs to it", async () => {
    const { id, slug } = (await create({ title: "Gone" })).data.createBlogPost;
    await act("publishBlogPost", id);
    await app.execute("mutation ($id: ID!) { likeBlogPost(id: $id, liked: true) { liked } }", { id });
    const { data } = await admin.execute<{ deleteBlogPost: string }>(
      "mutation ($id: ID!) { deleteBlogPost(id: $id) }",
      { id },
    );
    expect(data.deleteBlogPost).toBe(id);
    expect(await at(slug)).toBeNull();
    expect(codeOf(await admin.execute("mutation ($id: ID!) { deleteBlogPost(id: $id) }", { id }))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("the list of all posts", () => {
  it("is searched and narrowed to a state, in few statements, with totals", async () => {
    const list = (args: string) =>
      admin.execute<{ managedBlogPosts: { totalCount: number; nodes: Post[] } }>(
        `{ managedBlogPosts(${args}) { totalCount nodes { ${POST} category { name } } } }`,
      );
    await create({ title: "Needle" });
    app.database.statements.length = 0;
    const { data } = await list('search: "needLE", status: DRAFT');
    // Who asks, the rows and their count.
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
    expect(data.managedBlogPosts.nodes.map(({ title }) => title)).toEqual(["Needle"]);
    const totals = await admin.execute<{ blogTotals: Record<string, number> }>(
      "{ blogTotals { total published drafts archived views } }",
    );
    const { total, published, drafts, archived } = totals.data.blogTotals;
    expect((published ?? 0) + (drafts ?? 0) + (archived ?? 0)).toBe(total);
    expect((await list("first: 100")).data.managedBlogPosts.totalCount).toBe(total);
  });
});

describe("the REST rows for administrators", () => {
  const call = async (method: string, path: string, body?: unknown, client = admin) => {
    const response = await client.fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it("create, change, publish and delete", async () => {
    const created = await call("POST", "/api/admin/blog/posts", {
      ...words,
      tags: ["a", "b"],
      status: "draft",
    });
    expect(created).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), status: "draft", tags: '["a","b"]' },
    });
    const path = `/api/admin/blog/posts/${created.body.id}`;
    expect((await call("PUT", path, { ...words, title: "Changed", tags: '["c"]' })).body).toMatchObject({
      title: "Changed",
      tags: '["c"]',
    });
    expect((await call("PUT", path, { ...words, tags: "not a list" })).body.tags).toBe("[]");
    expect((await call("POST", `${path}/publish`)).body.status).toBe("published");
    expect((await call("PUT", path, { ...words, status: "draft" })).body.status).toBe("published");
    expect((await call("POST", `${path}/publish`)).body.status).toBe("published");
    expect((await call("DELETE", path)).status).toBe(200);
    expect((await call("DELETE", path)).status).toBe(404);
  });

  it("refuse bad input with 400, and others with 401 and 403", async () => {
    for (const body of [
      {},
      { ...words, title: 1 },
      { ...words, tags: 7 },
      { ...words, tags: [{}] },
      { ...words, title: null },
    ]) {
      expect([body, (await call("POST", "/api/admin/blog/posts", body)).status]).toEqual([body, 400]);
    }
    expect((await call("POST", "/api/admin/blog/posts", {})).body.errors).toMatchObject({
      title: "Title is required",
    });
    expect((await call("POST", "/api/admin/blog/posts", words, app)).status).toBe(401);
    const student = await signIn(app, await createUser(app, { role: "student" }));
    expect((await call("POST", "/api/admin/blog/posts", words, student)).status).toBe(403);
  });
});

describe("Seed Blog Data", () => {
  it("leaves nothing half done when it fails midway, and can be run again", async () => {
    const em = app.database.orm.em.fork();
    const count = async () =>
      (await em.execute("select count(*)::int as posts from blog_posts where sample_key is not null"))[0]
        ?.posts;
    await em.execute("alter table blog_comments add constraint no_sample check (sample_key is null)");
    const { errors } = await admin.execute("mutation { seedBlogData { posts } }");
    expect([codeOf({ errors }), await count()]).toEqual(["INTERNAL_SERVER_ERROR", 0]);
    await em.execute("alter table blog_comments drop constraint no_sample");
  });

  it("adds the samples once, also when two ask at the same time, and again what was deleted", async () => {
    const seed = () =>
      admin.execute<{ seedBlogData: { message: string; posts: number; comments: number } }>(
        "mutation { seedBlogData { message posts comments } }",
      );
    const both = await Promise.all([seed(), seed()]);
    expect(both.map(({ data }) => data.seedBlogData.posts).toSorted()).toEqual([0, 26]);
    expect(both[0]?.data.seedBlogData.message).toBe("Blog data seeded successfully");
    expect((await seed()).data.seedBlogData).toMatchObject({ posts: 0, comments: 0 });
    await app.database.orm.em
      .fork()
      .execute("delete from blog_posts where sample_key = 'expected-goals-is-not-a-verdict'");
    expect((await seed()).data.seedBlogData.posts).toBe(1);
  });
});
