import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { acceptedBy, codeOf, notificationsOf } from "../../../testing/mentoring.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let mentor: SignedInClient;
let student: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  mentor = await signIn(app, await createUser(app, { role: "mentor", firstName: "Mara" }));
  student = await signIn(app, await createUser(app, { role: "student", firstName: "Stu" }));
});

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const ask = (who: SignedInClient, message = "Will you help me?") =>
  who.execute<{ requestMentoring: { id: string } }>(
    "mutation ($m: ID!, $t: String!) { requestMentoring(mentorId: $m, message: $t) { id } }",
    { m: String(mentor.userId), t: message },
  );
const decide = (id: string, accept: boolean) =>
  mentor.execute(
    'mutation ($id: ID!, $a: Boolean!) { decideMentoring(id: $id, accept: $a, contact: "mara@lab.example") { id } }',
    { id, a: accept },
  );
const withdraw = (who: SignedInClient, id: string) =>
  who.execute("mutation ($id: ID!) { withdrawMentoring(id: $id) { status } }", { id });
const end = (who: SignedInClient, id: string, reason = "") =>
  who.execute(
    "mutation ($id: ID!, $r: String!) { endMentoring(id: $id, reason: $r) { status contact endedBy endReason } }",
    { id, r: reason },
  );
const propose = (mentoringId: string, hours = 30) =>
  mentor.execute<{ proposeMentoringSession: { id: string } }>(
    "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id } }",
    {
      input: {
        mentoringId,
        startsAt: new Date(Date.now() + hours * 3600_000).toISOString(),
        minutes: 60,
        timeZone: "UTC",
        topic: "Thesis",
        place: "Lab",
      },
    },
  );

describe("a request that waits", () => {
  it("is withdrawn by its student alone, and can be sent again", async () => {
    const { id } = (await ask(student)).data.requestMentoring;
    expect(codeOf(await withdraw(mentor, id))).toBe("NOT_FOUND");
    expect((await withdraw(student, id)).data).toEqual({ withdrawMentoring: { status: "WITHDRAWN" } });
    expect(codeOf(await withdraw(student, id))).toBe("CONFLICT");
    expect(codeOf(await decide(id, true))).toBe("CONFLICT");
    expect((await ask(student)).errors).toBeUndefined();
  });

  it("is either withdrawn or decided when both happen at once", async () => {
    const { id } = (await ask(student)).data.requestMentoring;
    const answers = await Promise.all([withdraw(student, id), decide(id, true)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
  });

  it("is sent to the same mentor three times in a month, not without end", async () => {
    for (let time = 0; time < 3; time++) {
      const { id } = (await ask(student)).data.requestMentoring;
      await withdraw(student, id);
    }
    expect(codeOf(await ask(student))).toBe("TOO_MANY_REQUESTS");
  });

  it("is one of fifty at most, however many students ask at once", async () => {
    await sql(
      `with s as (insert into users (username, email, first_name, last_name, role)
         select 'flood-' || n || '-' || ?::int, 'flood-' || n || '-' || ?::int || '@x.example', 'F', 'L', 'student'
         from generate_series(1, 48) n returning id)
       insert into mentoring_requests (mentor_id, student_id, message) select ?, id, 'Help' from s`,
      [mentor.userId, mentor.userId, mentor.userId],
    );
    const students = await Promise.all(
      Array.from({ length: 5 }, async () => signIn(app, await createUser(app, { role: "student" }))),
    );
    const codes = (await Promise.all(students.map((who) => ask(who)))).map(codeOf);
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect(codes.filter((code) => code === "CONFLICT")).toHaveLength(3);
  });

  it("can't be accepted once the student has left or is no student any more", async () => {
    const { id } = (await ask(student)).data.requestMentoring;
    for (const change of ["is_active = false", "is_active = true, role = 'user'"]) {
      await sql(`update users set ${change} where id = ?`, [student.userId]);
      expect(codeOf(await decide(id, true))).toBe("CONFLICT");
    }
    expect((await decide(id, false)).errors).toBeUndefined();
  });

  it("can't be accepted by somebody who is no mentor any more", async () => {
    const { id } = (await ask(student)).data.requestMentoring;
    await sql("update users set role = 'user' where id = ?", [mentor.userId]);
    expect(codeOf(await decide(id, true))).toBe("CONFLICT");
  });
});

describe("a mentoring", () => {
  it("is ended by either side: the contact goes, sessions ahead are canceled, the other one is told", async () => {
    const id = await acceptedBy(student, mentor);
    await propose(id);
    const { data } = await end(student, id, "Changed subject");
    expect(data).toEqual({
      endMentoring: { status: "ENDED", contact: null, endedBy: "STUDENT", endReason: "Changed subject" },
    });
    expect((await notificationsOf(mentor))[0]).toBe("Stu Haddad ended your mentoring");
    const sessions = await sql(
      "select status, cancelled_by as by from mentoring_sessions where mentoring_id = ?",
      [id],
    );
    expect(sessions).toEqual([{ status: "cancelled", by: "student" }]);
    expect(codeOf(await end(mentor, id))).toBe("CONFLICT");
    expect(codeOf(await propose(id))).toBe("CONFLICT");
  });

  it("leaves no session standing when one is proposed while it ends", async () => {
    const id = await acceptedBy(student, mentor);
    await Promise.all([propose(id), end(student, id), propose(id, 40)]);
    const standing = await sql(
      "select 1 from mentoring_sessions where mentoring_id = ? and status in ('proposed', 'accepted')",
      [id],
    );
    expect(standing).toEqual([]);
  });

  it("is nobody else's to end", async () => {
    const id = await acceptedBy(student, mentor);
    const other = await signIn(app, await createUser(app, { role: "admin" }));
    expect(codeOf(await end(other, id))).toBe("NOT_FOUND");
  });

  it("has no new sessions once one of the two has left or changed role, but can be ended", async () => {
    const id = await acceptedBy(student, mentor);
    for (const [who, change] of [
      [student, "is_active = false"],
      [
        student,
        "is_active = true, deletion_requested_at = now(), deletion_due_at = now() + interval '9 days'",
      ],
      [student, "deletion_requested_at = null, deletion_due_at = null, role = 'investor'"],
      [student, "role = 'student'"],
      [mentor, "role = 'user'"],
    ] as const) {
      await sql(`update users set ${change} where id = ?`, [who.userId]);
      const works = change === "role = 'student'";
      expect([change, codeOf(await propose(id))]).toEqual([change, works ? undefined : "CONFLICT"]);
    }
    expect((await end(mentor, id)).errors).toBeUndefined();
  });

  it("has forty proposals a day, of which refused ones count, too", async () => {
    const id = await acceptedBy(student, mentor);
    for (let n = 0; n < 39; n++) expect(codeOf(await propose("999999"))).toBe("NOT_FOUND");
    expect((await propose(id)).errors).toBeUndefined();
    expect(codeOf(await propose(id, 40))).toBe("TOO_MANY_REQUESTS");
  });

  it("goes with either account, sessions and all", async () => {
    const id = await acceptedBy(student, mentor);
    await propose(id);
    await sql("delete from users where id = ?", [student.userId]);
    expect(await sql("select 1 from mentoring_sessions where mentoring_id = ?", [id])).toEqual([]);
  });
});
