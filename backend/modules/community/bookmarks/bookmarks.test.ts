import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseLimits } from "../../../limits/database-limits.ts";
import type { Context } from "../../../shared/context.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createBlogCategory } from "../../../testing/factories/blog-category.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import type { User } from "../../account/identity/user.entity.ts";
import { BOOKMARKABLES } from "../saved-records/kinds.ts";
import { isBookmarked } from "./bookmark.loader.ts";
import { bookmarkedIds, setBookmark } from "./bookmark.service.ts";

const { post: POSTS, solution: SOLUTIONS } = BOOKMARKABLES;

let app: TestApp;
let user: User;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { id: 1 });
  for (const id of [1, 2, 3, 4, 5]) await createSolution(app, { id, vendor });
  for (const id of [1, 2, 3]) await createBlogPost(app, { id });
  for (const create of [createOpportunity, createPaper, createCollaboration, createTrend])
    await create(app, { id: 1 });
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createUser(app);
});

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
/** The context of a request by a user; not signed in without one. */
const contextOf = (who: User | undefined = undefined): Context => ({
  em: app.database.orm.em.fork({ useContext: true }),
  actor: who && { kind: "session", id: who.id, role: who.role, sessionId: 0 },
  contributions: { personalData: [], standingAccess: [], lists: new Map(), importKinds: new Map() },
  settings: app.config,
  publicUrl: app.config.publicUrl,
  limits: databaseLimits(app.database.orm),
});

describe("a bookmark", () => {
  it.each(Object.values(BOOKMARKABLES))("can be of a $noun, once, and can be taken back", async (subject) => {
    for (let i = 0; i < 2; i++) await setBookmark(contextOf(user), subject, 1, true);
    expect(await bookmarkedIds(contextOf(user), subject)).toEqual([1]);
    for (let i = 0; i < 2; i++) await setBookmark(contextOf(user), subject, 1, false);
    expect(await bookmarkedIds(contextOf(user), subject)).toEqual([]);
  });

  it("is private, and of one kind", async () => {
    await setBookmark(contextOf(user), SOLUTIONS, 2, true);
    const other = await createUser(app);
    expect(await bookmarkedIds(contextOf(other), SOLUTIONS)).toEqual([]);
    expect(await bookmarkedIds(contextOf(user), POSTS)).toEqual([]);
    await setBookmark(contextOf(other), SOLUTIONS, 2, false);
    expect(await bookmarkedIds(contextOf(user), SOLUTIONS)).toEqual([2]);
  });

  it("needs an account and a subject that is there", async () => {
    await expect(setBookmark(contextOf(), POSTS, 1, true)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(setBookmark(contextOf(user), POSTS, 999999, true)).rejects.toThrow(/foreign key/);
    expect(await bookmarkedIds(contextOf(), POSTS)).toEqual([]);
  });

  it("are limited to a thousand per kind", async () => {
    await createBlogCategory(app, { id: 900 });
    await sql(
      `insert into blog_posts (id, title, slug, content, category_id)
       select 5000 + n, 'Many ' || n, 'many-' || n, 'x', 900 from generate_series(1, 1000) n`,
    );
    await sql(
      `insert into bookmarks (user_id, subject_kind, subject_id)
       select ${user.id}, 'post', id from blog_posts where category_id = 900`,
    );
    await expect(setBookmark(contextOf(user), POSTS, 1, true)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "You've saved a thousand posts, the maximum. Remove some first.",
    });
    await setBookmark(contextOf(user), SOLUTIONS, 1, true);
    await sql("delete from blog_posts where category_id = 900");
    expect(await bookmarkedIds(contextOf(user), POSTS)).toEqual([]);
  });
});

describe("lists", () => {
  it("are the latest first", async () => {
    for (const id of [3, 1, 2]) await setBookmark(contextOf(user), SOLUTIONS, id, true);
    await sql(
      `update bookmarks set created_at = '2026-01-01' where user_id = ${user.id} and subject_id <> 3`,
    );
    expect(await bookmarkedIds(contextOf(user), SOLUTIONS)).toEqual([3, 2, 1]);
  });

  it("learn what is bookmarked in one statement, whatever kinds they hold", async () => {
    for (const id of [2, 5]) await setBookmark(contextOf(user), SOLUTIONS, id, true);
    await setBookmark(contextOf(user), POSTS, 3, true);
    const context = contextOf(user);
    const ids = [1, 2, 3, 4, 5];
    app.database.statements.length = 0;
    const [solutions, posts] = await Promise.all(
      [SOLUTIONS, POSTS].map((kind) => Promise.all(ids.map((id) => isBookmarked(context, kind, id)))),
    );
    expect(app.database.statements).toHaveLength(1);
    expect(solutions).toEqual([false, true, false, false, true]);
    expect(posts).toEqual([false, false, true, false, false]);
    await setBookmark(context, POSTS, 3, false);
    expect(await isBookmarked(context, POSTS, 3)).toBe(false);
    expect(await isBookmarked(contextOf(), POSTS, 3)).toBe(false);
  });

  it("are read by their index", async () => {
    await app.database.orm.em.fork().transactional(async (em) => {
      await em.execute("set local enable_seqscan = off");
      await em.execute("set local enable_bitmapscan = off");
      await em.execute("set local enable_sort = off");
      const [all, kind] = ["", "and subject_kind = 'post'"].map(
        (also) => `explain select * from bookmarks where user_id = 1 ${also}
          order by created_at desc, id desc limit 24`,
      );
      const plan = async (query = "") => JSON.stringify(await em.execute(query));
      expect(await plan(all)).toMatch(/Index Scan using bookmarks_by_date/);
      expect(await plan(kind)).toMatch(/Index Scan using bookmarks_of_kind_by_date/);
    });
  });
});

describe("a user's bookmarks", () => {
  it("are exported, and go with the account", async () => {
    await setBookmark(contextOf(user), SOLUTIONS, 4, true);
    await setBookmark(contextOf(user), POSTS, 1, true);
    const client = await signIn(app, user);
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    const content = JSON.parse(data.exportMyData.content);
    expect(content.bookmarks).toMatchObject([
      { kind: "solution", id: 4 },
      { kind: "post", id: 1 },
    ]);
    expect(content.blog.saved).toEqual([{ post: expect.any(String), createdAt: expect.any(String) }]);
    await sql(
      `update users set deletion_requested_at = now() - interval '15 days',
         deletion_due_at = now() - interval '1 day' where id = ${user.id}`,
    );
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(await sql(`select from bookmarks where user_id = ${user.id}`)).toEqual([]);
  });
});
