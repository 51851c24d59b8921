import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { codeOf, notificationsOf } from "../../../testing/mentoring.ts";
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
  mentor = await signIn(app, await createUser(app, { role: "mentor", firstName: "Mara" }));
  student = await signIn(app, await createUser(app, { role: "student", firstName: "Stu" }));
});

const TOLD = "Mara Haddad is no longer available, so your mentoring request was declined";
const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const ask = (who: SignedInClient, to = mentor.userId) =>
  who.execute<{ requestMentoring: { id: string } }>(
    'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Will you help me?") { id } }',
    { m: String(to) },
  );
const change = (input: object) =>
  admin.execute(
    "mutation ($id: ID!, $input: UserRightsInput!) { updateUserRights(id: $id, input: $input) { id } }",
    {
      id: String(mentor.userId),
      input,
    },
  );
const statusesOf = (who: SignedInClient) =>
  sql("select status from mentoring_requests where student_id = ? order by id", [who.userId]);
const suspend = async (userIds: number[]) => {
  const { errors } = await admin.execute(
    "mutation ($input: BulkOperationInput!) { startBulkOperation(input: $input) { id } }",
    { input: { kind: "SUSPEND_USERS", choice: { userIds }, expected: userIds.length, key: randomUUID() } },
  );
  expect(errors).toBeUndefined();
  app.database.statements.length = 0;
  await app.runJobs();
};

describe("a request that waits for a mentor who leaves", () => {
  it.each([
    ["is deactivated", { isActive: false }],
    ["is a mentor no more", { role: "USER" }],
    ["is neither any more", { role: "USER", isActive: false }],
  ])("is declined when the mentor %s, and the student is told once", async (_how, input) => {
    await ask(student);
    expect((await change(input)).errors).toBeUndefined();
    expect(await statusesOf(student)).toEqual([{ status: "declined" }]);
    expect(await notificationsOf(student)).toEqual([TOLD]);
    await app.runJobs();
    const [account] = await sql("select email from users where id = ?", [student.userId]);
    expect(app.mails.filter(({ to }) => to === account?.email).map(({ subject }) => subject)).toEqual([
      `${TOLD} - SportsTech Hub`,
    ]);
  });

  it("stays as it is when only something else about the mentor changes", async () => {
    await ask(student);
    await change({ permissions: '{"beta":true}' });
    expect(await statusesOf(student)).toEqual([{ status: "pending" }]);
  });

  it("is declined in bulk, in as many statements for forty mentors as for one", async () => {
    const counts: number[] = [];
    for (const size of [1, 40]) {
      const mentors = await Promise.all(
        Array.from({ length: size }, () => createUser(app, { role: "mentor", firstName: "Mara" })),
      );
      const ids = mentors.map(({ id }) => id);
      await sql(
        "insert into mentoring_requests (mentor_id, student_id, message) select unnest(?::integer[]), ?, 'Help'",
        [`{${ids.join(",")}}`, student.userId],
      );
      await suspend(ids);
      const touching = /update mentoring_requests|insert into notifications/;
      counts.push(app.database.statements.filter((text) => touching.test(text)).length);
    }
    expect(counts).toEqual([2, 2]);
    expect(new Set((await statusesOf(student)).map(({ status }) => status))).toEqual(new Set(["declined"]));
    const told = await sql(
      "select count(*)::int as told from notifications where recipient_id = ? and title = ?",
      [student.userId, TOLD],
    );
    expect(told).toEqual([{ told: 41 }]);
  });

  it("can be sent again after a return, and is declined in bulk only with its own mentor", async () => {
    await ask(student);
    await suspend([mentor.userId, student.userId]);
    expect(await statusesOf(student)).toEqual([{ status: "declined" }]);
    await sql("update users set is_active = true where id in (?, ?)", [mentor.userId, student.userId]);
    const back = await signIn(app, { id: student.userId });
    expect(codeOf(await ask(back))).toBeUndefined();
    const boss = await createUser(app, { role: "admin" });
    await suspend([boss.id]);
    expect(await statusesOf(student)).toEqual([{ status: "declined" }, { status: "pending" }]);
  });
});
