import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { daysFromNow } from "../../../shared/days/days.ts";
import { createUser } from "../../../testing/accounts.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { postingTools, refusalOf } from "../../../testing/postings.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: Awaited<ReturnType<typeof postingTools>>;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await postingTools(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.runJobs();
  app.mails.length = 0;
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
/** Runs the jobs, and leaves the mails to applicants. */
async function settled() {
  await app.runJobs();
  const told = app.mails.filter(({ subject }) => !subject.startsWith("Published: "));
  app.mails.splice(0, app.mails.length, ...told);
}

/** Where everybody reads it. */
const read = async (id: string) =>
  (
    await app.execute<{ opportunity: Record<string, unknown> }>(
      "query ($id: ID!) { opportunity(id: $id) { isActive status outcome outcomeNote extendedAt extendedFrom dueDate } }",
      { id },
    )
  ).data.opportunity;

/** Somebody who has applied to a record. */
async function applicantOf(recordId: string, status: "submitted" | "declined" | "draft" = "submitted") {
  const applicant = await createUser(app);
  await createApplication(app, { applicant, opportunity: { id: Number(recordId) }, status });
  return applicant.email;
}

describe("an extension", () => {
  it("shows the new date and that it was moved, and tells those who have applied", async () => {
    const { recordId, version, dueDate } = await tools.published();
    const waiting = await applicantOf(recordId);
    for (const status of ["declined", "draft"] as const) await applicantOf(recordId, status);
    const later = daysFromNow(60);
    const { data } = await tools.extend(tools.colleague, recordId, version, later);
    expect(data.extendPosting).toMatchObject({ status: "PUBLISHED", version: version + 1 });
    expect(await read(recordId)).toMatchObject({
      dueDate: later.toISOString(),
      extendedFrom: dueDate,
      extendedAt: expect.any(String),
    });
    await settled();
    expect(app.mails.map(({ to }) => to)).toEqual([waiting]);
    expect(app.mails[0]?.subject).toMatch(/^Extended: /);
  });

  it("opens again what is past its due date", async () => {
    const { recordId, version } = await tools.published();
    await sql("update opportunities set due_date = now() - interval '2 days' where id = ?", [recordId]);
    expect(await read(recordId)).toMatchObject({ isActive: false });
    await tools.extend(tools.owner, recordId, version, daysFromNow(5));
    expect(await read(recordId)).toMatchObject({ isActive: true, status: "OPEN" });
  });

  it("is refused to an earlier date, a stale page, of a draft, without a due date, and to others", async () => {
    const { recordId, version } = await tools.published();
    for (const day of [daysFromNow(10), daysFromNow(-1), daysFromNow(9000)])
      expect(refusalOf(await tools.extend(tools.owner, recordId, version, day)).fields).toEqual({
        dueDate: expect.any(String),
      });
    const refused = async (by = tools.owner, id = recordId, seen = version) =>
      refusalOf(await tools.extend(by, id, seen, daysFromNow(60))).code;
    expect(await refused(tools.owner, recordId, version + 1)).toBe("CONFLICT");
    expect(await refused(tools.owner, (await tools.draft()).recordId, 1)).toBe("CONFLICT");
    const endless = await tools.published({ dueDate: null });
    expect(await refused(tools.owner, endless.recordId, endless.version)).toBe("CONFLICT");
    expect(await refused(tools.stranger)).toBe("FORBIDDEN");
    expect(refusalOf(await tools.extend(app, recordId, version, daysFromNow(60))).code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("closing", () => {
  it("keeps the page with its outcome, takes no more applications, and tells those who have applied", async () => {
    const { recordId, version } = await tools.published();
    const waiting = await applicantOf(recordId);
    const both = await Promise.all(
      [1, 2].map(() => tools.close(tools.owner, recordId, version, { note: "Thanks to all nine." })),
    );
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await read(recordId)).toMatchObject({
      isActive: false,
      status: "CLOSED",
      outcome: "AWARDED",
      outcomeNote: "Thanks to all nine.",
    });
    await settled();
    expect(app.mails.map(({ to }) => to)).toEqual([waiting]);
    expect(app.mails[0]?.text).toContain("It was awarded.");
    expect(app.mails[0]?.text).toContain("Thanks to all nine.");
    const applying = await tools.stranger.execute<{ applying: { refusal: string } }>(
      "query ($id: ID!) { applying(kind: OPPORTUNITY, id: $id) { refusal } }",
      { id: recordId },
    );
    expect(applying.data.applying.refusal).toContain("no longer accepts applications");
  });

  it("is refused twice, with a long note, of a draft, and to others", async () => {
    const { recordId, version } = await tools.published();
    const refused = async (by = tools.owner, seen = version, more = {}, id = recordId) =>
      refusalOf(await tools.close(by, id, seen, more)).code;
    expect(await refused(tools.owner, version, { note: "x".repeat(2001) })).toBe("BAD_USER_INPUT");
    expect(await refused(tools.stranger)).toBe("FORBIDDEN");
    expect(await refused(tools.owner, version + 3)).toBe("CONFLICT");
    expect(await refused(tools.owner, 1, {}, (await tools.draft()).recordId)).toBe("CONFLICT");
    await tools.close(tools.owner, recordId, version);
    expect(await refused(tools.owner, version + 1)).toBe("CONFLICT");
  });
});

describe("reopening", () => {
  it("forgets the outcome; a due date that has passed needs a later one", async () => {
    const { recordId, version } = await tools.published();
    expect(refusalOf(await tools.reopen(tools.owner, recordId, version)).code).toBe("CONFLICT");
    await tools.close(tools.owner, recordId, version, { note: "Too early" });
    await sql("update opportunities set due_date = now() - interval '1 day' where id = ?", [recordId]);
    expect(refusalOf(await tools.reopen(tools.owner, recordId, version + 1)).fields).toEqual({
      dueDate: expect.any(String),
    });
    expect(refusalOf(await tools.reopen(tools.stranger, recordId, version + 1)).code).toBe("FORBIDDEN");
    const { data } = await tools.reopen(tools.owner, recordId, version + 1, daysFromNow(20));
    expect(data.reopenPosting).toMatchObject({ status: "PUBLISHED", outcome: null, outcomeNote: null });
    expect(await read(recordId)).toMatchObject({ isActive: true, extendedAt: expect.any(String) });
  });
});
