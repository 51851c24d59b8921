import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let who: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
});

const WORK = `{ viewerWork { newMatches applicationsDue saved repliesWaiting
  deadlines { title path daysLeft application } } }`;
const save = (kind: string, id: number) =>
  who.execute(
    "mutation ($kind: BookmarkKind!, $id: ID!) { setBookmark(kind: $kind, id: $id, saved: true) { __typename } }",
    { kind, id: String(id) },
  );
const inDays = (days: number) => new Date(Date.now() + days * DAY - 3600_000);
const opportunity = (title: string, days: number) => createOpportunity(app, { title, dueDate: inDays(days) });
const applied = (to: { id: number }, status: "draft" | "submitted") =>
  createApplication(app, { applicant: { id: who.userId }, opportunity: to, status });

describe("what waits for somebody", () => {
  it("is nothing for somebody new", async () => {
    const { data } = await who.execute(WORK);
    expect(data).toEqual({
      viewerWork: { newMatches: 0, applicationsDue: 0, saved: 0, repliesWaiting: 0, deadlines: [] },
    });
  });

  it("is what they saved or drafted and is due soon, but not what they sent", async () => {
    await save("OPPORTUNITY", (await opportunity("Saved", 3)).id);
    await applied(await opportunity("Drafted", 5), "draft");
    await applied(await opportunity("Sent", 6), "submitted");
    await save("OPPORTUNITY", (await opportunity("Later", 12)).id);
    await save("OPPORTUNITY", (await opportunity("Too late", 40)).id);
    const { data } = await who.execute<{
      viewerWork: {
        applicationsDue: number;
        saved: number;
        deadlines: { title: string; daysLeft: number }[];
      };
    }>(WORK);
    expect(data?.viewerWork).toMatchObject({ applicationsDue: 2, saved: 3 });
    expect(data?.viewerWork.deadlines.map(({ title, daysLeft }) => [title, daysLeft])).toEqual([
      ["Saved", 3],
      ["Drafted", 5],
      ["Sent", 6],
      ["Later", 12],
    ]);
  });

  it("counts new matches of one's own briefs, each solution once", async () => {
    const { id } = await createSolution(app);
    await app.database.orm.em.fork().execute(
      `with b as (insert into saved_briefs (owner_id, name, text, unsubscribe_key)
         select ?, name, 'Video', repeat(name, 43) from (values ('A'), ('B')) n(name) returning id)
       insert into saved_brief_matches (brief_id, solution_id, turn) select id, ?, 1 from b`,
      [who.userId, id],
    );
    const { data } = await who.execute(WORK);
    expect(data).toMatchObject({ viewerWork: { newMatches: 1 } });
    const other = await signIn(app, await createUser(app));
    expect((await other.execute(WORK)).data).toMatchObject({ viewerWork: { newMatches: 0 } });
  });

  it("costs at most six statements, with what somebody did", async () => {
    await save("SOLUTION", (await createSolution(app)).id);
    app.database.statements.length = 0;
    await who.execute(
      `{ viewerWork { newMatches saved repliesWaiting deadlines { id } } viewerActivities { id }
      viewerOverview { profileCompleteness { percent } } }`,
    );
    expect(app.database.statements.length).toBeLessThanOrEqual(6);
  });
});

describe("what somebody did", () => {
  it("is told in sentences, the latest first, of nobody else", async () => {
    const solution = await createSolution(app, { title: "Tracker" });
    await createReview(app, { solution, author: { id: who.userId }, createdAt: new Date(Date.now() - DAY) });
    await save("SOLUTION", solution.id);
    const { data } = await who.execute("{ viewerActivities { description path } }");
    const path = `/solutions/${solution.id}-${solution.slug}`;
    expect(data).toEqual({
      viewerActivities: [
        { description: "You saved Tracker", path },
        { description: "You reviewed Tracker", path },
      ],
    });
    const other = await signIn(app, await createUser(app));
    expect((await other.execute("{ viewerActivities { id } }")).data).toEqual({ viewerActivities: [] });
  });

  it("is refused in numbers out of range, and to visitors", async () => {
    const { errors } = await who.execute("{ viewerActivities(first: 101) { id } }");
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    const visitor = await testClient(app.url).execute("{ viewerActivities { id } viewerWork { saved } }");
    expect(visitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

describe("the dashboard over REST", () => {
  it("is the caller's own, whoever is named", async () => {
    await save("SOLUTION", (await createSolution(app)).id);
    const other = await createUser(app, { role: "admin" });
    const stats = await who.fetch(`/api/dashboard/stats?userId=${other.id}&role=admin`);
    expect(await stats.json()).toMatchObject({ saved: 1, newMatches: 0 });
    const activities = await who.fetch(`/api/dashboard/activities?userId=${other.id}`);
    expect(await activities.json()).toHaveLength(1);
    expect((await app.fetch("/api/dashboard/stats")).status).toBe(401);
  });
});
