import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { eventsOf } from "../../../testing/calendar.ts";
import { acceptedBy } from "../../../testing/mentoring.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let mentor: SignedInClient;
let student: SignedInClient;
let mentoringId: string;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  mentor = await signIn(app, await createUser(app, { role: "mentor", firstName: "Mara" }));
  student = await signIn(app, await createUser(app, { role: "student", firstName: "Stu" }));
  mentoringId = await acceptedBy(student, mentor);
});

async function propose(given: object = {}): Promise<string> {
  const startsAt = new Date(Date.now() + 30 * 3600_000).toISOString();
  const { data } = await mentor.execute<{ proposeMentoringSession: { id: string } }>(
    "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id } }",
    {
      input: {
        mentoringId,
        startsAt,
        minutes: 45,
        timeZone: "America/Chicago",
        topic: "Thesis",
        place: "Lab 2.14",
        ...given,
      },
    },
  );
  return data.proposeMentoringSession.id;
}

async function calendarOf(who: SignedInClient): Promise<string> {
  const { data } = await who.execute<{ renewCalendarAddress: { url: string } }>(
    "mutation { renewCalendarAddress { url } }",
  );
  const { pathname, search } = new URL(data.renewCalendarAddress.url);
  return (await app.fetch(pathname + search)).text();
}
const eventIn = async (who: SignedInClient, summary: string) => eventsOf(await calendarOf(who)).get(summary);
const compact = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

describe("a session in a private calendar", () => {
  it("is tentative until it is accepted, and the same event from then on, for both", async () => {
    const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 24 * 3600_000).toISOString();
    const id = await propose({ startsAt });
    const proposed = await eventIn(student, "Proposed: Thesis (Mara Haddad)");
    expect(proposed).toMatchObject({
      UID: `session-${id}@localhost`,
      STATUS: "TENTATIVE",
      LOCATION: "Lab 2.14",
      TRANSP: "OPAQUE",
      DTSTART: compact(startsAt),
      DTEND: compact(new Date(Date.parse(startsAt) + 45 * 60_000).toISOString()),
    });
    await student.execute(
      'mutation ($id: ID!) { answerMentoringSession(id: $id, accept: true, reason: "") { id } }',
      { id },
    );
    const same = { UID: proposed?.UID, STATUS: "CONFIRMED" };
    expect(await eventIn(student, "Thesis (Mara Haddad)")).toMatchObject(same);
    expect(await eventIn(mentor, "Thesis (Stu Haddad)")).toMatchObject(same);
  });

  it("stays as canceled and keeps nobody busy, or goes when it is declined", async () => {
    const canceled = await propose();
    await mentor.execute('mutation ($id: ID!) { cancelMentoringSession(id: $id, reason: "") { id } }', {
      id: canceled,
    });
    const declined = await propose({ topic: "Declined one" });
    await student.execute(
      'mutation ($id: ID!) { answerMentoringSession(id: $id, accept: false, reason: "") { id } }',
      { id: declined },
    );
    const events = eventsOf(await calendarOf(student));
    expect([...events.keys()]).toEqual(["Canceled: Thesis (Mara Haddad)"]);
    expect(events.get("Canceled: Thesis (Mara Haddad)")).toMatchObject({
      UID: `session-${canceled}@localhost`,
      STATUS: "CANCELLED",
      TRANSP: "TRANSPARENT",
    });
  });

  it("says its words as words, whatever stands in them", async () => {
    const topic = "End:VEVENT; a, b\\nBEGIN:VALARM <script>";
    await propose({ topic, place: "javascript:alert(1)" });
    const text = await calendarOf(student);
    expect(text.match(/^BEGIN:/gm)).toHaveLength(2);
    expect(text).not.toMatch(/^URL.*javascript:/m);
    const said = "Proposed: End:VEVENT\\; a\\, b\\\\nBEGIN:VALARM <script> (Mara Haddad)";
    expect([...eventsOf(text).keys()]).toEqual([said]);
  });
});
