import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submit } from "../../../../testing/applying.ts";
import { saveForm, uploadAnswer } from "../../../../testing/call-forms.ts";
import { pdfOf } from "../../../../testing/documents.ts";
import { type JuryTools, juryTools, round } from "../../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "judged-"));
  app = await startTestApp("empty", { MEDIA_DIR: folder });
  tools = await juryTools(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const FILE = { kind: "FILE", fileTypes: ["PDF"], maxFiles: 5, maxMegabytes: 1 };

/** A call with an application with files, assigned to a reviewer; the CV tells who applies. */
async function judged(isBlind: boolean, plans = ["Silva plan.PDF", "Silva costs.pdf"]) {
  const { call, person, owner, save, join: joined, run, tasks } = tools;
  const { id } = await call(0);
  const saved = await saveForm(owner, id, [
    { ...FILE, label: "CV", isIdentifying: true },
    { ...FILE, label: "Plans" },
  ]);
  const [cv, plan] = saved.data.saveApplicationForm.questions;
  const applicant = await person();
  const draft = await applicant.client.execute<{ saveApplicationDraft: { id: string } }>(
    `mutation ($id: ID!) { saveApplicationDraft(kind: OPPORTUNITY, id: $id, input: { text: "Ours" }) { id } }`,
    { id },
  );
  const application = draft.data.saveApplicationDraft.id;
  const paths: string[] = [];
  for (const [question, name] of [
    [cv, "Silva CV.pdf"],
    ...plans.map((file) => [plan, file] as const),
  ] as const) {
    const place = { application, question: question?.id ?? "", name };
    const { status, body } = await uploadAnswer(applicant.client, place, pdfOf([name]));
    expect(status).toBe(201);
    paths.push(`/uploads/applications/${body.id}/x.pdf`);
  }
  expect((await submit(applicant.client, id, { version: 1 })).errors).toBeUndefined();
  const jury = await save(owner, id, { rounds: [round({ isBlind })] });
  const reviewer = await person();
  await joined(id, reviewer);
  const roundId = jury.made.rounds[0]?.id ?? "";
  await run(owner, "openJuryRound", { roundId });
  expect((await run(owner, "spreadJuryAssignments", { roundId })).code).toBeUndefined();
  const [task] = await tasks(reviewer.client);
  return { id, application, applicant, reviewer, roundId, review: task?.id ?? "", paths };
}

/** The status of each file, and by what name it is served. */
const opened = (by: TestClient, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = await by.fetch(path);
      const text = `${[...response.headers].join("\n")}${response.ok ? "" : await response.text()}`;
      const name = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      return { status: response.status, name, saysWho: text.includes("Silva") };
    }),
  );

const filesOf = async (by: TestClient, review: string) =>
  (
    await by.execute<{
      juryReview: {
        application: { answers: { label: string; files: { name: string; url: string }[] }[] };
      } | null;
    }>(
      "query ($id: ID!) { juryReview(id: $id) { application { answers { label files { name size url } } } } }",
      {
        id: review,
      },
    )
  ).data.juryReview?.application.answers;

const all = (status: number) =>
  Array.from({ length: 3 }, () => ({ status, name: undefined, saysWho: false }));
const NAMED = ["Silva CV.pdf", "Silva plan.PDF", "Silva costs.pdf"].map((name) => ({
  status: 200,
  name,
  saysWho: true,
}));

describe("the files of an application", () => {
  it("are numbered for its reviewer until a blind round closes, without those that tell who applies", async () => {
    const { reviewer, review, paths, roundId } = await judged(true);
    const files = await filesOf(reviewer.client, review);
    expect(files).toMatchObject([
      { label: "Plans", files: [{ name: "File 1.pdf" }, { name: "File 2.pdf" }] },
    ]);
    expect(JSON.stringify(files)).not.toContain("Silva");
    expect(await opened(reviewer.client, paths)).toEqual([
      { status: 404, name: undefined, saysWho: false },
      { status: 200, name: "File 1.pdf", saysWho: false },
      { status: 200, name: "File 2.pdf", saysWho: false },
    ]);
    const addresses = files?.[0]?.files.map(({ url }) => new URL(url).pathname) ?? [];
    expect(await opened(reviewer.client, addresses)).toMatchObject([{ status: 200 }, { status: 200 }]);
    await tools.run(tools.owner, "closeJuryRound", { roundId });
    expect(await filesOf(reviewer.client, review)).toMatchObject([
      { label: "CV", files: [{ name: "Silva CV.pdf" }] },
      { label: "Plans", files: [{ name: "Silva plan.PDF" }, { name: "Silva costs.pdf" }] },
    ]);
    expect(await opened(reviewer.client, paths)).toEqual(NAMED);
  });

  it("have their names in a round that isn't blind", async () => {
    const { reviewer, review, paths } = await judged(false);
    expect(JSON.stringify(await filesOf(reviewer.client, review))).toContain("Silva CV.pdf");
    expect(await opened(reviewer.client, paths)).toEqual(NAMED);
  });

  it("are opened by the applicant and those who decide with their names, and by nobody else", async () => {
    const { id, applicant, paths } = await judged(true);
    const { owner, stranger, admin, person, join: joined } = tools;
    const [unassigned, other] = [await person(), await judged(false)];
    await joined(id, unassigned);
    for (const by of [applicant.client, owner]) expect(await opened(by, paths)).toEqual(NAMED);
    for (const by of [unassigned.client, other.reviewer.client, other.applicant.client, stranger, admin])
      expect(await opened(by, paths)).toEqual(all(404));
    expect(await opened(app, paths)).toEqual(all(401));
    expect(await opened(unassigned.client, ["/uploads/applications/x/x.pdf"])).toMatchObject([
      { status: 404 },
    ]);
  });

  it("aren't opened by a reviewer who has left, though their review is in", async () => {
    const { reviewer, review, paths } = await judged(false);
    const { score, run, review: read } = tools;
    await score(reviewer.client, review, [4, 2]);
    const reviewerId = (await read(reviewer.client, review))?.reviewerId;
    const left = await run(reviewer.client, "removeJuryReviewer", { id: reviewerId }, "{ message }");
    expect(left.code).toBeUndefined();
    expect(await opened(reviewer.client, paths)).toEqual(all(404));
  });

  it("aren't opened after a conflict of interest is declared, whatever the round", async () => {
    const { reviewer, review, paths } = await judged(false);
    const { sql, run, review: read } = tools;
    const { reviewerId } = (await read(reviewer.client, review)) ?? {};
    // The same application in an earlier round that is closed.
    await sql(
      `with earlier as (
         insert into jury_rounds (jury_id, position, name, closes_on, is_blind, reviews_each, opened_at, closed_at)
         select r.jury_id, 9, 'Earlier', r.closes_on, false, 1, now(), now() from jury_rounds r
           join jury_entries e on e.round_id = r.id join jury_assignments s on s.entry_id = e.id where s.id = ? returning id),
       entry as (
         insert into jury_entries (round_id, application_id, number)
         select earlier.id, e.application_id, 1 from earlier, jury_entries e
           join jury_assignments s on s.entry_id = e.id where s.id = ? returning id)
       insert into jury_assignments (entry_id, reviewer_id) select id, ? from entry`,
      [review, review, reviewerId],
    );
    expect(await tools.tasks(reviewer.client)).toHaveLength(2);
    await run(reviewer.client, "declareJuryConflict", { id: review, reason: "A friend" }, "{ message }");
    expect(await opened(reviewer.client, paths)).toEqual(all(404));
    expect(await tools.tasks(reviewer.client)).toEqual([]);
  });

  it("aren't opened by its reviewer once it is withdrawn", async () => {
    const { reviewer, application, paths } = await judged(true);
    await tools.sql("update applications set status = 'withdrawn' where id = ?", [application]);
    expect(await opened(reviewer.client, paths)).toEqual(all(404));
  });

  it("take no more statements the more there are", async () => {
    const counts: number[] = [];
    for (const plans of [["a.pdf"], ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"]]) {
      const { reviewer, review, paths } = await judged(true, plans);
      await filesOf(reviewer.client, review);
      const before = app.database.statements.length;
      expect((await filesOf(reviewer.client, review))?.[0]?.files).toHaveLength(plans.length);
      counts.push(app.database.statements.length - before);
      const file = app.database.statements.length;
      expect(await opened(reviewer.client, paths.slice(-1))).toMatchObject([{ status: 200 }]);
      counts.push(app.database.statements.length - file);
    }
    expect(counts.slice(2)).toEqual(counts.slice(0, 2));
  });
});
