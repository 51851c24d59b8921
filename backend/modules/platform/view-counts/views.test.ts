import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import {
  startTestApp,
  type TestApp,
  type TestClient,
  testClient,
} from "../../../testing/servers/test-app.ts";

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
  id = String((await createBlogPost(app)).id);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);

describe("views", () => {
  const browser = (name: string, cookie = "", address = "192.0.2.1") =>
    testClient(app.url, {
      "user-agent": `Mozilla/5.0 (X11; Linux x86_64) ${name}`,
      cookie,
      "x-forwarded-for": address,
    });
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
    await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => view(browser("Firefox/9.9", "", `10.1.${i >> 8}.${i & 255}`))),
    );
    expect(await views()).toBe(before + 1_000);
  });

  it("of one network are at most twenty an hour, whatever cookies and accounts it shows", async () => {
    const post = String((await createBlogPost(app)).id);
    const visitors = await Promise.all(
      Array.from({ length: 6 }, async () => (await signIn(app, await createUser(app))).token),
    );
    const from = (network: string) => [
      ...visitors.map((token, i) => browser("Firefox/1", `session=${token}`, `${network}::${i}`)),
      ...Array.from({ length: 30 }, (_, i) => browser(`Firefox/${i}`, "", `${network}::f${i}`)),
    ];
    for (const client of from("2001:db8:1:1").slice(0, 12)) await view(client, post);
    expect(await views(post)).toBe(12);
    await Promise.all(from("2001:db8:1:1").map((client) => view(client, post)));
    expect(await views(post)).toBe(20);
    await Promise.all(from("2001:db8:1:2").map((client) => view(client, post)));
    // The six accounts have been counted already.
    expect(await views(post)).toBe(40);
    await sql("update views set hour = hour - interval '1 hour'");
    await view(browser("Firefox/1", "", "2001:db8:1:1::1"), post);
    expect(await views(post)).toBe(41);
  });

  it("of one network stay capped when two instances count at once", async () => {
    const post = String((await createBlogPost(app)).id);
    const other = await startTestApp(app.database, { TRUSTED_PROXIES: "1" });
    const agents = Array.from({ length: 40 }, (_, i) => ({
      "user-agent": `Mozilla/5.0 (X11; Linux x86_64) Firefox/${i}`,
      "x-forwarded-for": "203.0.113.5",
    }));
    await Promise.all(
      agents.map((agent, i) => view(testClient([app, other][i % 2]?.url ?? "", agent), post)),
    );
    await Promise.all([app.flushViews(), other.flushViews()]);
    const rest = agents.map((agent) => view(testClient(app.url, agent), post));
    await Promise.all(rest);
    expect(await views(post)).toBe(20);
    await other.stop();
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
