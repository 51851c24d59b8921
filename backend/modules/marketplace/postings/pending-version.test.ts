import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { postingTools, refusalOf } from "../../../testing/postings.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: Awaited<ReturnType<typeof postingTools>>;
let applicant: SignedInClient;
let recordId: string;
let version: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await postingTools(app);
  await createCategory(app, { name: "Pitches", kind: "opportunity" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.runJobs();
  app.mails.length = 0;
  ({ recordId, version } = await tools.published({ title: "Zebra plan", budget: 70_000 }));
  applicant = await signIn(app, await createUser(app));
  await createApplication(app, {
    applicant: { id: applicant.userId },
    opportunity: { id: Number(recordId) },
  });
  await app.runJobs();
  app.mails.length = 0;
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** Rewrites the record as one of its owner's people, or as whoever is given. */
async function rewrite(fields: Record<string, unknown> = {}, by = tools.owner) {
  const input = { title: "Cheap pills", dueDate: undefined, ...fields };
  const { data, errors } = await tools.update(by, recordId, version, input);
  if (!data.updatePosting) throw new Error(JSON.stringify(errors));
  version = data.updatePosting.version;
  return data.updatePosting;
}

const decide = async (publish: boolean, more: object = {}) => {
  const answer = await tools.decide(`opportunity:${recordId}`, publish, { reason: "Because", ...more });
  if (!answer.errors) version += 1;
  return answer;
};

const decisionInForce = async () =>
  (await sql("select id::text from moderation_decisions where opportunity_id = ? and latest", [recordId]))[0]
    ?.id;

/** What everybody reads, wherever it's read. */
async function publicTexts(): Promise<string> {
  const { data } = await app.execute(
    `query ($id: ID!) {
      opportunity(id: $id) { title slug description budget category updatedAt }
      opportunities(search: "Zebra") { totalCount nodes { title } }
      other: opportunities(search: "pills") { totalCount nodes { title } } }`,
    { id: recordId },
  );
  const paths = ["", ".csv"].map((end) => `/api/opportunities${end}`);
  const rest = [...paths, `/api/opportunities/${recordId}`, "/opportunities.ics", "/sitemap.xml"];
  const texts = await Promise.all(rest.map(async (path) => (await app.fetch(path)).text()));
  return [JSON.stringify(data), ...texts].join("\n").replaceAll(/DTSTAMP:\w+|"meta".*/g, "");
}

const queued = async () =>
  (
    await tools.admin.execute<{
      moderationQueue: {
        nodes: {
          id: string;
          version: number;
          on: { title: string };
          parts: { label: string; text: string }[];
        }[];
      };
    }>("{ moderationQueue { nodes { id version on { title } parts { label text } } } }")
  ).data.moderationQueue.nodes.filter(({ id }) => id === `opportunity:${recordId}`);

const mailed = async () => {
  await app.runJobs();
  return app.mails.map(({ subject }) => subject.replace(" - SportsTech Hub", "")).sort();
};

describe("an edit of what is published", () => {
  it("leaves what is public as it was everywhere, until an administrator publishes the other version", async () => {
    const before = await publicTexts();
    const dated = "select changed_at, updated_at from opportunities where id = ?";
    const dates = await sql(dated, [recordId]);
    const saved = await rewrite({ category: "Pitches", budget: 1 });
    expect(saved).toMatchObject({ status: "PUBLISHED", title: "Zebra plan" });
    expect(saved.pending).toMatchObject({
      title: "Cheap pills",
      category: "Pitches",
      changed: ["title", "budget", "category"],
    });
    expect(await publicTexts()).toBe(before);
    expect(await sql(dated, [recordId])).toEqual(dates);
    expect(await mailed()).toEqual([]);
    expect(await queued()).toEqual([
      {
        id: `opportunity:${recordId}`,
        version,
        on: { title: "Zebra plan" },
        parts: [
          { label: "Changes", text: "What is public stays until you publish this." },
          { label: "Title", text: "Cheap pills" },
          { label: "Budget", text: "$1" },
          { label: "Category", text: "Pitches" },
        ],
      },
    ]);
    expect((await decide(true, { version })).errors).toBeUndefined();
    const { data } = await app.execute(
      "query ($id: ID!) { opportunity(id: $id) { title slug budget category } }",
      { id: recordId },
    );
    expect(data).toEqual({
      opportunity: { title: "Cheap pills", slug: "cheap-pills", budget: 1, category: "Pitches" },
    });
    expect(await queued()).toEqual([]);
    expect(await mailed()).toEqual(["Changed: Cheap pills", "Published: Cheap pills"]);
    const [entry] = await sql(
      "select changes from audit_entries where action = 'opportunity.reviewed' order by id desc limit 1",
    );
    expect(entry).toMatchObject({ changes: { title: { before: "Zebra plan", after: "Cheap pills" } } });
  });

  it("is sent back with a reason, which its owner gets, and what is public stays", async () => {
    const before = await publicTexts();
    await rewrite();
    expect((await decide(false, { reason: "An advertisement", version })).errors).toBeUndefined();
    expect(await publicTexts()).toBe(before);
    expect(await queued()).toEqual([]);
    expect(await mailed()).toEqual(["Sent back: Zebra plan"]);
    expect(app.mails[0]?.text).toContain("What was public before stays public");
    const ask = `{ posting(kind: OPPORTUNITY, id: ${recordId}) { status returnReason pending { title } } }`;
    expect((await tools.colleague.execute(ask)).data).toEqual({
      posting: { status: "PUBLISHED", returnReason: "An advertisement", pending: { title: "Cheap pills" } },
    });
    expect(await rewrite({ title: "Zebra plan, second year" })).toMatchObject({ returnReason: null });
    expect((await decide(true)).errors).toBeUndefined();
    expect(await publicTexts()).toContain("Zebra plan, second year");
  });

  it("is shown to its owner's people and administrators only", async () => {
    await rewrite();
    const ask = `{ posting(kind: OPPORTUNITY, id: ${recordId}) { pending { title } } }`;
    for (const by of [tools.colleague, tools.admin])
      expect((await by.execute(ask)).data).toEqual({ posting: { pending: { title: "Cheap pills" } } });
    for (const by of [tools.stranger, applicant])
      expect((await by.execute(ask)).data).toEqual({ posting: null });
  });

  it("twice in a row is one version; a stale one is refused, and one that changes it back withdraws it", async () => {
    await rewrite();
    const stale = await tools.update(tools.colleague, recordId, version - 1, { dueDate: undefined });
    expect(refusalOf(stale).code).toBe("CONFLICT");
    const second = await rewrite(
      { title: "Zebra plan", description: "Other words", budget: null },
      tools.colleague,
    );
    expect(second.pending).toMatchObject({ changed: ["description", "budget"] });
    expect(await queued()).toHaveLength(1);
    const same = { title: "Zebra plan", budget: 70_000 };
    expect((await rewrite(same)).pending).toBeNull();
    expect(await queued()).toEqual([]);
    expect(await mailed()).toEqual([]);
  });

  it("is not decided on unread: one meanwhile is a conflict, and so is a second decision", async () => {
    await rewrite();
    const seen = version;
    await rewrite({ title: "Other pills" });
    expect(refusalOf(await decide(true, { version: seen })).code).toBe("CONFLICT");
    const both = await Promise.all([decide(true, { version }), rewriteAtOnce()]);
    expect(both.filter((answer) => answer.errors)).toHaveLength(1);
  });

  /** Another edit of the version that an administrator decides on. */
  const rewriteAtOnce = () =>
    tools.update(tools.colleague, recordId, version, { title: "More pills", dueDate: undefined });

  it("is withdrawn by its owner, and what is public stays", async () => {
    const before = await publicTexts();
    await rewrite();
    expect(refusalOf(await tools.discard(tools.stranger, recordId, version)).code).toBe("FORBIDDEN");
    expect((await tools.discard(tools.colleague, recordId, version)).errors).toBeUndefined();
    expect(await publicTexts()).toBe(before);
    expect(await queued()).toEqual([]);
    expect(refusalOf(await decide(true)).code).toBe("CONFLICT");
    expect(refusalOf(await tools.discard(tools.colleague, recordId, version + 1)).code).toBe("CONFLICT");
  });

  it("waits on while the record is extended and closed, and keeps both when it's published", async () => {
    await rewrite();
    const later = new Date(Date.now() + 50 * 24 * 3600 * 1000);
    expect((await tools.extend(tools.owner, recordId, version, later)).errors).toBeUndefined();
    const closed = await tools.close(tools.owner, recordId, version + 1);
    expect(closed.data.closePosting).toMatchObject({ status: "CLOSED", pending: { title: "Cheap pills" } });
    version += 2;
    expect((await decide(true, { version })).errors).toBeUndefined();
    const ask = `{ posting(kind: OPPORTUNITY, id: ${recordId}) { title status outcome dueDate pending { title } } }`;
    expect((await tools.owner.execute(ask)).data).toEqual({
      posting: {
        title: "Cheap pills",
        status: "CLOSED",
        outcome: "AWARDED",
        dueDate: later.toISOString(),
        pending: null,
      },
    });
  });

  it("by an administrator changes the version that waits, and otherwise what is public", async () => {
    await rewrite();
    expect(await rewrite({ title: "Vitamins" }, tools.admin)).toMatchObject({
      title: "Zebra plan",
      pending: { title: "Vitamins" },
    });
    expect((await decide(true, { version })).errors).toBeUndefined();
    expect(await rewrite({ title: "Zebra plan" }, tools.admin)).toMatchObject({
      title: "Zebra plan",
      pending: null,
    });
  });

  it("that was sent back doesn't keep an administrator from sending back what is public", async () => {
    await rewrite();
    await decide(false);
    const after = await decisionInForce();
    expect(refusalOf(await decide(false, { after })).code).toBe("CONFLICT");
    expect(await publicTexts()).toContain("Zebra plan");
    expect((await decide(false, { after, version })).errors).toBeUndefined();
    const { data } = await app.execute("query ($id: ID!) { opportunity(id: $id) { id } }", { id: recordId });
    expect(data).toEqual({ opportunity: null });
    const change = { title: "Zebra plan, second year", submit: true };
    const again = await tools.update(tools.owner, recordId, version, change);
    expect(again.data.updatePosting).toMatchObject({
      status: "IN_REVIEW",
      title: change.title,
      pending: null,
    });
  });

  it("that was sent back stays its owner's when an administrator changes what is public", async () => {
    await rewrite({ budget: 1 });
    await decide(false, { reason: "An advertisement", version });
    const other = { title: "Zebra plan", description: "An administrator's words" };
    expect(await rewrite(other, tools.admin)).toMatchObject({
      title: "Zebra plan",
      returnReason: "An advertisement",
      pending: { title: "Cheap pills", changed: ["title", "budget"] },
    });
    expect(await publicTexts()).toContain("An administrator's words");
    expect(await queued()).toEqual([]);
    expect(await rewrite({ ...other, title: "Zebra plan, second year" })).toMatchObject({
      returnReason: null,
      pending: { title: "Zebra plan, second year" },
    });
    expect(await queued()).toHaveLength(1);
  });

  it("waits on when an administrator saves what is public as it is", async () => {
    await rewrite();
    const same = { title: "Zebra plan", budget: 70_000 };
    expect(await rewrite(same, tools.admin)).toMatchObject({ pending: { title: "Cheap pills" } });
    expect(await queued()).toHaveLength(1);
  });

  it("that its owner withdrew isn't decided on as what is public", async () => {
    await sql("delete from moderation_decisions where opportunity_id = ?", [recordId]);
    await rewrite();
    expect((await tools.discard(tools.owner, recordId, version)).errors).toBeUndefined();
    expect(refusalOf(await decide(false, { after: null })).code).toBe("CONFLICT");
    expect(refusalOf(await decide(false)).code).toBe("CONFLICT");
    expect(await publicTexts()).toContain("Zebra plan");
  });

  it("is forgotten when the previous release submits the record itself", async () => {
    await rewrite();
    await sql(
      "update opportunities set stage = 'in_review', title = 'Newer', return_reason = null where id = ?",
      [recordId],
    );
    expect(await sql("select pending_version from opportunities where id = ?", [recordId])).toEqual([
      { pending_version: null },
    ]);
  });
});
