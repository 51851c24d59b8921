import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { codeOf, newOpportunity, person, save, submit, withdraw } from "../../../../testing/applying.ts";
import { answersOf, type ShownQuestion, saveForm } from "../../../../testing/call-forms.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import { readBudgets } from "../read-answers.ts";

let app: TestApp;
let owner: SignedInClient;
let user: User;
let organization: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  user = await createUser(app);
  owner = await signIn(app, user);
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(() => app.stop());

type Inputs = Parameters<typeof saveForm>[2];
const formed = async (questions: Inputs) => {
  const id = await newOpportunity(app, { ownerOrganization: organization as never });
  const saved = (await saveForm(owner, id, questions)).data.saveApplicationForm.questions;
  return { id, ids: saved.map((question) => question.id), questions: saved };
};
const fieldsOf = ({ errors }: { errors: { extensions?: object }[] | undefined }) =>
  (errors?.[0]?.extensions as { fields?: object } | undefined)?.fields;
const restated = (question: ShownQuestion | undefined, more: object = {}) => ({
  id: question?.id ?? "",
  kind: question?.kind ?? "",
  label: question?.label ?? "",
  ...more,
});

const ALL: Inputs = [
  { kind: "TEXT", label: "Team", isRequired: true, maxLength: 20 },
  { kind: "LONG_TEXT", label: "Plan" },
  { kind: "NUMBER", label: "People", min: 1, max: 50 },
  { kind: "YES_NO", label: "Insured?" },
  { kind: "CHOICE", label: "Level", choices: ["Amateur", "Elite"] },
  { kind: "CHOICES", label: "Sports", choices: ["Rugby", "Judo", "Golf"] },
  { kind: "DATE", label: "Start" },
  { kind: "LINK", label: "Video" },
  { kind: "BUDGET", label: "Budget", currency: "EUR", max: 1000 },
];

describe("answers", () => {
  it("are kept in a draft however incomplete, and read by the applicant alone until they are submitted", async () => {
    const { id, ids } = await formed(ALL);
    const client = await person(app);
    const answers = [
      { questionId: ids[0], value: "A team with a name that is far too long for its limit" },
      { questionId: ids[2], value: "about ten" },
      { questionId: ids[6], value: "next May" },
      { questionId: ids[8], lines: [{ label: "", amount: 5 }, { label: "Travel" }] },
    ];
    const draft = (await save(client, id, { answers })).data.saveApplicationDraft;
    expect(await answersOf(client, draft.id)).toMatchObject([
      { label: "Team", value: "A team with a name that is far too long for its limit" },
      { label: "Plan", value: null },
      { label: "People", value: "about ten" },
      { value: null },
      { value: null },
      { value: null },
      { value: "next May" },
      { value: null },
      { label: "Budget", budget: { total: 5, currency: "EUR" } },
    ]);
    expect(await answersOf(owner, draft.id)).toBeUndefined();
    expect(await answersOf(await person(app), draft.id)).toBeUndefined();
    const refused = await submit(client, id, { version: 1 });
    expect(fieldsOf(refused)).toEqual({
      [`answer_${ids[0]}`]: "Write at most 20 characters",
      [`answer_${ids[2]}`]: "Enter a number, such as 1200 or 0.5",
      [`answer_${ids[6]}`]: "Enter a date",
      [`answer_${ids[8]}`]: "Say what each line is for",
    });
    const fixed = [
      { questionId: ids[0], value: "  Rovers " },
      { questionId: ids[2], value: "12" },
      { questionId: ids[4], value: "Elite" },
      { questionId: ids[5], choices: ["Golf", "Rugby", "Golf"] },
      { questionId: ids[6], value: "2027-05-01" },
      { questionId: ids[7], value: "rovers.example/video" },
      {
        questionId: ids[8],
        lines: [
          { label: "Travel", amount: 99.1 },
          { label: "Hotel", amount: 0.2 },
        ],
      },
    ];
    const sent = await submit(client, id, { input: { answers: fixed }, version: 1 });
    expect(sent.errors).toBeUndefined();
    const shown = [
      { value: "Rovers" },
      { value: null },
      { value: "12" },
      { value: null },
      { value: "Elite" },
      { value: "Golf; Rugby", choices: ["Golf", "Rugby"] },
      { value: "2027-05-01" },
      { value: "https://rovers.example/video" },
      { value: "Travel: 99.1; Hotel: 0.2; Total: 99.3 EUR", budget: { total: 99.3 } },
    ];
    expect(await answersOf(client, draft.id)).toMatchObject(shown);
    expect(await answersOf(owner, draft.id)).toMatchObject(shown);
    expect(await answersOf(await person(app), draft.id)).toBeUndefined();
  });

  it.each([
    [2, { value: "51" }, "Enter at most 50"],
    [2, { value: "0" }, "Enter at least 1"],
    [3, { value: "Perhaps" }, "Choose from the list"],
    [4, { value: "Pro" }, "Choose from the list"],
    [5, { choices: ["Rugby", "Chess"] }, "Choose from the list"],
    [6, { value: "2027-02-30" }, "Enter a date"],
    [7, { value: "javascript:alert(1)" }, "Enter an http or https address"],
    [
      8,
      { lines: [{ label: "All", amount: 1000.5 }] },
      "The total is 1,000.5 EUR; the call funds at most 1,000 EUR",
    ],
    [
      8,
      { lines: [{ label: "All", amount: -1 }] },
      "Amounts are 0 to 1,000,000,000, with at most two decimals",
    ],
    [
      8,
      { lines: [{ label: "All", amount: 1.005 }] },
      "Amounts are 0 to 1,000,000,000, with at most two decimals",
    ],
    [1, { value: "x".repeat(10_001) }, "Write at most 10000 characters"],
  ])("to question %i are refused when they are %o", async (at, answer, message) => {
    const { id, ids } = await formed(ALL);
    const input = {
      answers: [
        { questionId: ids[0], value: "Rovers" },
        { questionId: ids[at], ...answer },
      ],
    };
    expect(fieldsOf(await submit(await person(app), id, { input }))).toEqual({
      [`answer_${ids[at]}`]: message,
    });
  });

  it("are refused to questions of other forms, twice, and longer than is kept", async () => {
    const { id, ids } = await formed(ALL);
    const other = await formed(ALL);
    const client = await person(app);
    for (const questionId of [other.ids[0], "x", "", "__proto__"]) {
      const { errors } = await save(client, id, { answers: [{ questionId, value: "A" }] });
      expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    }
    const twice = [1, 2].map((n) => ({ questionId: ids[0], value: String(n) }));
    expect(codeOf(await save(client, id, { answers: twice }))).toBe("BAD_USER_INPUT");
    const long = [{ questionId: ids[1], value: "x".repeat(10_001) }];
    expect(codeOf(await save(client, id, { answers: long }))).toBe("BAD_USER_INPUT");
    const lines = Array.from({ length: 31 }, () => ({ label: "A", amount: 1 }));
    expect(codeOf(await save(client, id, { answers: [{ questionId: ids[8], lines }] }))).toBe(
      "BAD_USER_INPUT",
    );
  });

  it("that are left out stay, and ones with nothing in them go", async () => {
    const { id, ids } = await formed(ALL);
    const client = await person(app);
    const first = [
      { questionId: ids[0], value: "Rovers" },
      { questionId: ids[1], value: "Plan" },
    ];
    const { id: draft } = (await save(client, id, { answers: first })).data.saveApplicationDraft;
    await save(client, id, { text: "Words" }, 1);
    await save(client, id, { answers: null }, 2);
    expect((await answersOf(client, draft))?.slice(0, 2)).toMatchObject([
      { value: "Rovers" },
      { value: "Plan" },
    ]);
    await save(client, id, { answers: [{ questionId: ids[1], value: " " }] }, 3);
    expect((await answersOf(client, draft))?.slice(0, 2)).toMatchObject([
      { value: "Rovers" },
      { value: null },
    ]);
  });
});

describe("eligibility", () => {
  const DECIDING: Inputs = [
    { kind: "YES_NO", label: "In Europe?", reason: "Only for Europe.", accepted: ["Yes"] },
    { kind: "NUMBER", label: "Players", reason: "For clubs of 10 to 99.", min: 10, max: 99 },
  ];
  it.each([
    [{}, { 0: "This is required", 1: "This is required" }],
    [{ 0: "No", 1: "10" }, { 0: "Only for Europe." }],
    [{ 0: "Yes", 1: "9.5" }, { 1: "For clubs of 10 to 99." }],
    [{ 0: "Yes", 1: "100" }, { 1: "For clubs of 10 to 99." }],
    [{ 0: "Maybe", 1: "99" }, { 0: "Choose from the list" }],
  ])("is checked at the submission of %o", async (given, problems) => {
    const { id, ids } = await formed(DECIDING);
    const answers = Object.entries(given).map(([at, value]) => ({ questionId: ids[Number(at)], value }));
    const fields = Object.fromEntries(
      Object.entries(problems).map(([at, message]) => [`answer_${ids[Number(at)]}`, message]),
    );
    expect(fieldsOf(await submit(await person(app), id, { input: { answers } }))).toEqual(fields);
  });

  it("lets those apply who may, once of many times with one key", async () => {
    const { id, ids } = await formed(DECIDING);
    const client = await person(app);
    const answers = [
      { questionId: ids[0], value: "Yes" },
      { questionId: ids[1], value: "10" },
    ];
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => submit(client, id, { input: { answers } })),
    );
    expect(new Set(sent.map(({ data, errors }) => JSON.stringify([data, errors]))).size).toBe(1);
    expect(sent[0]?.data.submitApplication.status).toBe("SUBMITTED");
  });
});

describe("a date", () => {
  it.each([
    [{ earliest: "2026-03-01", latest: null }, "2026-02-28", "Enter a date from March 1, 2026 on"],
    [{ earliest: null, latest: "2026-03-01" }, "2026-03-02", "Enter a date up to March 1, 2026"],
    [{ earliest: "2026-03-01", latest: "2026-03-31" }, "2026-03-32", "Enter a date"],
    [{ earliest: null, latest: "2008-01-01", reason: "For adults." }, "2008-01-02", "For adults."],
  ])("is within %o", async (limits, value, message) => {
    const { id, ids } = await formed([{ kind: "DATE", label: "When?", ...limits }]);
    const client = await person(app);
    const answers = [{ questionId: ids[0], value }];
    expect(fieldsOf(await submit(client, id, { input: { answers } }))).toEqual({
      [`answer_${ids[0]}`]: message,
    });
    const within = limits.earliest ?? limits.latest ?? "";
    const sent = await submit(client, id, { input: { answers: [{ questionId: ids[0], value: within }] } });
    expect(sent.data.submitApplication.status).toBe("SUBMITTED");
  });

  it("has no limits in forms that were saved before there were any", async () => {
    const { id, ids } = await formed([{ kind: "DATE", label: "When?" }]);
    await app.database.orm.em.fork().execute(
      `update application_forms set questions = jsonb_build_array(questions -> 0 #- '{earliest}' #- '{latest}')
         where opportunity_id = ?`,
      [Number(id)],
    );
    const { data } = await owner.execute<{ applicationForm: { questions: object[] } }>(
      `{ applicationForm(kind: OPPORTUNITY, id: "${id}") { questions { earliest latest } } }`,
    );
    expect(data.applicationForm.questions).toEqual([{ earliest: null, latest: null }]);
    const answers = [{ questionId: ids[0], value: "1999-01-01" }];
    const sent = await submit(await person(app), id, { input: { answers } });
    expect(sent.data.submitApplication.status).toBe("SUBMITTED");
  });
});

describe("an edit of the form", () => {
  it("loses no answer, asks drafts what is new, and leaves what is submitted as it was", async () => {
    const { id, ids, questions } = await formed([
      { kind: "TEXT", label: "Team" },
      { kind: "TEXT", label: "Coach" },
    ]);
    const [drafting, done] = [await person(app), await person(app)];
    const answers = [
      { questionId: ids[0], value: "Rovers" },
      { questionId: ids[1], value: "Ana" },
    ];
    const draft = (await save(drafting, id, { answers })).data.saveApplicationDraft.id;
    const sent = (await submit(done, id, { input: { answers } })).data.submitApplication.id;
    const edited = await saveForm(
      owner,
      id,
      [
        restated(questions[0], { label: "Club", maxLength: 3 }),
        { kind: "TEXT", label: "Country", isRequired: true },
      ],
      1,
    );
    const [, country] = edited.data.saveApplicationForm.questions;
    const kept = [
      { label: "Team", value: "Rovers", isAsked: true },
      { label: "Coach", value: "Ana", isAsked: false },
    ];
    expect(await answersOf(done, sent)).toMatchObject(kept);
    expect(await answersOf(owner, sent)).toMatchObject(kept);
    expect(await answersOf(drafting, draft)).toMatchObject(kept);
    // A page that was loaded before the edit still saves what it asks, also beyond the new limit.
    const late = await save(drafting, id, { answers: [{ questionId: ids[1], value: "Ben" }] }, 1);
    expect(late.errors).toBeUndefined();
    expect(fieldsOf(await submit(drafting, id, { version: 2 }))).toEqual({
      [`answer_${ids[0]}`]: "Write at most 3 characters",
      [`answer_${country?.id}`]: "This is required",
    });
    expect(await answersOf(drafting, draft)).toMatchObject([
      { label: "Club", value: "Rovers", isAsked: true },
      { label: "Country", value: null, isAsked: true },
      { label: "Coach", value: "Ben", isAsked: false },
    ]);
    const withdrawn = await withdraw(done, sent);
    const again = await submit(done, id, {
      key: "key-00002",
      version: withdrawn.data.withdrawApplication.version,
    });
    expect(fieldsOf(again)).toHaveProperty([`answer_${country?.id}`]);
  });
});

describe("the answers of many applications", () => {
  it("tell who applies if their question says so, also when it was marked only later", async () => {
    const { id, ids, questions } = await formed([
      { kind: "TEXT", label: "Club" },
      { kind: "TEXT", label: "Name", isIdentifying: true },
      { kind: "TEXT", label: "Plan" },
    ]);
    const answers = ids.map((questionId) => ({ questionId, value: "Rovers" }));
    const sent = (await submit(await person(app), id, { input: { answers } })).data.submitApplication.id;
    const [club, name, plan] = questions;
    const edited = [restated(club, { isIdentifying: true }), restated(name), restated(plan)];
    expect((await saveForm(owner, id, edited, 1)).errors).toBeUndefined();
    const { data } = await owner.execute<{ application: { answers: object[] } }>(
      `{ application(id: "${sent}") { answers { label isIdentifying } } }`,
    );
    expect(data.application.answers).toEqual([
      { label: "Club", isIdentifying: true },
      { label: "Name", isIdentifying: true },
      { label: "Plan", isIdentifying: false },
    ]);
  });

  it("are read with one statement for a page", async () => {
    const { id, ids } = await formed(ALL);
    for (let n = 0; n < 3; n += 1)
      await submit(await person(app), id, {
        input: { answers: [{ questionId: ids[0], value: `Team ${n}` }] },
      });
    const query = `{ receivedApplications(opportunityId: ${id}) { nodes { id answers { value } } } }`;
    await owner.execute(query);
    app.database.statements.length = 0;
    const { data } = await owner.execute<{ receivedApplications: { nodes: { answers: object[] }[] } }>(query);
    expect(data.receivedApplications.nodes).toHaveLength(3);
    expect(app.database.statements.filter((text) => text.includes("application_answers"))).toHaveLength(1);
  });

  it("give the budgets of those that have one, in one statement", async () => {
    const { id, ids } = await formed(ALL);
    const sent: number[] = [];
    for (const amount of [12.5, 0]) {
      const lines = amount ? [{ label: "Travel", amount }] : [];
      const answers = [
        { questionId: ids[0], value: "Rovers" },
        { questionId: ids[8], lines },
      ];
      const { data } = await submit(await person(app), id, { input: { answers } });
      sent.push(Number(data.submitApplication.id));
    }
    const em = app.database.orm.em.fork();
    app.database.statements.length = 0;
    const budgets = await readBudgets({ em, publicUrl: app.config.publicUrl }, sent);
    expect(app.database.statements).toHaveLength(1);
    expect([...budgets]).toEqual([
      [sent[0], { total: 12.5, currency: "EUR", lines: [{ label: "Travel", amount: 12.5 }] }],
    ]);
  });

  it("are exported with the account and go with it", async () => {
    const { id, ids } = await formed(ALL);
    const applicant = await createUser(app, { password: "right-horse-1" });
    const client = await signIn(app, applicant);
    await save(client, id, { answers: [{ questionId: ids[0], value: "Rovers" }] });
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).applications).toMatchObject({
      written: [{ answers: [{ question: "Team", answer: "Rovers" }], files: [] }],
      forms: [],
    });
    const own = await owner.execute<{ exportMyData: { content: string } }>("{ exportMyData { content } }");
    expect(JSON.parse(own.data.exportMyData.content).applications.forms.length).toBeGreaterThan(0);
  });
});
