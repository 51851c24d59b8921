import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import type { ResponseCache } from "./response-cache.ts";

let app: TestApp;
let answers: ResponseCache;
beforeAll(async () => {
  app = await startTestApp("demo", { ANSWER_MEMORY: "16" });
  if (!app.answers) throw new Error("Answers are kept.");
  answers = app.answers;
});
afterAll(() => app.stop());

/** Another program on the same database. */
const run = <Row>(sql: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(sql, values);

const nameAt = async (instance: TestApp) => {
  const { data } = await instance.execute<{ vendor: { name: string } }>("{ vendor(id: 1) { name } }");
  return data.vendor.name;
};

const costOf = async (ask: () => Promise<unknown>) => {
  app.database.statements.length = 0;
  await ask();
  return app.database.statements.length;
};

beforeEach(async () => {
  await run("update vendors set name = 'Before' where id = 1");
  await answers.caughtUp();
  expect(await nameAt(app)).toBe("Before");
});

describe("after a change", () => {
  it("committed by another connection, the next answer shows it", async () => {
    await run("update vendors set name = 'After' where id = 1");
    await answers.caughtUp();
    expect(await nameAt(app)).toBe("After");
    expect(await costOf(() => nameAt(app))).toBe(0);
  });

  it("that is rolled back, or of another table, the answer stays", async () => {
    const changed = app.database.orm.em.fork().transactional(async (em) => {
      await em.execute("update vendors set name = 'Never' where id = 1");
      throw new Error("changed my mind");
    });
    await expect(changed).rejects.toThrow();
    await run("update claims set updated_at = now()");
    await answers.caughtUp();
    expect(await costOf(() => nameAt(app))).toBe(0);
  });

  it("by cascade or trigger, what it reaches is new", async () => {
    const rating = async () =>
      (await app.execute<{ solution: { reviewCount: number } }>("{ solution(id: 1) { reviewCount } }")).data
        .solution.reviewCount;
    const before = await rating();
    expect(before).toBeGreaterThan(0);
    await run("delete from reviews where solution_id = 1");
    await answers.caughtUp();
    expect(await rating()).toBe(0);
  });

  it("reviews with their replies are kept for visitors, and new when a vendor replies", async () => {
    const replies = async () => {
      const { data } = await app.execute<{ reviews: { nodes: { reply: { text: string } | null }[] } }>(
        `{ reviews(first: 100) { nodes { id title pros viewerIsAuthor viewerCanReply viewerCanRemoveReply
          solution { vendor { name } } reply { text } } } }`,
      );
      return data.reviews.nodes.flatMap(({ reply }) => reply?.text ?? []);
    };
    expect(await replies()).not.toContain("Thanks");
    expect(await costOf(replies)).toBe(0);
    await run(`insert into review_replies (review_id, text) select max(id), 'Thanks' from reviews r
      where status = 'published' and not exists (select from review_replies a where a.review_id = r.id)`);
    await answers.caughtUp();
    expect(await replies()).toContain("Thanks");
  });

  it("the writer sees it with the next request", async () => {
    const [post] = await run<{ id: number; slug: string }>(
      "select id, slug from blog_posts where status = 'published' order by id limit 1",
    );
    const likes = async () =>
      (
        await app.execute<{ blogPost: { likesCount: number } }>(
          "query ($slug: String!) { blogPost(slug: $slug) { likesCount } }",
          { slug: post?.slug },
        )
      ).data.blogPost.likesCount;
    for (let times = 0; times < 20; times++) {
      const before = await likes();
      const { errors } = await app.execute(
        "mutation ($id: ID!) { likeBlogPost(id: $id, liked: true) { liked } }",
        {
          id: post?.id,
        },
      );
      expect(errors).toBeUndefined();
      expect(await likes()).toBe(before + 1);
    }
  });
});

describe("two instances", () => {
  it("agree", async () => {
    const other = await startTestApp(app.database, { ANSWER_MEMORY: "16" });
    expect(await nameAt(other)).toBe("Before");
    expect(await costOf(() => nameAt(other))).toBe(0);
    await run("update vendors set name = 'Both' where id = 1");
    await Promise.all([answers.caughtUp(), other.answers?.caughtUp()]);
    expect([await nameAt(app), await nameAt(other)]).toEqual(["Both", "Both"]);
    await other.stop();
  });
});

describe("without the connection that hears of changes", () => {
  it("nothing is kept until it is back", async () => {
    const [row] = await run<{ name: string }>("select current_database() as name");
    const server = new pg.Client(inject("serverUrl"));
    await server.connect();
    const allow = (allowed: boolean) =>
      server.query(`alter database ${row?.name} allow_connections ${allowed}`);
    await allow(false);
    await run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'sportstech-hub changes'`,
    );
    await vi.waitUntil(() => !answers.open, { timeout: 30_000 });
    expect(answers.size).toBe(0);
    await run("update vendors set name = 'Unheard' where id = 1");
    expect(await nameAt(app)).toBe("Unheard");
    expect(await costOf(() => nameAt(app))).toBeGreaterThan(0);
    await allow(true);
    await server.end();
    await vi.waitUntil(() => answers.open, { timeout: 10_000 });
    expect(await nameAt(app)).toBe("Unheard");
    expect(await costOf(() => nameAt(app))).toBe(0);
  });
});

describe("every table", () => {
  /** What no public answer reads; an answer that does is not kept. */
  const PRIVATE = [
    "access_tokens",
    "account_invitations",
    "application_steps",
    "application_versions",
    "applications",
    "audit_entries",
    "blog_likes",
    "bookmarks",
    "bulk_operation_items",
    "bulk_operations",
    "calendar_addresses",
    "compatible_migrations",
    "conversation_messages",
    "conversation_reads",
    "conversations",
    "demo_requests",
    "dismissed_hints",
    "dismissed_recommendations",
    "email_changes",
    "encoder_in_use",
    "import_changes",
    "import_mappings",
    "import_rows",
    "import_runs",
    "import_upload_parts",
    "import_uploads",
    "job_queue_samples",
    "jury_assignments",
    "jury_comments",
    "jury_conflicts",
    "jury_entries",
    "jury_reviewers",
    "jury_rounds",
    "jury_scores",
    "linked_identities",
    "looked_for",
    "mentoring_requests",
    "mentoring_sessions",
    "migrations",
    "moderation_decisions",
    "newsletter_subscribers",
    "notification_preferences",
    "notification_turns",
    "notifications",
    "organization_invitations",
    "organization_ties",
    "papers_apart",
    "passkey_challenges",
    "passkeys",
    "password_resets",
    "picture_fetches",
    "provider_sign_ins",
    "publications",
    "rate_limits",
    "recommendation_reports",
    "records_to_encode",
    "recovery_codes",
    "reports",
    "review_invitations",
    "saved_brief_matches",
    "saved_searches",
    "server_instances",
    "server_samples",
    "sessions",
    "sign_in_challenges",
    "signing_keys",
    "suggested_values",
    "sync_results",
    "sync_runs",
    "sync_sources",
    "team_exclusions",
    "team_invitations",
    "training_events",
    "two_factor_secrets",
    "vendor_claim_codes",
    "vendor_claims",
    "vendor_listing_drafts",
    "vendor_request_answers",
    "vendor_request_questions",
    "vendor_requests",
    "vendors_apart",
    "view_days",
    "views",
    "wanted_solutions",
    "watched_vendors",
    "webhook_deliveries",
    "webhook_endpoints",
    "webhook_public_records",
    "webhook_state",
    "website_checks",
  ];
  /** What a profile does not show at once. */
  const QUIET = [
    "id",
    "password_hash",
    "username_skeleton",
    "email_proven_at",
    "two_factor_enabled_at",
    "created_at",
    "updated_at",
    "last_login",
    "last_active_at",
    "privacy_data_analytics",
    "search_text",
    "version",
  ];

  it("tells its changes, or is known to be private", async () => {
    const rows = await run<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and not exists (
         select from pg_trigger where tgname = 'tell_change' and tgrelid = tablename::regclass) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(PRIVATE);
  });

  it("tells of every column of a profile that is shown", async () => {
    const rows = await run<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'users'::regclass and attnum > 0
         and not attisdropped and attname not like 'notify\\_%' and not exists (
           select from pg_trigger where tgname = 'tell_change' and tgrelid = attrelid and attnum = any(tgattr))
       order by attnum`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(QUIET.toSorted());
  });

  it("is named by the statements that read it: functions in queries read none", async () => {
    const rows = await run<{ name: string }>(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
         and provolatile <> 'i' and prorettype not in ('trigger'::regtype, 'void'::regtype)
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    // One asks which transactions are running, of no table; the other is asked for signed-in people only.
    expect(rows.map(({ name }) => name).toSorted()).toEqual(["copy_safe_until", "is_tied"]);
  });
});
