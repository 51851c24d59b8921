import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let other: SignedInClient;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  other = await signIn(app, await createUser(app));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  const vendor = await createVendor(app, { organization, verified: true });
  const reviewed = await createSolution(app, { vendor, title: "Reviewed", pricing: "$5 a month" });
  await createReview(app, { solution: reviewed, status: "published" });
  await createSolution(app, { vendor, title: "Draft", status: "draft" });
  await createSolution(app, { vendor, title: "Withdrawn", status: "withdrawn" });
  await createSolution(app, { title: "Of others" });
  await createOpportunity(app);
  await createTrend(app, { title: "Sensors in shoes" });
});
afterAll(() => app.stop());

const MANAGEMENT = `{ solutionManagement { isPlatform published drafts withdrawn
  solutions { title status views bookmarks reviewCount unansweredReviews hasPricing } } }`;
interface Management {
  solutionManagement: {
    isPlatform: boolean;
    published: number;
    drafts: number;
    withdrawn: number;
    solutions: { title: string; unansweredReviews: number }[];
  };
}

describe("the management of solutions", () => {
  it("shows a member what needs attention first, in few statements", async () => {
    app.database.statements.length = 0;
    const { solutionManagement } = (await member.execute<Management>(MANAGEMENT)).data;
    expect(app.database.statements.length).toBeLessThanOrEqual(6);
    expect(solutionManagement).toMatchObject({ isPlatform: false, published: 1, drafts: 1, withdrawn: 1 });
    expect(solutionManagement.solutions.map(({ title }) => title)).toEqual([
      "Draft",
      "Reviewed",
      "Withdrawn",
    ]);
    expect(solutionManagement.solutions[1]).toMatchObject({
      unansweredReviews: 1,
      hasPricing: true,
      views: 0,
    });
  });

  it("shows administrators the catalog's counts, and others nothing", async () => {
    const catalog = (await admin.execute<Management>(MANAGEMENT)).data.solutionManagement;
    expect(catalog).toMatchObject({ isPlatform: true, published: 2, drafts: 1, withdrawn: 1, solutions: [] });
    const nothing = (await other.execute<Management>(MANAGEMENT)).data.solutionManagement;
    expect(nothing).toMatchObject({ isPlatform: false, published: 0, drafts: 0, solutions: [] });
    expect((await app.execute(MANAGEMENT)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

it("the executive overview counts what is public, in few statements", async () => {
  const query = "{ executiveOverview { asOf figures { label count isExact formula path } } }";
  app.database.statements.length = 0;
  const { data } = await other.execute<{
    executiveOverview: { figures: { label: string; count: number }[] };
  }>(query);
  expect(app.database.statements.length).toBeLessThanOrEqual(6);
  expect(data.executiveOverview.figures.map(({ label, count }) => [label, count])).toEqual([
    ["Solutions", 2],
    ["Verified vendors", 1],
    ["Open opportunities", 1],
    ["Research papers", 0],
  ]);
  expect((await app.execute(query)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

describe("the REST endpoints of the dashboard's market figures", () => {
  it("answer with trends", async () => {
    const trends = await (await app.fetch("/api/dashboard/market-trends")).json();
    expect(trends).toMatchObject([{ id: expect.any(Number), title: "Sensors in shoes" }]);
  });

  it("answer with sizes, segments, funding, trends and predictions", async () => {
    const insights = await (await app.fetch("/api/analytics/industry-insights")).json();
    expect(insights).toEqual({
      headlines: [],
      segments: [],
      quarters: [],
      trends: [expect.objectContaining({ title: "Sensors in shoes" })],
      predictions: [],
    });
  });
});
