import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogComment } from "../../../testing/factories/blog-comment.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const reader = async () => signIn(app, await createUser(app));
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
/** A public comment that nobody has reported. */
const comment = async () => String((await createBlogComment(app)).id);
const report = (client: TestClient, id: string, reason: string) =>
  client.execute<{ reportBlogComment: { message: string } }>(
    "mutation ($id: ID!, $reason: String!) { reportBlogComment(id: $id, reason: $reason) { message } }",
    { id, reason },
  );
const decide = (client: TestClient, id: string, publish: boolean, reason?: string, after?: string | null) =>
  client.execute<{ moderate: { message: string } }>(
    `mutation ($id: ID!, $publish: Boolean!, $reason: String, $after: ID) {
      moderate(id: $id, publish: $publish, reason: $reason, decision: $after) { message }
    }`,
    {
      id: `comment:${id}`,
      publish,
      ...(reason !== undefined && { reason }),
      ...(after !== undefined && { after }),
    },
  );
const decisions = (id: string) =>
  sql(
    `select status, reason, moderator_id, created_at > now() - interval '1 minute' as recent
     from moderation_decisions where comment_id = ${id} order by id`,
  );

describe("the queue", () => {
  it("brings a page with all its reasons in no more statements than a page of one", async () => {
    const [first, second] = [await reader(), await reader()];
    const count = async () => {
      app.database.statements.length = 0;
      const { data } = await admin.execute<{ moderationQueue: { nodes: { reportReasons: string[] }[] } }>(
        '{ moderationQueue(kind: "comment", first: 100) { nodes { id reportReasons on { title path } } } }',
      );
      return { reports: data.moderationQueue.nodes, statements: app.database.statements.length };
    };
    await report(first, await comment(), "Spam");
    const one = await count();
    for (let i = 0; i < 5; i++) {
      const id = await comment();
      await report(first, id, "Rude");
      await report(second, id, "Wrong");
    }
    const six = await count();
    expect(one.reports.map(({ reportReasons }) => reportReasons)).toEqual([["Spam"]]);
    expect(six.reports.map(({ reportReasons }) => reportReasons).toSorted()).toEqual([
      ...Array(5).fill(["Rude", "Wrong"]),
      ["Spam"],
    ]);
    expect(six.statements).toBe(one.statements);
  });
});

describe("a decision", () => {
  it("is kept with who, when and why, and settles the reports", async () => {
    const id = await comment();
    const client = await reader();
    await report(client, id, "Spam");
    expect((await decide(admin, id, false, "  An advertisement ")).data.moderate.message).toBe(
      "It's hidden.",
    );
    const [hidden] = await sql(`select id::text from moderation_decisions where comment_id = ${id}`);
    const again = await decide(admin, id, true, undefined, String(hidden?.id));
    expect(again.data.moderate.message).toBe("It's published.");
    const made = { moderator_id: admin.userId, recent: true };
    expect(await decisions(id)).toEqual([
      { status: "hidden", reason: "An advertisement", ...made },
      { status: "published", reason: null, ...made },
    ]);
    expect(await sql(`select from reports where comment_id = ${id}`)).toEqual([]);
  });

  it("lets a user report again what was published again", async () => {
    const id = await comment();
    const client = await reader();
    for (let round = 0; round < 2; round++) {
      expect((await report(client, id, "Spam")).errors).toBeUndefined();
      expect(await sql(`select reports_count as n from blog_comments where id = ${id}`)).toEqual([{ n: 1 }]);
      await decide(admin, id, true);
    }
  });

  it("is an administrator's, on something that is there, with a reason that is not too long", async () => {
    const id = await comment();
    expect(codeOf(await decide(app, id, false))).toBe("UNAUTHENTICATED");
    expect(codeOf(await decide(await reader(), id, false))).toBe("FORBIDDEN");
    for (const other of ["999999", "x"]) {
      const { errors } = await decide(admin, other, true);
      expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
      expect(errors?.[0]?.message).toBe("This comment doesn't exist.");
    }
    for (const [reason, message] of [
      ["x".repeat(1001), "Reason must be at most 1000 characters"],
      [" ", "Reason is required"],
      [undefined, "Reason is required"],
    ]) {
      const { errors } = await decide(admin, id, false, reason);
      expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { reason: message } });
    }
    expect(await decisions(id)).toEqual([]);
  });
});

describe("a user's reports and decisions", () => {
  it("are exported, and leave no name behind", async () => {
    const user = await createUser(app, { role: "admin" });
    const client = await signIn(app, user);
    const [id, other] = [await comment(), await comment()];
    await report(client, id, "Spam");
    await decide(client, other, true, "Fine");
    await report(client, id, "Spam");
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).moderation).toMatchObject({
      reports: [{ kind: "comment", id: Number(id), reason: "Spam" }],
      decisions: [{ kind: "comment", id: Number(other), status: "published", reason: "Fine" }],
    });
    await sql(
      `update users set role = 'user', deletion_requested_at = now() - interval '15 days',
         deletion_due_at = now() - interval '1 day' where id = ${user.id}`,
    );
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(await sql(`select from reports where reporter_id = ${user.id}`)).toEqual([]);
    expect(await decisions(other)).toEqual([
      { status: "published", reason: "Fine", moderator_id: null, recent: true },
    ]);
  });
});
