import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

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
  weeks: "{ viewerWeeks { startsOn saved applications } }",
  mentors: `{ mentors(first: 12) { id mentor { id firstName } viewerRequest { id status contact } }
    waiting: mentoringRequests(status: PENDING, first: 10) { nodes { id mentor { name } } }
    running: mentoringRequests(status: ACCEPTED, first: 10) { nodes { id mentor { name } } }
    mentoringSessions(first: 5) { nodes { id mentor { name } student { name } } } }`,
  mentor: `{ waiting: mentoringRequests(status: PENDING, first: 5) { nodes { id student { name } } }
    students: mentoringRequests(status: ACCEPTED, first: 10) { nodes { id student { name } } }
    mentoringSessions(first: 5) { nodes { id mentor { name } student { name } } }
    mentoringSummary { waiting students months { month requests sessions } }
    myPostings(filter: { kinds: [COLLABORATION] }, first: 5) { nodes { id applicationCount } } }`,
  deals: `{ dealFlow(first: 3) { vendors { recordId name quote brief { name } } opportunities { recordId name } }
    market { quarters { id amountUsd deals } } }`,
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
