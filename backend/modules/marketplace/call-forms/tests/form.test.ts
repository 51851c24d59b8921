import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { codeOf, messageOf, person } from "../../../../testing/applying.ts";
import { saveForm } from "../../../../testing/call-forms.ts";
import { createCollaboration } from "../../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let organization: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  owner = await signIn(app, user);
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(() => app.stop());

const call = async (fields: object = {}) =>
  String((await createOpportunity(app, { ownerOrganization: organization, ...fields })).id);
const read = (by: TestApp | SignedInClient, id: string, kind = "OPPORTUNITY") =>
  by.execute<{ applicationForm: { version: number; questions: { label: string }[]; former: object[] } }>(
    `query ($id: ID!) { applicationForm(kind: ${kind}, id: $id) { version questions { label } former { label } } }`,
    { id },
  );
const TEXT = { kind: "TEXT", label: "Team" };

describe("a form", () => {
  it("is its team's to edit and read, and others are told so", async () => {
    const id = await call();
    const other = await person(app);
    expect(codeOf(await saveForm(app, id, [TEXT]))).toBe("UNAUTHENTICATED");
    expect(codeOf(await read(app, id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await saveForm(other, id, [TEXT]))).toBe("FORBIDDEN");
    expect(codeOf(await read(other, id))).toBe("FORBIDDEN");
    const hidden = await call({ stage: "draft" });
    expect(codeOf(await saveForm(other, hidden, [TEXT]))).toBe("NOT_FOUND");
    expect(codeOf(await read(other, hidden))).toBe("NOT_FOUND");
    expect(codeOf(await saveForm(owner, "999999", [TEXT]))).toBe("NOT_FOUND");
    expect(codeOf(await saveForm(owner, "x", [TEXT]))).toBe("NOT_FOUND");
    expect((await read(owner, id)).data.applicationForm).toEqual({ version: 0, questions: [], former: [] });
  });

  it("is versioned: its questions keep their ids, and those that go are remembered", async () => {
    const id = await call();
    const first = (await saveForm(owner, id, [TEXT, { kind: "DATE", label: "Start" }])).data
      .saveApplicationForm;
    expect(first).toMatchObject({ version: 1, questions: [{ label: "Team" }, { label: "Start" }] });
    const [team, start] = first.questions;
    const second = await saveForm(
      owner,
      id,
      [{ ...TEXT, id: team?.id ?? "", label: "Your team", isRequired: true }],
      1,
    );
    expect(second.data.saveApplicationForm).toMatchObject({
      version: 2,
      questions: [{ id: team?.id, label: "Your team", isRequired: true }],
      former: [{ id: start?.id, label: "Start" }],
    });
    const same = await saveForm(
      owner,
      id,
      [{ ...TEXT, id: team?.id ?? "", label: "Your team", isRequired: true }],
      2,
    );
    expect(same.data.saveApplicationForm.version).toBe(2);
    expect(codeOf(await saveForm(owner, id, [TEXT], 1))).toBe("CONFLICT");
    const back = await saveForm(owner, id, [{ kind: "DATE", label: "Start", id: start?.id ?? "" }], 2);
    expect(back.data.saveApplicationForm.questions).toMatchObject([{ id: start?.id }]);
    const kind = await saveForm(owner, id, [{ kind: "TEXT", label: "Start", id: start?.id ?? "" }], 3);
    expect(kind.errors?.[0]?.extensions?.fields).toHaveProperty(["questions[0].kind"]);
    const foreign = await saveForm(owner, await call(), [{ ...TEXT, id: team?.id ?? "" }]);
    expect(foreign.errors?.[0]?.extensions?.fields).toHaveProperty(["questions[0].id"]);
  });

  it("is saved once of several edits at once", async () => {
    const id = await call();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => saveForm(owner, id, [{ ...TEXT, label: `Team ${n}` }])),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "CONFLICT")).toHaveLength(7);
  });

  it("is audited with nothing of what it asks", async () => {
    const id = await call();
    await saveForm(owner, id, [TEXT]);
    const [entry] = await app.database.orm.em
      .fork()
      .execute(
        "select changes from audit_entries where action = 'opportunity.form_changed' and subject_id = ?",
        [Number(id)],
      );
    expect(entry).toEqual({ changes: { questions: { before: 0, after: 1 } } });
  });

  it.each([
    ["questions[0].label", { label: " " }],
    ["questions[0].label", { label: "x".repeat(301) }],
    ["questions[0].choices", { kind: "CHOICE", choices: ["Only one"] }],
    ["questions[0].choices", { kind: "CHOICES", choices: ["Same", "Same"] }],
    ["questions[0].fileTypes", { kind: "FILE", fileTypes: [] }],
    ["questions[0].maxFiles", { kind: "FILE", fileTypes: ["PDF"], maxFiles: 11 }],
    ["questions[0].maxMegabytes", { kind: "FILE", fileTypes: ["PDF"], maxMegabytes: 21 }],
    ["questions[0].maxLength", { kind: "TEXT", maxLength: 301 }],
    ["questions[0].max", { kind: "NUMBER", min: 5, max: 4 }],
    ["questions[0].currency", { kind: "BUDGET", currency: "Gold" }],
    ["questions[0].reason", { kind: "TEXT", reason: "No." }],
    ["questions[0].accepted", { kind: "YES_NO", reason: "No.", accepted: [] }],
    ["questions[0].accepted", { kind: "CHOICE", reason: "No.", choices: ["A", "B"], accepted: ["C"] }],
    ["questions[0].min", { kind: "NUMBER", reason: "No." }],
    ["questions[0].earliest", { kind: "DATE", reason: "No." }],
    ["questions[0].latest", { kind: "DATE", earliest: "2026-02-02", latest: "2026-02-01" }],
  ])("is refused with a message at %s for %o", async (path, question) => {
    const { errors } = await saveForm(owner, await call(), [{ ...TEXT, ...question }]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([path]);
  });

  it("asks at most 60 questions and one budget", async () => {
    const budget = { kind: "BUDGET", label: "Budget", currency: "USD" };
    expect(messageOf(await saveForm(owner, await call(), [budget, budget]))).toBe("Ask for one budget only");
    const many = Array.from({ length: 61 }, () => TEXT);
    expect(messageOf(await saveForm(owner, await call(), many))).toBe("Ask at most 60 questions");
  });

  it("is read over REST by its team, of collaborations, too", async () => {
    const id = await call();
    await saveForm(owner, id, [{ kind: "LONG_TEXT", label: "Plan", help: "In short." }]);
    const found = await owner.fetch(`/api/opportunities/${id}/application-form`);
    expect(await found.json()).toMatchObject({
      version: 1,
      questions: [
        {
          key: expect.stringMatching(/^[a-z0-9]{8}$/),
          kind: "long-text",
          label: "Plan",
          help: "In short.",
          isRequired: false,
        },
      ],
    });
    expect((await app.fetch(`/api/opportunities/${id}/application-form`)).status).toBe(401);
    expect((await (await person(app)).fetch(`/api/opportunities/${id}/application-form`)).status).toBe(403);
    const joint = await createCollaboration(app, { ownerOrganization: organization });
    const empty = await owner.fetch(`/api/collaborations/${joint.id}/application-form`);
    expect(await empty.json()).toEqual({ version: 0, questions: [], former: [] });
    expect((await owner.fetch("/api/collaborations/x/application-form")).status).toBe(404);
  });
});
