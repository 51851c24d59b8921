import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp, type TestClient, testClient } from "../../testing/test-app.ts";

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  id = String((await createBlogPost(app)).id);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);

describe("views", () => {
  const browser = (name: string, cookie = "") =>
    testClient(app.url, { "user-agent": `Mozilla/5.0 (X11; Linux x86_64) ${name}`, cookie });
  const view = async (client: TestClient, postId = id) =>
    (
      await client.execute<{ noteBlogView: boolean }>("mutation ($id: ID!) { noteBlogView(id: $id) }", {
        id: postId,
      })
    ).data.noteBlogView;
  const views = async (postId = id) => {
    await app.flushViews();
    return (await sql(`select view_count as n from blog_posts where id = ${postId}`))[0]?.n;
  };

  it("count a visitor once an hour, and another one too", async () => {
    for (let i = 0; i < 3; i++) expect(await view(browser("Firefox/150.0"))).toBe(true);
    expect(await views()).toBe(1);
    await view(browser("Firefox/151.0"));
    await view(
      await signIn(app, await createUser(app)).then(({ token }) =>
        browser("Firefox/150.0", `session=${token}`),
      ),
    );
    expect(await views()).toBe(3);
    await sql("update views set hour = hour - interval '1 hour'");
    await view(browser("Firefox/150.0"));
    expect(await views()).toBe(4);
  });

  it("leave robots and programs out, and what is not published", async () => {
    const before = await views();
    for (const agent of ["Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0", ""]) {
      expect(await view(testClient(app.url, { "user-agent": agent }))).toBe(false);
    }
    const draft = String((await createBlogPost(app, { status: "draft" })).id);
    await view(browser("Firefox/150.0"), draft);
    for (const other of ["999999", "x"]) await view(browser("Firefox/150.0"), other);
    expect(await views()).toBe(before);
    expect(await views(draft)).toBe(0);
  });

  it("are exact when they come at the same moment", async () => {
    const before = Number(await views());
    await Promise.all(Array.from({ length: 200 }, (_, i) => view(browser(`Firefox/${i}.9`))));
    expect(await views()).toBe(before + 200);
  });

  it("say nothing about the person", async () => {
    const rows = JSON.stringify(await sql("select encode(visitor, 'escape') as v from views"));
    expect(rows).not.toMatch(/Firefox|127\.0\.0\.1/);
  });

  it("are forgotten after two hours, and count again then", async () => {
    await view(browser("Firefox/150.0"));
    const before = Number(await views());
    await sql("update views set hour = hour - interval '3 hours'");
    await sql("select graphile_worker.add_job('purge-views', '{}'::json)");
    await app.runJobs();
    expect(await sql("select from views")).toEqual([]);
    await view(browser("Firefox/150.0"));
    expect(await views()).toBe(before + 1);
  });
});
