import { randomUUID } from "node:crypto";
import { isEnumType, isNonNullType } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import type { User } from "../../modules/account/identity/user.entity.ts";
import { notify } from "../../modules/account/notifications/notify.ts";
import { recordAuditEvent } from "../../modules/administration/audit/record-audit-event.ts";
import type { Organization } from "../../modules/marketplace/organizations/organization.entity.ts";
import { restRoutes } from "../../rest/routes.ts";
import { SYSTEM } from "../../shared/actor.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createBlogComment } from "../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../testing/factories/collaboration.ts";
import { createDemoRequest } from "../../testing/factories/demo-request.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createPaper } from "../../testing/factories/paper.ts";
import { createReview } from "../../testing/factories/review.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let postId: string;
let endpointId: string;
let roundId: string;
beforeAll(async () => {
  app = await startTestApp("demo");
  const administrator = await createUser(app, { role: "admin" });
  admin = await signIn(app, administrator);
  const organization = await createOrganization(app, { members: [[administrator, "owner"]] });
  const vendor = await createVendor(app, { organization });
  const post = await createBlogPost(app);
  postId = String(post.id);
  // Each list has two pages of one.
  for (const status of ["published", "published", "pending", "pending"] as const) {
    await createBlogComment(app, { post, status });
    const { solution } = await createReview(app, { author: { id: admin.userId }, status });
    await admin.execute(
      "mutation ($id: ID!) { setBookmark(kind: SOLUTION, id: $id, saved: true) { __typename } }",
      {
        id: String(solution.id),
      },
    );
    await app.database.orm.em.fork().execute(
      `insert into outside_reviews (external_key, solution_id, source, title, text)
        values (?, ?, 'Elsewhere', 'Good', 'Good.')`,
      [randomUUID(), solution.id],
    );
    await createDemoRequest(app);
    await recordAuditEvent({ em: app.database.orm.em.fork(), actor: SYSTEM }, { action: "blog.seeded" });
    await createSolution(app, { vendor });
    const { id: removed } = await createSolution(app, { vendor });
    await app.database.orm.em.fork().execute("delete from solutions where id = ?", [removed]);
    await createOpportunity(app, { ownerOrganization: organization });
    await createCollaboration(app, { ownerOrganization: organization });
    await createApplication(app, { applicant: administrator });
    const name = `Search ${randomUUID()}`;
    await admin.execute(
      `mutation { saveSearch(list: "vendors", address: "", input: { name: "${name}", alert: NONE }) { id } }`,
    );
    await admin.execute(
      `mutation { saveBrief(brief: { text: "Rugby video" }, input: { name: "${name}", alert: NONE }) { id } }`,
    );
    await notify(app.database.orm.em.fork(), [
      { recipient: administrator.id, type: "alert", title: "News", path: "/", key: randomUUID() },
    ]);
    await admin.execute(
      `mutation { startBulkOperation(input: {
        kind: EXPORT_USERS, choice: { userIds: ["${admin.userId}"] }, expected: 1, key: "${randomUUID()}" }) { id } }`,
    );
    const request =
      "insert into vendor_requests (person_id, title, key) values (?, 'Tracking', gen_random_uuid())";
    await app.database.orm.em.fork().execute(request, [administrator.id]);
    const asked = `insert into mentoring_requests (mentor_id, student_id, message, status, decided_at)
      values (?, ?, 'Help?', 'accepted', now()) returning id, mentor_id, student_id`;
    const { id: seen } = await createVendor(app);
    // Two that look alike are a pair.
    const alike = `Alike ${randomUUID()}`;
    for (const name of [alike, `${alike} Ltd`]) await createVendor(app, { name });
    // Two with one DOI are a pair.
    const doi = `10.1234/${randomUUID()}`;
    for (const title of ["Loads", "Loads again"]) await createPaper(app, { title, doi });
    await app.database.orm.em.fork().execute(
      `with begun as (insert into evaluations (name) values ('Tracking') returning id)
      insert into evaluation_people (evaluation_id, user_id, role) select id, ?, 'owner' from begun`,
      [administrator.id],
    );
    const watched = "insert into watched_vendors (vendor_id, user_id) values (?, ?)";
    await app.database.orm.em.fork().execute(watched, [seen, administrator.id]);
    const imported = `insert into import_runs (kind, source, file_name) values ('solutions', 'list', 'list.csv')`;
    await app.database.orm.em.fork().execute(imported);
    const hook = `insert into webhook_endpoints (owner_id, url, events, secret)
      values (?, 'https://club.example/', '{message}', 'whsec_') returning id`;
    const [{ id } = { id: 0 }] = await app.database.orm.em
      .fork()
      .execute<{ id: number }[]>(hook, [administrator.id]);
    endpointId = String(id);
    const sent = `insert into webhook_deliveries (endpoint_id, message_id, type, body)
      select ?, 'msg_' || n, 'test', '{}' from generate_series(1, 2) n`;
    await app.database.orm.em.fork().execute(sent, [id]);
    const synced = `with run as (insert into sync_runs (finished_at) values (now()) returning id)
      insert into sync_results (sync_id, source_name) select id, 'List' from run`;
    await app.database.orm.em.fork().execute(synced);
    const { id: student } = await createUser(app, { role: "student" });
    const met = `with asked as (${asked}) insert into mentoring_sessions
      (mentoring_id, mentor_id, student_id, topic, place, starts_at, ends_at, time_zone)
      select id, mentor_id, student_id, 'Talk', 'Lab', now() + interval '1 day', now() + interval '25 hours', 'UTC' from asked`;
    await app.database.orm.em.fork().execute(met, [administrator.id, student]);
  }
  // Who decides on a call reviews nothing there.
  roundId = await createRound(administrator, await createOrganization(app));
});

/** Creates a call with two applications that the reviewer is to judge, and returns the id of its round. */
async function createRound(reviewer: User, ownerOrganization: Organization): Promise<string> {
  const opportunity = await createOpportunity(app, { ownerOrganization });
  for (let count = 0; count < 2; count += 1)
    await createApplication(app, { applicant: await createUser(app), opportunity });
  const judged = `with jury as (insert into juries (opportunity_id) values (?) returning id, opportunity_id),
    round as (insert into jury_rounds (jury_id, position, name, closes_on, is_blind, reviews_each, opened_at)
      select id, 0, 'Review', current_date + 9, true, 1, now() from jury returning id),
    reviewer as (insert into jury_reviewers (jury_id, user_id, joined_at) select id, ?, now() from jury returning id),
    entry as (insert into jury_entries (round_id, application_id, number)
      select round.id, a.id, row_number() over () from round, jury join applications a using (opportunity_id) returning id),
    assignment as (insert into jury_assignments (entry_id, reviewer_id) select entry.id, reviewer.id from entry, reviewer)
    select id from round`;
  const [{ id } = { id: 0 }] = await app.database.orm.em
    .fork()
    .execute<{ id: number }[]>(judged, [opportunity.id, reviewer.id]);
  return String(id);
}
beforeEach(() => {
  app.logs.length = 0;
});
afterAll(() => app.stop());

/** Values that no list holds at any place, or only as a title. */
const VALUES = [
  "\u0000",
  "\ud800",
  "99999-01-01 00:00:00+00",
  "-0001-01-01 00:00:00+00",
  "2024-02-30 00:00:00+00",
  "2024-01-01T00:00:00+23:59",
  "2024-01-01 (a day)",
  "now",
  1.5,
  2 ** 31,
  1e308,
  null,
  true,
  { $gt: 1 },
];
/** Cursors that are none, which are refused before any list is known. */
const WHOLE = ["forged", "\u0000", "\ud800", "====", ...["null", "7", '"x"', "{}", "[]", "[[]]"].map(encode)];

function encode(json: string): string {
  return Buffer.from(json).toString("base64url");
}

let turn = 0;
/** The next of some values; every few lists have had all of them. */
const nextOf = (values: readonly string[]) => values[turn++ % values.length] as string;

/**
 * The cursor with each of its values forged, one after the other, with one of other lengths and one that is none: which,
 * and its new value.
 */
function forgeriesOf(cursor: string): { cursor: string; mayFit: boolean }[] {
  const values = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
  const forged = values.flatMap((was, index) =>
    VALUES.map((value) => ({
      cursor: encode(JSON.stringify(values.with(index, value))),
      // Any text is a place among titles.
      mayFit: typeof was === "string" && typeof value === "string" && isText(value),
    })),
  );
  const lengths = [values.slice(1), values.slice(0, -1), [...values, 1], [...values, ...values]];
  const others = [nextOf(WHOLE), nextOf(lengths.map((each) => encode(JSON.stringify(each))))];
  return [...forged, ...others.map((each) => ({ cursor: each, mayFit: false }))];
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes("\u0000");
}

interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly fields: unknown;
}
const TAKEN = { status: 200, code: undefined, fields: undefined };
const REFUSED = { status: 400, code: "BAD_USER_INPUT", fields: { after: expect.any(String) } };

async function expectRefusals(cursor: string, ask: (after: string) => Promise<Refusal>): Promise<void> {
  const answers = forgeriesOf(cursor).map(async ({ cursor: after, mayFit }) => {
    const answer = await ask(after);
    const told = Buffer.from(after, "base64url").toString();
    expect([told, answer]).toEqual([told, mayFit && answer.status === 200 ? TAKEN : REFUSED]);
  });
  await Promise.all(answers);
  expect(app.logs).toEqual([]);
}

const schema = createSchema();
const connections = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  if (!field.args.some(({ name }) => name === "after")) return [];
  const sort = field.args.find(({ name }) => name === "sort")?.type;
  const type = isNonNullType(sort) ? sort.ofType : sort;
  const orders = isEnumType(type) ? type.getValues().map(({ name }) => name) : [""];
  const post = field.args.some(({ name }) => name === "postId");
  const text = field.args.some(({ name }) => name === "text");
  const user = field.name === "userActivity";
  const kind = field.name === "catalogRecords";
  const endpoint = field.args.some(({ name }) => name === "endpointId");
  const round = field.args.some(({ name }) => name === "roundId");
  return orders.map((order) => ({ field: field.name, order, post, text, user, endpoint, kind, round }));
});

describe.each(connections)(
  "a forged cursor of $field $order",
  ({ field, order, post, text, user, endpoint, kind, round }) => {
    it("is refused by GraphQL", async () => {
      const own = `${order && `, sort: ${order}`}${post ? `, postId: ${postId}` : ""}${text ? ', text: "training"' : ""}${user ? `, id: ${admin.userId}` : ""}${endpoint ? `, endpointId: ${endpointId}` : ""}${kind ? ", kind: VENDORS" : ""}${round ? `, roundId: ${roundId}` : ""}`;
      const query = `query ($after: String) {
      list: ${field}(first: 1, after: $after${own}) { pageInfo { endCursor } }
    }`;
      type List = { list: { pageInfo: { endCursor: string } } };
      const { data } = await admin.execute<List>(query);
      await expectRefusals(data.list.pageInfo.endCursor, async (after) => {
        const { errors, response } = await admin.execute(query, { after });
        const { code, fields } = errors?.[0]?.extensions ?? {};
        return { status: code === "BAD_USER_INPUT" ? 400 : response.status, code, fields };
      });
    });
  },
);

const paged = restRoutes.filter(({ query, file }) => "after" in query && !file).map(({ path }) => path);

describe.each(paged)("a forged cursor of GET %s", (path) => {
  it("is refused by REST", async () => {
    const address = path.replace("{postId}", postId).replace("{userId}", String(admin.userId));
    const first = await admin.fetch(`${address}?first=1`);
    const cursor = /after=([^>&]+)/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    await expectRefusals(cursor, async (after) => {
      const wire = after.isWellFormed() ? encodeURIComponent(after) : "%ED%A0%80";
      const response = await admin.fetch(`${address}?first=1&after=${wire}`);
      const { code, errors } = (await response.json()) as { code?: string; errors?: unknown };
      return { status: response.status, code, fields: errors };
    });
  });
});
