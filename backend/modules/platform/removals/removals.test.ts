import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COPIED_KINDS } from "../../../database/migrations/0067-copies/kinds.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createUniversityPartner } from "../../../testing/factories/university-partner.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { purgeRemovalsJob } from "./purge-removals.job.ts";
import { CopiedKinds } from "./removal.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(sql, values);

const removalsOf = async (kind: string, id: number) => {
  const { data } = await app.execute<{ removals: { nodes: { kind: string; recordId: string }[] } }>(
    "{ removals(first: 100) { nodes { kind recordId nodeId removedAt } } }",
  );
  return data.removals.nodes.filter((each) => each.kind === kind && each.recordId === String(id));
};
const changedAt = async (table: string, id: number) =>
  (await run<{ at: string }>(`select changed_at::text as at from ${table} where id = ?`, [id]))[0]?.at;

describe("a record that leaves the public", () => {
  it("is told once, and no more when it is back", async () => {
    const { id } = await createSolution(app);
    await run("update solutions set title = 'Other' where id = ?", [id]);
    expect(await removalsOf("SOLUTION", id)).toEqual([]);
    await run("update solutions set status = 'withdrawn' where id = ?", [id]);
    expect(await removalsOf("SOLUTION", id)).toHaveLength(1);
    await run("delete from solutions where id = ?", [id]);
    expect(await removalsOf("SOLUTION", id)).toHaveLength(1);
    const other = await createSolution(app, { status: "withdrawn" });
    await run("update solutions set status = 'published' where id = ?", [other.id]);
    expect(await removalsOf("SOLUTION", other.id)).toEqual([]);
  });

  it("is not told when it never was public", async () => {
    const { id } = await createSolution(app, { status: "draft" });
    await run("delete from solutions where id = ?", [id]);
    expect(await removalsOf("SOLUTION", id)).toEqual([]);
  });

  it.each([
    ["VENDOR", "vendors", createVendor],
    ["OPPORTUNITY", "opportunities", createOpportunity],
    ["COLLABORATION", "collaborations", createCollaboration],
    ["RESEARCH_PAPER", "research_papers", createPaper],
    ["UNIVERSITY_PARTNER", "university_partners", createUniversityPartner],
    ["MARKET_TREND", "market_trends", createTrend],
    ["BLOG_POST", "blog_posts", createBlogPost],
  ] as const)("is told of the kind %s", async (kind, table, create) => {
    const { id } = await create(app);
    await run(`delete from ${table} where id = ?`, [id]);
    expect(await removalsOf(kind, id)).toHaveLength(1);
  });

  it("is forgotten after 90 days, and an older question is refused", async () => {
    const { id } = await createSolution(app);
    await run("delete from solutions where id = ?", [id]);
    await run("update removals set removed_at = now() - interval '92 days' where record_id = ?", [id]);
    const context = { em: app.database.orm.em.fork() } as never;
    await purgeRemovalsJob.run({}, context);
    expect(await removalsOf("SOLUTION", id)).toEqual([]);
    const since = new Date(Date.now() - 91 * 86_400_000).toISOString();
    const { errors } = await app.execute(
      "query ($since: DateTime) { removals(since: $since) { totalCount } }",
      {
        since,
      },
    );
    expect(errors?.[0]?.message).toBe("Removals are kept for 90 days. Make a new copy.");
  });

  it("is told by REST, too, with the moment up to which nothing is missing", async () => {
    const { id } = await createVendor(app);
    await run("delete from vendors where id = ?", [id]);
    const response = await app.fetch("/api/removals?kind=vendor");
    expect(Date.parse(response.headers.get("x-safe-until") ?? "")).toBeGreaterThan(Date.now() - 10_000);
    expect(await response.json()).toContainEqual(expect.objectContaining({ kind: "vendor", id }));
    const wrong = await app.fetch("/api/removals?since=yesterday");
    expect(wrong.status).toBe(400);
    const list = await app.fetch("/api/vendors?sort=updated&updatedSince=2026-01-01T00:00:00Z");
    expect(list.status).toBe(200);
    expect(list.headers.get("x-safe-until")).not.toBeNull();
    expect((await app.fetch("/api/vendors")).headers.get("x-safe-until")).toBeNull();
  });
});

describe("a change", () => {
  it("is one of what others can read, not of counters", async () => {
    const { id } = await createBlogPost(app);
    const before = await changedAt("blog_posts", id);
    await run("update blog_posts set view_count = view_count + 1 where id = ?", [id]);
    expect(await changedAt("blog_posts", id)).toBe(before);
    await run("update blog_posts set title = title where id = ?", [id]);
    expect(await changedAt("blog_posts", id)).toBe(before);
    await run("update blog_posts set title = 'Other' where id = ?", [id]);
    expect(await changedAt("blog_posts", id)).not.toBe(before);
  });

  it("is also one of what a record is shown with", async () => {
    const { id } = await createVendor(app, { categories: ["Video Analysis"] });
    const before = await changedAt("vendors", id);
    await run("delete from vendor_categories where vendor_id = ?", [id]);
    const after = await changedAt("vendors", id);
    expect(after).not.toBe(before);
    const opportunity = await createOpportunity(app);
    const was = await changedAt("opportunities", opportunity.id);
    await run("update categories set name = name::text || ' (renamed)'");
    expect(await changedAt("opportunities", opportunity.id)).not.toBe(was);
  });

  it("of any column is dated, also of one that a later migration adds", async () => {
    const rows = await run<{ trigger: string; table: string; columns: string[] }>(
      `select pg_get_triggerdef(g.oid) as trigger, g.tgrelid::regclass::text as table,
         (select array_agg(attname::text) from pg_attribute where attrelid = g.tgrelid and attnum > 0
           and not attisdropped and attgenerated = '') as columns
       from pg_trigger g where tgname = 'zz_set_changed_at' order by 2`,
    );
    expect(rows.map(({ table }) => table)).toEqual(COPIED_KINDS.map(({ table }) => table).toSorted());
    for (const { trigger, columns } of rows) {
      const missed = columns.filter((column) => !new RegExp(`\\bnew\\.${column}\\b`).test(trigger));
      const counters = ["comments_count", "likes_count", "view_count"];
      // Whose attempt, or which import, made a row is nobody's to copy.
      const origins = ["created_by_id", "creation_key", "external_key"];
      // A version that waits for an administrator is nobody's to copy before it is published.
      const waiting = ["pending_version", "return_reason", "submitted_at", "version"];
      // What a vendor says of what was read from its texts changes how they match, and no copy.
      const read = ["dismissed_facts", "rejected_facts"];
      // A picture is copied once it has been fetched, not where an import found it.
      const sources = ["logo_source", "screenshot_sources"];
      const unsaid = [...counters, ...origins, ...waiting, ...read, ...sources];
      expect(missed.filter((column) => !unsaid.includes(column)).toSorted()).toEqual(["changed_at", "id"]);
    }
    expect(Object.values(CopiedKinds).toSorted()).toEqual(COPIED_KINDS.map(({ kind }) => kind).toSorted());
  });
});
