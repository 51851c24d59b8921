import { Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { createBlogCategory } from "../../testing/factories/blog-category.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

/** The host that a connection goes to, in each way that Socket.connect takes it. */
function hostOf(args: unknown[]): unknown {
  const [first, second] = args.flat();
  return typeof first === "object" && first !== null && "host" in first ? first.host : second;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createBlogCategory(app, { name: "News" });
});
afterAll(() => app.stop());

it("the server connects to its database alone, whatever addresses people type", async () => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  const connect = vi.spyOn(Socket.prototype, "connect");
  const address = "https://typed.club.example/a.png";
  const profile = { website: address, github: address, linkedin: address, twitter: address, avatar: address };
  const saved = await admin.execute(
    "mutation ($id: ID!, $input: UpdateProfileInput!) { updateProfile(id: $id, input: $input) { avatar } }",
    { id: admin.userId, input: profile },
  );
  expect(saved.errors).toBeUndefined();
  const input = { title: "A title", content: address, category: "News", featuredImage: address };
  const { data } = await admin.execute<{ createBlogPost: { id: string; slug: string } }>(
    "mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id slug } }",
    { input },
  );
  const { id, slug } = data.createBlogPost;
  await admin.execute("mutation ($id: ID!) { publishBlogPost(id: $id) { id } }", { id });
  await admin.execute(
    "mutation ($id: ID!, $content: String!) { addBlogComment(postId: $id, content: $content) { id } }",
    {
      id,
      content: address,
    },
  );
  for (const path of [`/api/blog/posts/${slug}`, "/blog/atom.xml", "/sitemap.xml", "/api/auth/me"]) {
    expect((await admin.fetch(path)).status).toBe(200);
  }
  await app.runJobs();
  const hosts = connect.mock.calls.map((args: unknown[]) => hostOf(args));
  connect.mockRestore();
  expect(hosts.length).toBeGreaterThan(0);
  const known = [app.url, app.database.url].map((url) => new URL(url).hostname);
  for (const host of hosts) expect(known).toContain(host);
});
