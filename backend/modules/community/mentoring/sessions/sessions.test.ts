import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { acceptedBy, codeOf, notificationsOf } from "../../../../testing/mentoring.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";

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

type Session = { id: string; status: string; reason: string; cancelledBy: string | null };
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const propose = (who: Pick<SignedInClient, "execute">, given: object = {}) =>
  who.execute<{ proposeMentoringSession: Session }>(
    "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id status reason cancelledBy } }",
    {
      input: {
        mentoringId,
        startsAt: inHours(30),
        minutes: 60,
        timeZone: "America/Chicago",
        ...{ topic: "Thesis outline", place: "https://meet.example/mara", ...given },
      },
    },
  );
const proposed = async (given: object = {}) => (await propose(mentor, given)).data.proposeMentoringSession.id;
const answer = (who: SignedInClient, id: string, accept: boolean, reason = "") =>
  who.execute<{ answerMentoringSession: Session }>(
    `mutation ($id: ID!, $a: Boolean!, $r: String!) {
      answerMentoringSession(id: $id, accept: $a, reason: $r) { id status reason cancelledBy } }`,
    { id, a: accept, r: reason },
  );
const cancel = (who: SignedInClient, id: string, reason = "") =>
  who.execute<{ cancelMentoringSession: Session }>(
    `mutation ($id: ID!, $r: String!) { cancelMentoringSession(id: $id, reason: $r) { id status reason cancelledBy } }`,
    { id, r: reason },
  );
const listed = async (who: SignedInClient, when = "UPCOMING") => {
  const { data } = await who.execute<{ mentoringSessions: { nodes: Record<string, unknown>[] } }>(
    `{ mentoringSessions(when: ${when}) { nodes { topic status viewerSide viewerCanAnswer viewerCanCancel timeZone
      mentor { name } student { name isActive } } } }`,
  );
  return data.mentoringSessions.nodes;
};

describe("a session", () => {
  it("is proposed by the mentor and accepted by the student; both are told and see it", async () => {
    const id = await proposed();
    expect((await notificationsOf(student))[0]).toMatch(/^Mara Haddad proposed a session on .+ C[SD]T$/);
    expect(await listed(student)).toMatchObject([
      { topic: "Thesis outline", status: "PROPOSED", viewerSide: "STUDENT", viewerCanAnswer: true },
    ]);
    const { data } = await answer(student, id, true);
    expect(data.answerMentoringSession).toMatchObject({ status: "ACCEPTED", reason: null });
    expect((await notificationsOf(mentor))[0]).toMatch(/^Stu Haddad accepted the session on /);
    expect(await listed(mentor)).toMatchObject([
      { status: "ACCEPTED", viewerSide: "MENTOR", viewerCanAnswer: false, viewerCanCancel: true },
    ]);
  });

  it("is declined with a reason, and its time is free again", async () => {
    const { data } = await answer(student, await proposed(), false, "Exam week");
    expect(data.answerMentoringSession).toMatchObject({ status: "DECLINED", reason: "Exam week" });
    expect(await listed(student)).toEqual([]);
    expect(await listed(student, "PAST")).toMatchObject([{ status: "DECLINED", viewerCanCancel: false }]);
    expect((await propose(mentor)).errors).toBeUndefined();
  });

  it("is canceled by either side with a reason, and the other one is told", async () => {
    for (const [by, other, side] of [
      [mentor, student, "MENTOR"],
      [student, mentor, "STUDENT"],
    ] as const) {
      const id = await proposed();
      await answer(student, id, true);
      const { data } = await cancel(by, id, "Travel");
      const kept = { status: "CANCELLED", reason: "Travel", cancelledBy: side };
      expect(data.cancelMentoringSession).toMatchObject(kept);
      expect((await notificationsOf(other))[0]).toMatch(/ canceled the session on /);
    }
  });

  it("never overlaps another of the same two, also when proposed at once", async () => {
    const answers = await Promise.all([
      propose(mentor),
      propose(mentor, { startsAt: inHours(30.5) }),
      propose(mentor, { startsAt: inHours(29.5) }),
    ]);
    expect(answers.map(codeOf).filter((code) => code === undefined).length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["CONFLICT", undefined]));
    expect((await propose(mentor, { startsAt: inHours(40) })).errors).toBeUndefined();
  });

  it("may stand beside one of the mentor with somebody else", async () => {
    await proposed();
    const other = await signIn(app, await createUser(app, { role: "student" }));
    const given = { mentoringId: await acceptedBy(other, mentor) };
    expect((await propose(mentor, given)).errors).toBeUndefined();
  });

  it("is answered once, and canceled once", async () => {
    const answered = await proposed();
    const answers = await Promise.all([answer(student, answered, true), answer(student, answered, false)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
    const canceled = await proposed({ startsAt: inHours(50) });
    const ends = await Promise.all([cancel(student, canceled), cancel(mentor, canceled)]);
    expect(ends.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
  });

  it("is refused with times and words that can't be", async () => {
    for (const [given, field] of [
      [{ startsAt: inHours(-1) }, "time"],
      [{ startsAt: inHours(24 * 400) }, "day"],
      [{ minutes: 5 }, "minutes"],
      [{ minutes: 481 }, "minutes"],
      [{ timeZone: "Mars/Olympus" }, "timeZone"],
      [{ topic: " " }, "topic"],
      [{ topic: "One\nTwo" }, "topic"],
      [{ place: "x".repeat(301) }, "place"],
    ] as const) {
      const { errors } = await propose(mentor, given);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [field]: expect.any(String) },
      });
    }
  });

  it("is nobody else's to propose, answer, cancel or read", async () => {
    const id = await proposed();
    const other = await signIn(app, await createUser(app, { role: "mentor" }));
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    for (const who of [other, admin]) {
      expect(codeOf(await propose(who))).toBe("NOT_FOUND");
      expect(codeOf(await answer(who, id, true))).toBe("NOT_FOUND");
      expect(codeOf(await cancel(who, id))).toBe("NOT_FOUND");
      expect(await listed(who)).toEqual([]);
    }
    expect(codeOf(await propose(student))).toBe("NOT_FOUND");
    expect(codeOf(await answer(mentor, id, true))).toBe("NOT_FOUND");
    const visitor = testClient(app.url);
    expect(codeOf(await propose(visitor))).toBe("UNAUTHENTICATED");
    expect(codeOf(await visitor.execute("{ mentoringSessions { nodes { id } } }"))).toBe("UNAUTHENTICATED");
  });

  it("is read in few statements, however many there are", async () => {
    for (const hours of [30, 32, 34, 36]) await proposed({ startsAt: inHours(hours) });
    app.database.statements.length = 0;
    expect(await listed(student)).toHaveLength(4);
    expect(app.database.statements.length).toBeLessThanOrEqual(2);
  });

  it("is in the student's deadlines; the mentor has it with their students", async () => {
    await proposed();
    const deadlinesOf = async (who: SignedInClient) =>
      (
        await who.execute<{ viewerWork: { deadlines: object[] } }>(
          "{ viewerWork { deadlines { title organization path daysLeft session timeZone } } }",
        )
      ).data.viewerWork.deadlines;
    expect(await deadlinesOf(student)).toEqual([
      {
        title: "Thesis outline",
        organization: "Mara Haddad",
        path: "/sessions",
        daysLeft: 2,
        session: "PROPOSED",
        timeZone: "America/Chicago",
      },
    ]);
    expect(await deadlinesOf(mentor)).toEqual([]);
  });
});
