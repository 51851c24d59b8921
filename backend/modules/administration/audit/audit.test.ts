import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../../../shared/actor.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogCategory } from "../../../testing/factories/blog-category.ts";
import { createBlogComment } from "../../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { recordAuditEvent } from "./record-audit-event.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createBlogCategory(app, { name: "News" });
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
/** Since the test's beginning. */
let seen = 0;
beforeEach(async () => {
  seen = Number((await sql("select coalesce(max(id), 0) as last from audit_entries"))[0]?.last);
});
const entries = () =>
  sql(
    `select actor_kind, actor_id, action, subject_kind, subject_id, changes from audit_entries
     where id > ? order by id`,
    [seen],
  );

const input = { title: "One", content: "Words.", category: "News" };
const act = (client: TestClient, name: string, id: unknown) =>
  client.execute(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id });

describe("an administrator's act", () => {
  it("adds one entry: who, what, to what, which change, from where", async () => {
    const create = "mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }";
    const { data, response } = await admin.execute<{ createBlogPost: { id: string } }>(create, { input });
    const id = Number(data.createBlogPost.id);
    const change = { title: "Two", content: "w".repeat(5_000), category: "News" };
    const update =
      "mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }";
    await admin.execute(update, { id, input: change });
    for (const name of ["publishBlogPost", "archiveBlogPost", "restoreBlogPost"]) await act(admin, name, id);
    await admin.execute("mutation ($id: ID!) { deleteBlogPost(id: $id) }", { id });
    const who = { actor_kind: "session", actor_id: admin.userId };
    const what = { subject_kind: "blog_post", subject_id: id };
    const written = await entries();
    expect(written).toMatchObject(
      ["created", "updated", "published", "archived", "restored", "deleted"].map((happened) => ({
        ...who,
        ...what,
        action: `blog_post.${happened}`,
      })),
    );
    expect(written[0]?.changes).toMatchObject({ title: { after: "One" }, status: { after: "draft" } });
    expect(written[1]?.changes).toEqual({
      title: { before: "One", after: "Two" },
      content: { before: "Words.", after: `${"w".repeat(199)}…` },
    });
    expect(
      await sql("select address, request_id, occurred_at <= now() as past from audit_entries where id = ?", [
        seen + 1,
      ]),
    ).toEqual([{ address: "127.0.0.1", request_id: response.headers.get("x-request-id"), past: true }]);
  });

  it("on a comment says what it was", async () => {
    const { id } = await createBlogComment(app);
    const decide = 'mutation ($id: ID!) { moderate(id: $id, publish: false, reason: "Spam") { message } }';
    await admin.execute(decide, { id: `comment:${id}` });
    await admin.execute("mutation ($id: ID!) { deleteBlogComment(id: $id) }", { id });
    expect(await entries()).toMatchObject([
      {
        action: "comment.moderated",
        subject_id: id,
        changes: { status: { before: "published", after: "hidden" } },
      },
      { action: "comment.deleted", subject_id: id, changes: {} },
    ]);
  });

  it("that is refused or fails adds none", async () => {
    const { id } = await createBlogPost(app, { status: "draft" });
    await act(await signIn(app, await createUser(app)), "publishBlogPost", id);
    await act(app, "publishBlogPost", id);
    await act(admin, "archiveBlogPost", id);
    await act(admin, "publishBlogPost", 999_999);
    const bad = { id, input: { ...input, category: "None" } };
    await admin.execute(
      "mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }",
      bad,
    );
    expect(await entries()).toEqual([]);
  });

  it("that is rolled back after the entry leaves none", async () => {
    const em = app.database.orm.em.fork();
    const changed = em.transactional(async (em) => {
      await recordAuditEvent({ em, actor: SYSTEM }, { action: "blog.seeded" });
      throw new Error("changed my mind");
    });
    await expect(changed).rejects.toThrow("changed my mind");
    expect(await entries()).toEqual([]);
  });
});

describe("the table", () => {
  it.each([
    ["update", "update audit_entries set action = 'a.b'"],
    ["update of nothing", "update audit_entries set action = 'a.b' where false"],
    ["delete", "delete from audit_entries"],
    ["truncate", "truncate audit_entries"],
    ["truncate with others", "truncate audit_entries, claims cascade"],
    [
      "insert that replaces",
      `insert into audit_entries (id, actor_kind, action) overriding system value values (1, 'system', 'a.b')
       on conflict (id) do update set action = 'a.b'`,
    ],
    [
      "merge",
      "merge into audit_entries a using (select 1) s on true when matched then update set action = 'a.b'",
    ],
  ])("refuses the application's own %s", async (_, statement) => {
    await recordAuditEvent({ em: app.database.orm.em.fork(), actor: SYSTEM }, { action: "blog.seeded" });
    const before = await sql("select * from audit_entries order by id");
    await expect(sql(statement)).rejects.toThrow("Rows of audit_entries are only added.");
    expect(await sql("select * from audit_entries order by id")).toEqual(before);
  });

  it.each([
    ["an action of another shape", "'system', null, 'Blog seeded', '{}'"],
    ["a person without an id", "'session', null, 'a.b', '{}'"],
    ["a visitor with an id", "'visitor', 1, 'a.b', '{}'"],
    ["changes that are no object", "'system', null, 'a.b', '[]'"],
    ["endless changes", `'system', null, 'a.b', '{"a": "${"x".repeat(20_000)}"}'`],
  ])("refuses %s", async (_, values) => {
    const insert = `insert into audit_entries (actor_kind, actor_id, action, changes) values (${values})`;
    await expect(sql(insert)).rejects.toThrow("check constraint");
  });
});
