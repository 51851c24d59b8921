import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { createBlogComment } from "../../../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: TestClient;
let postId: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  postId = String((await createBlogPost(app)).id);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const reader = async () => signIn(app, await createUser(app));
interface Comment {
  id: string;
  content: string;
  status: string;
  editable: boolean;
  deletable: boolean;
}
const add = (client: TestClient, content: string, on = postId) =>
  client.execute<{ addBlogComment: Comment }>(
    `mutation ($on: ID!, $content: String!) {
      addBlogComment(postId: $on, content: $content) { id content status editable deletable }
    }`,
    { on, content },
  );
/** A published comment by an author without an account. */
const published = async () => String((await createBlogComment(app, { post: { id: Number(postId) } })).id);
const list = async (client: TestClient) =>
  (
    await client.execute<{ blogComments: { nodes: Comment[] } }>(
      `{ blogComments(postId: ${postId}, first: 100) { nodes { id content status editable deletable } } }`,
    )
  ).data.blogComments.nodes;
const contents = async (client: TestClient) => (await list(client)).map(({ content }) => content);
const act = (client: TestClient, mutation: string, id: string) =>
  client.execute<Record<string, unknown>>(`mutation ($id: ID!) { ${mutation} }`, { id });
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const count = async () => {
  const [row] = await sql(
    `select comments_count as shown, (select count(*)::int from blog_comments where post_id = ${postId} and status = 'published') as rows
     from blog_posts where id = ${postId}`,
  );
  expect(row?.shown).toBe(row?.rows);
  return row?.shown;
};

describe("commenting", () => {
  it("holds a user's first comment for moderation, and then trusts them", async () => {
    const client = await reader();
    const before = Number(await count());
    const { data } = await add(client, "  First words  ");
    expect(data.addBlogComment).toMatchObject({ content: "First words", status: "PENDING", editable: true });
    expect(await contents(client)).toContain("First words");
    expect(await contents(app)).not.toContain("First words");
    expect(await count()).toBe(before);
    const waiting = await admin.execute<{ moderationQueue: { nodes: { parts: { text: string }[] }[] } }>(
      '{ moderationQueue(kind: "comment") { nodes { parts { text } } } }',
    );
    expect(waiting.data.moderationQueue.nodes).toContainEqual({ parts: [{ text: "First words" }] });
    await act(admin, "moderate(id: $id, publish: true) { message }", `comment:${data.addBlogComment.id}`);
    expect(await contents(app)).toContain("First words");
    expect(await count()).toBe(before + 1);
    expect((await add(client, "Second words")).data.addBlogComment.status).toBe("PUBLISHED");
    expect(await count()).toBe(before + 2);
  });

  it("makes one comment of the same call twice, and another one of another author's", async () => {
    const send = async (client: TestClient, key: string) => {
      const { data } = await client.execute<{ addBlogComment: Comment }>(
        `mutation ($key: String) { addBlogComment(postId: ${postId}, content: "Sent twice", key: $key) { id } }`,
        { key },
      );
      return data.addBlogComment.id;
    };
    const key = crypto.randomUUID();
    const client = await reader();
    const [first, again] = await Promise.all([send(client, key), send(client, key)]);
    expect(again).toBe(first);
    const others = [await send(await reader(), key), await send(client, crypto.randomUUID())];
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it("returns the new comment's position in the list", async () => {
    const client = await reader();
    const { data } = await client.execute<{ addBlogComment: { id: string; cursor: string } }>(
      `mutation { addBlogComment(postId: ${postId}, content: "Placed") { id cursor } }`,
    );
    const { id, cursor } = data.addBlogComment;
    await add(client, "The next one");
    const edges = async (page: string) =>
      (
        await client.execute<{ blogComments: { edges: { cursor: string; node: Comment }[] } }>(
          `{ blogComments(postId: ${postId}, ${page}) { edges { cursor node { id content } } } }`,
        )
      ).data.blogComments.edges;
    expect((await edges("first: 100")).find(({ node }) => node.id === id)?.cursor).toBe(cursor);
    const after = await edges(`first: 10, after: ${JSON.stringify(cursor)}`);
    expect(after.map(({ node }) => node.content)).toEqual(["The next one"]);
  });

  it.each([
    "0000-01-01T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
    "-271821-04-20T00:00:00.000Z",
    "99999-01-01",
  ])("refuses a forged cursor with the moment %s", async (moment) => {
    const cursor = Buffer.from(JSON.stringify([moment, 1])).toString("base64url");
    const { errors } = await app.execute(
      `{ blogComments(postId: ${postId}, after: "${cursor}") { nodes { id } } }`,
    );
    expect(errors?.[0]?.message).toBe(
      "This cursor belongs to another list. Start again from the first page.",
    );
  });

  it("needs an account, content and a post", async () => {
    expect(codeOf(await add(app, "x"))).toBe("UNAUTHENTICATED");
    const client = await reader();
    const { errors } = await add(client, "  ");
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { content: "Comment is required" },
    });
    expect(codeOf(await add(client, "x".repeat(5001)))).toBe("BAD_USER_INPUT");
    expect(codeOf(await add(client, "x", "999999"))).toBe("NOT_FOUND");
    const draft = await createBlogPost(app, { status: "draft" });
    expect(codeOf(await add(client, "x", String(draft.id)))).toBe("NOT_FOUND");
  });

  it("is limited per account", async () => {
    const client = await reader();
    const codes: unknown[] = [];
    for (let i = 0; i < 21; i++) codes.push(codeOf(await add(client, `flood ${i}`)));
    expect(codes.slice(19)).toEqual([undefined, "TOO_MANY_REQUESTS"]);
  });
});

describe("the author's own comment", () => {
  it("can be edited for 15 minutes and deleted at any time", async () => {
    const client = await reader();
    const { id } = (await add(client, "typo")).data.addBlogComment;
    await act(client, 'editBlogComment(id: $id, content: "right") { id }', id);
    expect(await contents(client)).toContain("right");
    await sql(`update blog_comments set created_at = now() - interval '16 minutes' where id = ${id}`);
    expect(codeOf(await act(client, 'editBlogComment(id: $id, content: "late") { id }', id))).toBe(
      "CONFLICT",
    );
    expect((await list(client)).find((comment) => comment.id === id)).toMatchObject({
      editable: false,
      deletable: true,
    });
    await act(client, "deleteBlogComment(id: $id)", id);
    expect(await contents(client)).not.toContain("right");
  });

  it("waits again when it is edited where another of its author's was hidden", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const post = await createBlogPost(app);
    const { id } = await createBlogComment(app, { author: user, post });
    const edit = () => act(client, 'editBlogComment(id: $id, content: "Buy ours") { status }', String(id));
    expect((await edit()).data.editBlogComment).toEqual({ status: "PUBLISHED" });
    await createBlogComment(app, { author: user, post, status: "hidden" });
    expect((await edit()).data.editBlogComment).toEqual({ status: "PENDING" });
  });

  it("is not overwritten by an edit of what it was before", async () => {
    const client = await reader();
    const { id } = (await add(client, "first")).data.addBlogComment;
    const edit = (content: string, version: number) =>
      act(client, `editBlogComment(id: $id, content: "${content}", version: ${version}) { id version }`, id);
    expect(await edit("second", 1)).toMatchObject({ data: { editBlogComment: { id, version: 2 } } });
    expect((await edit("stale", 1)).errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: { version: "This comment was changed somewhere else. Reload it and try again." },
    });
    expect(await contents(client)).toContain("second");
    expect((await edit("third", 2)).errors).toBeUndefined();
  });

  it("can't be changed when the post is a draft again or archived: it is not there", async () => {
    const client = await reader();
    for (const status of ["draft", "archived"]) {
      const post = await createBlogPost(app);
      const { id } = (await add(client, "mine", String(post.id))).data.addBlogComment;
      await sql(`update blog_posts set status = '${status}' where id = ${post.id}`);
      const edit = 'editBlogComment(id: $id, content: "x") { id content }';
      const [gone, missing] = [await act(client, edit, id), await act(client, edit, "999999")];
      expect(codeOf(gone)).toBe("NOT_FOUND");
      expect(gone.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    }
  });

  it("can't be changed by others", async () => {
    const { id } = (await add(await reader(), "mine")).data.addBlogComment;
    const other = await reader();
    for (const mutation of ['editBlogComment(id: $id, content: "x") { id }', "deleteBlogComment(id: $id)"]) {
      const [foreign, missing] = [await act(other, mutation, id), await act(other, mutation, "999999")];
      expect(codeOf(foreign)).toBe("NOT_FOUND");
      expect(foreign.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    }
    expect((await act(admin, "deleteBlogComment(id: $id)", id)).errors).toBeUndefined();
  });
});

describe("reports", () => {
  it("reach the administrators with their reasons, once per person, and are closed", async () => {
    const reported = await published();
    const client = await reader();
    for (let i = 0; i < 2; i++) {
      const { errors } = await act(
        client,
        'reportBlogComment(id: $id, reason: "Spam") { message }',
        reported,
      );
      expect(errors).toBeUndefined();
    }
    const waiting = async () =>
      (
        await admin.execute<{
          moderationQueue: { nodes: { id: string; reportReasons: string[] }[] };
        }>('{ moderationQueue(kind: "comment", first: 100) { nodes { id reportReasons } } }')
      ).data.moderationQueue.nodes.find(({ id }) => id === `comment:${reported}`);
    expect(await waiting()).toEqual({ id: `comment:${reported}`, reportReasons: ["Spam"] });
    const before = Number(await count());
    await act(admin, 'moderate(id: $id, publish: false, reason: "Spam") { message }', `comment:${reported}`);
    expect(await waiting()).toBeUndefined();
    expect(await count()).toBe(before - 1);
    expect((await list(app)).map(({ id }) => id)).not.toContain(reported);
  });

  it("need a reason, and a comment that is public", async () => {
    const client = await reader();
    const nothing = await act(
      client,
      'reportBlogComment(id: $id, reason: " ") { message }',
      await published(),
    );
    expect(codeOf(nothing)).toBe("BAD_USER_INPUT");
    const { id } = (await add(await reader(), "waits")).data.addBlogComment;
    expect(codeOf(await act(client, 'reportBlogComment(id: $id, reason: "x") { message }', id))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("an account that is deleted", () => {
  it("leaves its comments without its name", async () => {
    const user = await createUser(app, { firstName: "Zebulon", lastName: "Pike" });
    const client = await signIn(app, user);
    await add(client, "A lasting word");
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).blog.comments).toMatchObject([
      { content: "A lasting word" },
    ]);
    await sql(
      `update users set deletion_requested_at = now() - interval '15 days', deletion_due_at = now() - interval '1 day' where id = ${user.id}`,
    );
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(
      await sql("select author_id, author_name from blog_comments where content = 'A lasting word'"),
    ).toEqual([{ author_id: null, author_name: "Deleted account" }]);
  });
});
