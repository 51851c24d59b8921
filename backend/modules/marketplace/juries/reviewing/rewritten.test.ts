import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applying, submit, withdraw } from "../../../../testing/applying.ts";
import { saveForm } from "../../../../testing/call-forms.ts";
import { type JuryTools, juryTools } from "../../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

interface Judged {
  text: string;
  links: string[];
  answers: { label: string; value: string | null }[];
}

/** A blind review that is submitted, of an application that answers two questions, and those who act on it. */
async function reviewed() {
  const made = await tools.begun({ applications: 1 });
  const by = made.people[0]?.client ?? app;
  const applicant = made.applicants[0]?.client ?? app;
  const [application] = made.applications;
  const { data } = await saveForm(tools.owner, made.id, [
    { kind: "TEXT", label: "Method" },
    { kind: "TEXT", label: "Lab", isIdentifying: true },
  ]);
  const ids = data.saveApplicationForm.questions.map(({ id }) => id);
  await tools.sql("update applications set form_version = 1 where id = ?", [application?.id]);
  for (const [index, value] of ["By hand", "Silva Labs"].entries())
    await tools.sql(
      "insert into application_answers (application_id, question_id, value) values (?, ?, ?::jsonb)",
      [application?.id, ids[index], JSON.stringify(value)],
    );
  const [task] = await tools.tasks(by);
  const id = task?.id ?? "";
  expect((await tools.score(by, id, [4, 2])).code).toBeUndefined();
  return { ...made, by, applicant, application: String(application?.id), ids, id };
}
type Reviewed = Awaited<ReturnType<typeof reviewed>>;

/** Withdraws an application and submits it again with these changes. */
async function resubmit({ applicant, application, id, ids }: Reviewed, call: string, input: object) {
  expect((await withdraw(applicant, application)).errors).toBeUndefined();
  const now = (await applying(applicant, call)).application;
  const { errors } = await submit(applicant, call, {
    input,
    key: `again-${id}-${ids[0]}-${now?.version}`,
    ...(now && { version: now.version }),
  });
  expect(errors).toBeUndefined();
}

const read = async (by: TestClient, id: string) =>
  (
    await by.execute<{ juryReview: { judged: Judged | null; application: Judged } | null }>(
      `query ($id: ID!) { juryReview(id: $id) {
        application { text links answers { label value } } judged { text links applicantName answers { label value } } } }`,
      { id },
    )
  ).data.juryReview;
const changedFor = async ({ roundId }: Reviewed) =>
  (
    await tools.owner.execute<{ juryEntries: { nodes: { reviews: { hasChangedSince: boolean }[] }[] } }>(
      `{ juryEntries(roundId: "${roundId}", first: 1) { nodes { reviews { hasChangedSince } } } }`,
    )
  ).data.juryEntries.nodes[0]?.reviews.map(({ hasChangedSince }) => hasChangedSince);

describe("an application that is rewritten after it was reviewed", () => {
  it("is shown to its reviewer as it was judged, to those who decide as changed, and is judged anew by saving", async () => {
    const made = await reviewed();
    const before = await read(made.by, made.id);
    expect(before?.judged).toBeNull();
    expect(await changedFor(made)).toEqual([false]);
    await resubmit(made, String(made.opportunity.id), {
      text: "A much better offer",
      links: [],
      answers: [{ questionId: made.ids[0], value: "By machine" }],
    });
    const after = await read(made.by, made.id);
    expect(after?.application).toMatchObject({
      text: "A much better offer",
      answers: [{ label: "Method", value: "By machine" }],
    });
    expect(after?.judged).toEqual({
      text: before?.application.text,
      links: [],
      applicantName: null,
      answers: [{ label: "Method", value: "By hand" }],
    });
    expect(await changedFor(made)).toEqual([true]);
    const csv = await (await tools.owner.fetch(`/api/jury-rounds/${made.roundId}/reviews.csv`)).text();
    expect(csv).toMatch(/Changed since\r\n.*,true\r\n/);
    expect((await tools.score(made.by, made.id, [5, 2])).code).toBeUndefined();
    expect((await read(made.by, made.id))?.judged).toBeNull();
    expect(await changedFor(made)).toEqual([false]);
  });

  it("isn't changed by being withdrawn and submitted as it was", async () => {
    const made = await reviewed();
    const { text, links } = made.applications[0] ?? {};
    await resubmit(made, String(made.opportunity.id), { text, links });
    expect((await read(made.by, made.id))?.judged).toBeNull();
    expect(await changedFor(made)).toEqual([false]);
  });

  it("keeps no earlier version while nobody has judged it, and shows those it has to nobody else", async () => {
    const made = await tools.begun({ applications: 1 });
    const applicant = made.applicants[0]?.client ?? app;
    await withdraw(applicant, String(made.applications[0]?.id));
    expect(
      await tools.sql("select from application_versions where application_id = ?", [
        made.applications[0]?.id,
      ]),
    ).toEqual([]);
    const judged = await reviewed();
    await resubmit(judged, String(judged.opportunity.id), { text: "Another offer" });
    for (const by of [tools.stranger, judged.applicant, tools.owner])
      expect(await read(by, judged.id)).toBeNull();
  });
});
