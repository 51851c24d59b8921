import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createReview } from "../../../../testing/factories/review.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let other: SignedInClient;
let admin: SignedInClient;
let solutionId: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  other = await signIn(app, await createUser(app));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  const vendor = await createVendor(app, { organization });
  const solution = await createSolution(app, { vendor });
  solutionId = solution.id;
  await createReview(app, { solution, status: "published" });
  await createReview(app, { solution, status: "pending" });
  const opportunity = await createOpportunity(app, { ownerUser: user });
  await sql(`insert into bookmarks (user_id, subject_kind, subject_id, created_at) values
    (${other.userId}, 'solution', ${solution.id}, '2027-03-01T23:59:59Z'),
    (${other.userId}, 'vendor', ${vendor.id}, '2027-03-03T00:00:00Z'),
    (${other.userId}, 'opportunity', ${opportunity.id}, '2027-03-08T12:00:00Z')`);
  await sql(`insert into conversations (person_id, vendor_id, key, created_at)
    values (${other.userId}, ${vendor.id}, gen_random_uuid(), '2027-03-02T12:00:00Z')`);
  await sql(`insert into applications (applicant_id, opportunity_id, status, text, contact_email, submitted_at)
    values (${other.userId}, ${opportunity.id}, 'submitted', 'x', 'a@b.example', '2027-03-02T12:00:00Z')`);
  // Of nobody whom the member knows.
  const stranger = await createSolution(app);
  await sql(`insert into bookmarks (user_id, subject_kind, subject_id, created_at)
    values (${other.userId}, 'solution', ${stranger.id}, '2027-03-01T12:00:00Z')`);
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);

const REPORT = `query ($from: LocalDate, $to: LocalDate, $step: ReportStep! = DAY) {
  activityReport(from: $from, to: $to, step: $step) {
    isPlatform records totals { views bookmarks applications conversations reviews }
    rows { startsOn bookmarks applications conversations }
  }
}`;
interface Answer {
  activityReport: {
    isPlatform: boolean;
    records: number | null;
    totals: Record<string, number>;
    rows: { startsOn: string; bookmarks: number }[];
  };
}
const report = (client: Pick<TestApp, "execute">, variables: object) =>
  client.execute<Answer>(REPORT, { ...variables });

describe("the report of activity", () => {
  it("counts by day in UTC what happened with one's records, without gaps, in few statements", async () => {
    app.database.statements.length = 0;
    const { data } = await report(member, { from: "2027-03-01", to: "2027-03-03" });
    // Two of them read the session and the user's turn.
    expect(app.database.statements.length).toBeLessThanOrEqual(6);
    const { isPlatform, records, rows, totals } = data.activityReport;
    expect([isPlatform, records]).toEqual([false, 3]);
    expect(totals).toEqual({ views: 0, bookmarks: 2, applications: 1, conversations: 1, reviews: 0 });
    expect(rows.map(({ startsOn, bookmarks }) => [startsOn, bookmarks])).toEqual([
      ["2027-03-01", 1],
      ["2027-03-02", 0],
      ["2027-03-03", 1],
    ]);
  });

  it("counts by week from Monday", async () => {
    const { data } = await report(member, { from: "2027-03-03", to: "2027-03-09", step: "WEEK" });
    expect(data.activityReport.rows.map(({ startsOn, bookmarks }) => [startsOn, bookmarks])).toEqual([
      ["2027-03-01", 1],
      ["2027-03-08", 1],
    ]);
  });

  it("covers 30 days up to today by itself, with published reviews only", async () => {
    const { rows, totals } = (await report(member, {})).data.activityReport;
    expect([rows.length, totals.reviews]).toEqual([30, 1]);
  });

  it("is of the whole platform for administrators, and of nothing for those who own nothing", async () => {
    const range = { from: "2027-03-01", to: "2027-03-03" };
    const platform = (await report(admin, range)).data.activityReport;
    expect([platform.isPlatform, platform.records, platform.totals.bookmarks]).toEqual([true, null, 3]);
    const nothing = (await report(other, range)).data.activityReport;
    expect([nothing.records, nothing.totals.bookmarks]).toEqual([0, 0]);
  });

  it.each([
    { from: "2027-03-02", to: "2027-03-01" },
    { from: "2025-01-01", to: "2027-03-01" },
  ])("refuses $from to $to at its field", async (range) => {
    const { errors } = await report(member, range);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { from: expect.any(String) },
    });
  });

  it("refuses visitors", async () => {
    expect((await report(app, {})).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect((await app.fetch("/api/analytics/report.csv")).status).toBe(401);
  });

  it("is a CSV file, too", async () => {
    const response = await member.fetch("/api/analytics/report.csv?from=2027-03-01&to=2027-03-02");
    expect(response.headers.get("content-type")).toContain("text/csv");
    expect(await response.text()).toBe(
      "From,Views,Bookmarks,Applications,Conversations,Reviews\r\n2027-03-01,0,1,0,0,0\r\n2027-03-02,0,0,1,1,0\r\n",
    );
    expect((await member.fetch("/api/analytics/report.csv?step=year")).status).toBe(400);
    expect((await member.fetch("/api/analytics/report.csv?from=x")).status).toBe(400);
  });

  it("counts a visitor's views of a page once an hour", async () => {
    const browser = testClient(app.url, { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" });
    const note = "mutation ($id: ID!) { noteRecordView(kind: SOLUTION, id: $id) }";
    for (let n = 0; n < 2; n += 1) await browser.execute(note, { id: String(solutionId) });
    await app.flushViews();
    expect((await report(member, {})).data.activityReport.totals.views).toBe(1);
    await sql("update views set hour = hour - interval '1 hour'");
    await browser.execute(note, { id: String(solutionId) });
    await app.flushViews();
    expect((await report(member, {})).data.activityReport.totals.views).toBe(2);
  });
});
