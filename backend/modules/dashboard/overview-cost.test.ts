import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

/** What the panels of the overview ask. */
const REQUESTS = {
  work: `{ viewerWork { newMatches profileHintDismissed deadlines { id } } viewerActivities(first: 6) { id }
    viewerOverview { profileCompleteness { percent missing { label } } } }`,
  recommendations: `{ recommendations(first: 3) { confidenceScore reason
    solution { id slug title vendor { id name } } } }`,
  funding: "{ market { quarters { id amountUsd deals } } }",
  research: "{ researchPapers(first: 3) { nodes { id slug title university publishedDate } } }",
  solutions: "{ solutions(first: 6) { nodes { id slug title description } } }",
  mentors: "{ mentors(first: 12) { id mentor { id firstName } viewerRequest { id status contact } } }",
  mentor: `{ waiting: mentoringRequests(status: PENDING, first: 5) { totalCount nodes { id student { name } } }
    students: mentoringRequests(status: ACCEPTED, first: 10) { totalCount nodes { id student { name } } }
    myPostings(filter: { kinds: [COLLABORATION] }, first: 5) { nodes { id applicationCount } } }`,
} as const;

it.each(Object.entries(REQUESTS))(
  "the overview's request for %s costs at most six statements",
  async (_, query) => {
    const bio = "Video analysis and load tracking for soccer academies.";
    const who = await signIn(app, await createUser(app, { role: "mentor", bio }));
    await who.execute(query);
    app.database.statements.length = 0;
    const { errors } = await who.execute(query);
    expect(errors).toBeUndefined();
    expect(app.database.statements.length, app.database.statements.join("\n")).toBeLessThanOrEqual(6);
  },
);

it("the investor's deal flow costs as much as two matches", async () => {
  const bio = "Video analysis and load tracking for soccer academies.";
  const who = await signIn(app, await createUser(app, { role: "investor", bio }));
  const query = `{ fittingVendors(first: 3) { results { score vendor { id slug name } evidence { quote } } }
    fittingOpportunities(first: 3) { results { score opportunity { id slug title daysLeft } evidence { quote } } } market { quarters { id } } }`;
  await who.execute(query);
  app.database.statements.length = 0;
  const { errors } = await who.execute(query);
  expect(errors).toBeUndefined();
  expect(app.database.statements.length, app.database.statements.join("\n")).toBeLessThanOrEqual(14);
});
