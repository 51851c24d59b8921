import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notify } from "../../modules/account/notifications/notify.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createConversation } from "../../testing/factories/conversation.ts";
import { createReview } from "../../testing/factories/review.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
let stranger: SignedInClient;
/** How many others there are: each role with each status. */
const OTHERS = 6;
/** Ids from 1 on, the first of which are those of others. */
const IDS = Array.from({ length: 25 }, (_, index) => index + 1);
beforeAll(async () => {
  app = await startTestApp("empty");
  for (let n = 0; n < OTHERS; n += 1) {
    const owner = await createUser(app, { role: n % 2 ? "admin" : "student" });
    await signIn(app, owner);
    const status = n % 3 ? "published" : "pending";
    await createBlogComment(app, { author: owner, status });
    const { solution } = await createReview(app, { author: owner, status });
    await createApplication(app, { applicant: owner, status: n % 3 ? "submitted" : "draft" });
    await createConversation(app, { person: owner });
    const em = app.database.orm.em.fork();
    await notify(em, [{ recipient: owner.id, type: "alert", title: "News", path: "/", key: "news" }]);
    const [list] = await em.execute(
      "insert into shortlists (owner_id, name) values (?, 'Mine') returning id",
      [owner.id],
    );
    await em.execute(
      "insert into saved_briefs (owner_id, name, text, unsubscribe_key) values (?, 'Mine', 'Video', rpad(?::text, 43, 'x'))",
      [owner.id, owner.id],
    );
    await em.execute(
      "insert into shortlist_entries (shortlist_id, subject_kind, subject_id) values (?, 'solution', ?)",
      [list?.id, solution.id],
    );
  }
  stranger = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());

const others = () =>
  app.database.orm.em.fork().execute(
    `select (select md5(string_agg(u::text, '' order by id)) from users u where id <> ?) as users,
       (select md5(string_agg(s::text, '' order by id)) from sessions s where user_id <> ?) as sessions,
       (select md5(string_agg(c::text, '' order by id)) from blog_comments c) as comments,
       (select md5(string_agg(r::text, '' order by id)) from reviews r) as reviews,
       (select md5(string_agg(a::text, '' order by id)) from applications a) as applications,
       (select md5(string_agg(t::text, '' order by id)) from conversations t) as conversations,
       (select md5(string_agg(m::text, '' order by id)) from conversation_messages m) as messages,
       (select md5(string_agg(b::text, '' order by id)) from saved_briefs b) as briefs,
       (select md5(string_agg(n::text, '' order by id)) from notifications n) as notifications,
       (select md5(string_agg(l::text, '' order by id)) from shortlists l) as shortlists,
       (select md5(string_agg(e::text, '' order by id)) from shortlist_entries e) as entries`,
    [stranger.userId, stranger.userId],
  );

const mutations = [
  'updateProfile(id: $id, input: { bio: "mine" }) { id }',
  "updateNotificationPreferences(id: $id, input: { marketingUpdates: true }) { id }",
  "revokeSession(id: $id) { message }",
  'editBlogComment(id: $id, content: "mine") { id }',
  "deleteBlogComment(id: $id)",
  "withdrawReview(id: $id) { id }",
  'editReview(id: $id, version: 1, input: { rating: 1, title: "mine", text: "mine" }) { id }',
  "withdrawApplication(id: $id) { id }",
  "discardApplication(id: $id) { message }",
  "decideOnApplication(id: $id, status: ACCEPTED, version: 1) { id }",
  'sendMessage(conversationId: $id, text: "mine", key: "5f0c7a52-6a31-4a3e-9a55-0b6f7a1c2d3e") { id }',
  'markConversationRead(id: $id, upTo: "1") { id }',
  "markNotificationRead(id: $id) { count }",
  'answerVendorRequest(conversationId: $id, answers: [], key: "5f0c7a52-6a31-4a3e-9a55-0b6f7a1c2d3e") { id }',
  "setConversationArchived(id: $id, archived: true) { id }",
  'reportMessage(id: $id, reason: "mine") { message }',
  "deleteSavedBrief(id: $id) { message }",
  'editSavedBrief(id: $id, input: { name: "mine", alert: NONE }, version: 1) { id }',
  "visitSavedBrief(id: $id) { id }",
  "shareBrief(id: $id, shared: true) { id }",
  "renewBriefLink(id: $id) { id }",
  "deleteShortlist(id: $id) { message }",
  'renameShortlist(id: $id, name: "mine", version: 1) { id }',
  "shareShortlist(id: $id, shared: true) { id }",
  "renewShortlistLink(id: $id) { id }",
  'addToShortlist(shortlistId: $id, kind: SOLUTION, id: "1") { id }',
  "removeFromShortlist(id: $id) { id }",
  'setShortlistNote(id: $id, note: "mine", version: 1) { id }',
];

describe("what is somebody else's", () => {
  it.each(mutations)("is as if it were not there, by %s", async (mutation) => {
    const before = await others();
    const { data } = await stranger.execute<{ viewerSessions: { id: string }[] }>(
      "{ viewerSessions { id } }",
    );
    const own = mutation.startsWith("revoke")
      ? data.viewerSessions.map(({ id }) => Number(id))
      : mutation.startsWith("update")
        ? [stranger.userId]
        : [];
    const answers = new Set<string>();
    for (const id of IDS.filter((id) => !own.includes(id))) {
      await app.database.orm.em.fork().execute("delete from rate_limits");
      const { errors, response } = await stranger.execute(`mutation ($id: ID!) { ${mutation} }`, { id });
      expect([id, errors?.[0]?.extensions?.code]).toEqual([id, "NOT_FOUND"]);
      answers.add(JSON.stringify([response.status, errors]));
    }
    expect(answers.size).toBe(1);
    expect(await others()).toEqual(before);
  });

  it.each(["profile", "notifications"])(
    "is as if it were not there, by PATCH /api/users/{id}/%s",
    async (part) => {
      const before = await others();
      const answers = new Set<string>();
      for (const id of IDS.filter((id) => id !== stranger.userId)) {
        const response = await stranger.fetch(`/api/users/${id}/${part}`, {
          method: "PATCH",
          headers: { "content-type": "application/json" },
          body: '{"bio":"mine","marketingUpdates":true}',
        });
        answers.add(JSON.stringify([response.status, await response.json()]));
      }
      expect([...answers]).toEqual([expect.stringContaining("404")]);
      expect(await others()).toEqual(before);
    },
  );
});

describe("who asks", () => {
  it("is who the session says, whatever else a request says", async () => {
    const claims = "id=1&userId=1&user_id=1&role=admin&username=admin";
    const liar = { "x-user-id": "1", "x-role": "admin", "x-forwarded-user": "admin", "x-user": "admin" };
    const ask = async (path: string, body?: object) => {
      const response = await stranger.fetch(path, {
        method: body ? "POST" : "GET",
        headers: { "content-type": "application/json", ...liar },
        ...(body && { body: JSON.stringify({ ...body, id: 1, userId: 1, role: "admin" }) }),
      });
      return { status: response.status, answer: await response.json() };
    };
    expect((await ask("/api/auth/me")).answer).toMatchObject({ id: stranger.userId, role: "user" });
    expect((await ask(`/api/auth/me?${claims}`)).status).toBe(400);
    expect((await ask("/api/admin/blog/posts")).status).toBe(403);
    const { answer } = await ask(`/graphql?${claims}`, {
      query: "{ viewer { id role } viewerOverview { sessionCount } }",
    });
    expect(answer.data.viewer).toEqual({ id: String(stranger.userId), role: "USER" });
    const refused = await ask(`/graphql?${claims}`, { query: "{ demoRequests { totalCount } }" });
    expect(refused.answer).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  });
});
