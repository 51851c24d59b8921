import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../shared/days.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createApplication } from "../../testing/factories/application.ts";
import { createCollaboration } from "../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { startTestApp, type TestAnswer, type TestApp, type TestClient } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

interface Shown {
  id: string;
  status: string;
  text: string;
  version: number;
  submittedAt: string | null;
}
type Kind = "OPPORTUNITY" | "COLLABORATION";
const INPUT = {
  affiliation: "Analyst, Rovers",
  contactEmail: "noor@rovers.example",
  text: "We label set pieces from one camera.",
  links: ["https://rovers.example/sample"],
};
const FIELDS =
  "id status text affiliation contactEmail links version submittedAt applicantName viewerIsApplicant steps { status message }";
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const messageOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.message;
const person = async () => signIn(app, await createUser(app));
const newOpportunity = async (fields: Parameters<typeof createOpportunity>[1] = {}) =>
  String((await createOpportunity(app, fields)).id);

interface Sent {
  input?: object;
  key?: string;
  version?: number;
  kind?: Kind;
}
const submit = (client: TestClient, id: string, { input = {}, key = "key-00001", ...rest }: Sent = {}) =>
  client.execute<{ submitApplication: Shown }>(
    `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $key: String!, $version: Int) {
      submitApplication(kind: $kind, id: $id, input: $input, key: $key, version: $version) { ${FIELDS} } }`,
    { kind: "OPPORTUNITY", ...rest, id, input: { ...INPUT, ...input }, key },
  );
const save = (client: TestClient, id: string, input: object, version?: number, kind: Kind = "OPPORTUNITY") =>
  client.execute<{ saveApplicationDraft: Shown }>(
    `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $version: Int) {
      saveApplicationDraft(kind: $kind, id: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { kind, id, input, version },
  );
const withdraw = (client: TestClient, id: string) =>
  client.execute<{ withdrawApplication: Shown }>(
    `mutation ($id: ID!) { withdrawApplication(id: $id) { ${FIELDS} } }`,
    { id },
  );
const discard = (client: TestClient, id: string) =>
  client.execute("mutation ($id: ID!) { discardApplication(id: $id) { message } }", { id });
const applying = async (client: TestClient, id: string, kind: Kind = "OPPORTUNITY") =>
  (
    await client.execute<{ applying: { application: Shown | null; refusal: string | null } }>(
      `query ($kind: ApplicationKind!, $id: ID!) {
        applying(kind: $kind, id: $id) { refusal mayDecide application { ${FIELDS} } } }`,
      { kind, id },
    )
  ).data.applying;

describe("a draft", () => {
  it("is kept on the server, incomplete, for its author only, and is submitted as it was read", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const { data } = await save(client, id, { text: "We lab", links: ["https://rov"] });
    expect(data.saveApplicationDraft).toMatchObject({
      ...{ status: "DRAFT", text: "We lab", contactEmail: "", links: ["https://rov"], version: 1 },
      ...{ submittedAt: null, steps: [], viewerIsApplicant: true, applicantName: "Noor Haddad" },
    });
    const next = await save(client, id, { text: "We label" }, 1);
    expect(next.data.saveApplicationDraft).toMatchObject({ text: "We label", version: 2 });
    expect((await applying(client, id)).application).toMatchObject({ text: "We label", status: "DRAFT" });
    expect((await applying(await person(), id)).application).toBeNull();
    const sent = await submit(client, id, { version: 2 });
    expect(sent.data.submitApplication).toMatchObject({
      ...{ ...INPUT, status: "SUBMITTED", version: 3, steps: [{ status: "SUBMITTED", message: "" }] },
    });
  });

  it("is not overwritten from another tab", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    await save(client, id, { text: "One" });
    for (const stale of [
      await save(client, id, { text: "Two" }),
      await save(client, id, { text: "Two" }, 7),
      await submit(client, id),
      await submit(client, id, { version: 7 }),
    ]) {
      expect(codeOf(stale)).toBe("CONFLICT");
      expect(stale.errors?.[0]?.extensions?.fields).toHaveProperty("version");
    }
    expect((await applying(client, id)).application).toMatchObject({ text: "One", status: "DRAFT" });
  });

  it("has limits, and can be deleted", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const links = Array.from({ length: 6 }, (_, n) => `https://rovers.example/${n}`);
    const refused = await save(client, id, {
      ...{ text: "x".repeat(10_001), affiliation: "x".repeat(201), contactEmail: "x".repeat(321), links },
    });
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: {
        text: "What you offer must be at most 10000 characters",
        affiliation: "Organization and role must be at most 200 characters",
        contactEmail: "Contact email must be at most 320 characters",
        links: "At most 5 links",
      },
    });
    const { data } = await save(client, id, { text: "Mine" });
    const { id: draft } = data.saveApplicationDraft;
    expect(codeOf(await discard(await person(), draft))).toBe("NOT_FOUND");
    expect((await discard(client, draft)).errors).toBeUndefined();
    expect((await applying(client, id)).application).toBeNull();
  });
});

describe("submitting", () => {
  it("is for people with an account and what exists, complete and with web addresses", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    expect(codeOf(await submit(app, id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await submit(client, "999999"))).toBe("NOT_FOUND");
    expect(codeOf(await submit(client, "x", { kind: "COLLABORATION" }))).toBe("NOT_FOUND");
    const { errors } = await submit(client, id, {
      input: { text: " ", contactEmail: "noor", links: ["https://rovers.example", "javascript:alert(1)"] },
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: {
        text: "What you offer is required",
        contactEmail: "Invalid email address",
        links: "Each link must be an http or https address",
      },
    });
    for (const key of ["", "short", "no spaces here", "x".repeat(101)])
      expect(codeOf(await submit(client, id, { key }))).toBe("BAD_USER_INPUT");
    expect((await applying(client, id)).application).toBeNull();
  });

  it("fifty times at once with one key has one effect and one answer", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(client, id)));
    expect(new Set(answers.map(({ data, errors }) => JSON.stringify([data, errors]))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    const [counts] = await sql(
      `select count(*)::int as rows, (select count(*)::int from application_steps s
         join applications a on a.id = s.application_id where a.applicant_id = ?) as steps,
         (select count(*)::int from audit_entries where action = 'application.submitted' and actor_id = ?) as acts
       from applications where applicant_id = ?`,
      [client.userId, client.userId, client.userId],
    );
    expect(counts).toEqual({ rows: 1, steps: 1, acts: 1 });
  });

  it("a second time with another key is refused", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const { id: sent } = (await submit(client, id)).data.submitApplication;
    const again = await submit(client, id, { key: "another-key" });
    expect([codeOf(again), messageOf(again)]).toEqual([
      "CONFLICT",
      "You have already applied. Withdraw your application to change it.",
    ]);
    expect(codeOf(await save(client, id, { text: "Changed" }, 1))).toBe("CONFLICT");
    expect(codeOf(await discard(client, sent))).toBe("CONFLICT");
  });

  it("is refused in a burst", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const answers = await Promise.all(Array.from({ length: 65 }, () => submit(client, id)));
    expect(answers.filter((answer) => codeOf(answer) === "TOO_MANY_REQUESTS")).toHaveLength(5);
  });
});

describe("what takes no applications", () => {
  const past = new Date(Date.UTC(2026, 4, 3, 9));
  it("refuses with the reason, to submit and to keep a draft", async () => {
    const client = await person();
    const due = "Applications closed on May 3, 2026.";
    const closed = "This opportunity no longer accepts applications.";
    const cases: [Kind, string, string][] = [
      ["OPPORTUNITY", await newOpportunity({ status: "closed" }), closed],
      ["OPPORTUNITY", await newOpportunity({ dueDate: past }), due],
      ["COLLABORATION", String((await createCollaboration(app, { dueDate: past })).id), due],
    ];
    for (const [kind, id, reason] of cases) {
      for (const answer of [
        await submit(client, id, { kind }),
        await save(client, id, { text: "Mine" }, undefined, kind),
      ])
        expect([codeOf(answer), messageOf(answer)]).toEqual(["CONFLICT", reason]);
      expect(await applying(client, id, kind)).toEqual({
        refusal: reason,
        mayDecide: false,
        application: null,
      });
    }
  });

  it("is what is due later not", async () => {
    const dueDate = new Date(Date.now() + DAY);
    const id = String((await createCollaboration(app, { dueDate })).id);
    const { data } = await submit(await person(), id, { kind: "COLLABORATION" });
    expect(data.submitApplication.status).toBe("SUBMITTED");
  });

  it("is one's own, as the person or a member", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const organization = await createOrganization(app, { members: [[user, "owner"]] });
    for (const id of [
      await newOpportunity({ ownerUser: user }),
      await newOpportunity({ ownerOrganization: organization }),
    ]) {
      expect(codeOf(await submit(client, id))).toBe("FORBIDDEN");
      expect(await applying(client, id)).toMatchObject({ mayDecide: true, application: null });
    }
  });
});

describe("withdrawing", () => {
  it("gives it back to its author, who can change and submit it again with a new key", async () => {
    const [client, id] = [await person(), await newOpportunity()];
    const { id: sent } = (await submit(client, id)).data.submitApplication;
    expect(codeOf(await withdraw(await person(), sent))).toBe("NOT_FOUND");
    expect((await withdraw(client, sent)).data.withdrawApplication).toMatchObject({
      ...{ status: "WITHDRAWN", version: 2, text: INPUT.text },
    });
    expect((await withdraw(client, sent)).data.withdrawApplication.version).toBe(2);
    // The first submission, repeated by a network that lost its answer.
    expect((await submit(client, id)).data.submitApplication).toMatchObject({
      id: sent,
      status: "WITHDRAWN",
    });
    expect((await save(client, id, { text: "Better" }, 2)).data.saveApplicationDraft.version).toBe(3);
    const again = await submit(client, id, { key: "another-key", version: 3 });
    expect(again.data.submitApplication).toMatchObject({
      ...{ id: sent, status: "SUBMITTED" },
      steps: [{ status: "SUBMITTED" }, { status: "WITHDRAWN" }, { status: "SUBMITTED" }],
    });
  });

  it.each(["accepted", "declined", "draft"] as const)("is refused of one that is %s", async (status) => {
    const user = await createUser(app);
    const { id } = await createApplication(app, { applicant: user, status });
    expect(codeOf(await withdraw(await signIn(app, user), String(id)))).toBe("CONFLICT");
  });
});

describe("one's own applications", () => {
  it("are listed, the latest change first, in one statement, and nobody else's", async () => {
    const user = await createUser(app);
    const client: SignedInClient = await signIn(app, user);
    await createApplication(app, { applicant: await createUser(app) });
    for (let n = 0; n < 3; n += 1)
      await createApplication(app, {
        ...{ applicant: user, text: `Text ${n}`, updatedAt: new Date(Date.now() - n * DAY) },
        ...(n === 1 ? { collaboration: await createCollaboration(app, { title: "Joint" }) } : {}),
      });
    const query = `{ viewerApplications { totalCount nodes { text opportunity { title } collaboration { title }
      applicantName steps { status } } } }`;
    await client.execute(query);
    app.database.statements.length = 0;
    const { data } = await client.execute<{ viewerApplications: { nodes: { text: string }[] } }>(query);
    expect(app.database.statements.filter((text) => text.includes("from applications"))).toHaveLength(2);
    expect(data.viewerApplications).toMatchObject({
      totalCount: 3,
      nodes: [
        { text: "Text 0", collaboration: null },
        { text: "Text 1", opportunity: null, collaboration: { title: "Joint" } },
        { text: "Text 2" },
      ],
    });
  });

  it("are exported, and go with the account", async () => {
    const user = await createUser(app, { password: "right-horse-1" });
    const client = await signIn(app, user);
    const id = await newOpportunity({ title: "Set pieces" });
    await submit(client, id);
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).applications).toMatchObject({
      written: [
        { title: "Set pieces", text: INPUT.text, status: "submitted", steps: [{ status: "submitted" }] },
      ],
      decisions: [],
    });
  });
});
