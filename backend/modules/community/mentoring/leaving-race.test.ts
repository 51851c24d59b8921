import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { codeOf } from "../../../testing/mentoring.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let mentor: SignedInClient;
let student: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  mentor = await signIn(app, await createUser(app, { role: "mentor" }));
  student = await signIn(app, await createUser(app, { role: "student" }));
});

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const ask = () =>
  student.execute(
    'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Will you help me?") { id } }',
    { m: String(mentor.userId) },
  );
const change = (input: object) =>
  admin.execute(
    "mutation ($id: ID!, $input: UserRightsInput!) { updateUserRights(id: $id, input: $input) { id } }",
    {
      id: String(mentor.userId),
      input,
    },
  );
const waiting = () =>
  sql("select from mentoring_requests where mentor_id = ? and status = 'pending'", [mentor.userId]);
/** Waits until a statement of another connection waits for a lock. */
const somebodyWaits = (what = "for no key update") =>
  expect
    .poll(
      async () =>
        (
          await sql(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike ?",
            [`%${what}%`],
          )
        ).length,
    )
    .toBe(1);

describe("asking a mentor who is leaving", () => {
  it.each([
    ["is deactivated", "is_active = false"],
    ["is a mentor no more", "role = 'user'"],
    ["is about to be deleted", "deletion_requested_at = now(), deletion_due_at = now() + interval '9 days'"],
  ])("is refused when the mentor %s before the request has its turn", async (_how, set) => {
    const em = app.database.orm.em.fork();
    await em.begin();
    await em.execute(`update users set ${set} where id = ?`, [mentor.userId]);
    const asked = ask();
    await somebodyWaits();
    await em.commit();
    expect(codeOf(await asked)).toBe("NOT_FOUND");
    expect(await waiting()).toEqual([]);
  });

  it("leaves nobody waiting, whichever of the two comes first", async () => {
    for (let time = 0; time < 8; time++) {
      mentor = await signIn(app, await createUser(app, { role: "mentor" }));
      student = await signIn(app, await createUser(app, { role: "student" }));
      const input = time % 2 ? { isActive: false } : { role: "USER" };
      const [, changed] = await Promise.all([ask(), change(input)]);
      expect(changed.errors).toBeUndefined();
      expect(await waiting()).toEqual([]);
    }
  });

  it("doesn't block a decision that is being made about the same two, who are suspended together", async () => {
    await ask();
    const userIds = [mentor.userId, student.userId];
    await admin.execute(
      "mutation ($input: BulkOperationInput!) { startBulkOperation(input: $input) { id } }",
      {
        input: { kind: "SUSPEND_USERS", choice: { userIds }, expected: 2, key: randomUUID() },
      },
    );
    const em = app.database.orm.em.fork();
    await em.begin();
    await em.execute("select from mentoring_requests where mentor_id = ? for update", [mentor.userId]);
    const suspended = app.runJobs();
    await somebodyWaits("update mentoring_requests");
    // What deciding writes at its end: the student's next turn.
    await em.execute("insert into notification_turns (user_id, last) values (?, 1)", [student.userId]);
    await em.commit();
    await suspended;
    expect(await waiting()).toEqual([]);
    expect(await sql("select from users where id in (?, ?) and is_active", userIds)).toEqual([]);
  });
});
