import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contributions } from "../../../../modules.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createApplication } from "../../../../testing/factories/application.ts";
import { createCollaboration } from "../../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from "../../../../testing/servers/test-app.ts";
import type { NotificationPreferences } from "../../../account/identity/notification-preferences.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { anonymize } from "../../../account/profiles/deletion/anonymize.ts";

let app: TestApp;
let applicant: User;
let author: SignedInClient;
let stranger: SignedInClient;
let owner: User;
let editor: User;
let member: SignedInClient;
let admin: SignedInClient;
/** Of the organization of `owner` and `editor`. */
let opportunity: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  applicant = await createUser(app, { firstName: "Aiko", lastName: "Tanaka" });
  [owner, editor] = [await createUser(app), await createUser(app)];
  author = await signIn(app, applicant);
  stranger = await signIn(app, await createUser(app));
  member = await signIn(app, editor);
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const organization = await createOrganization(app, {
    members: [
      [owner, "owner"],
      [editor, "editor"],
    ],
  });
  opportunity = await createOpportunity(app, {
    title: "Set pieces",
    organization: "Harbor City FC",
    ownerOrganization: organization,
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("delete from applications");
  await app.runJobs();
  app.mails.length = 0;
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const decide = (client: TestClient, id: number, status: string, options: object = {}) =>
  client.execute<{ decideOnApplication: Record<string, unknown> }>(
    `mutation ($id: ID!, $status: ApplicationDecision!, $version: Int!, $message: String) {
      decideOnApplication(id: $id, status: $status, version: $version, message: $message) {
        id status version viewerIsApplicant steps { status message } } }`,
    { id, status, version: 1, ...options },
  );
const submit = (client: TestClient, record: { id: number }, kind = "OPPORTUNITY") =>
  client.execute<{ submitApplication: { id: string; version: number } }>(
    `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!) {
      submitApplication(kind: $kind, id: $id, input: $input, key: "key-00001") { id version } }`,
    { kind, id: record.id, input: { text: "Mine", contactEmail: "aiko@lakeshore.example" } },
  );
const read = async (client: TestClient, id: number | string) =>
  (
    await client.execute<{ application: object | null }>(
      "query ($id: ID!) { application(id: $id) { text contactEmail viewerIsApplicant } }",
      { id },
    )
  ).data.application;
interface Queue {
  receivedApplications: {
    totalCount: number;
    nodes: { id: string; text: string }[];
    facets: { statuses: { value: string; count: number }[] };
  };
}
const QUEUE = `query ($filter: ReceivedApplicationFilter, $opportunityId: ID) {
  receivedApplications(filter: $filter, opportunityId: $opportunityId) { totalCount
    nodes { id text applicantName affiliation opportunity { title } }
    facets { statuses { value count } } } }`;
const queue = async (client: TestClient, variables: object = {}) =>
  (await client.execute<Queue>(QUEUE, { ...variables })).data.receivedApplications;
const prefer = (user: User, preferences: Partial<NotificationPreferences>) => {
  const columns = {
    emailNotifications: "notify_email_notifications",
    collaborationRequests: "notify_collaboration_requests",
  };
  const sets = Object.entries(preferences).map(
    ([name, on]) => `${columns[name as keyof typeof columns]} = ${on}`,
  );
  return sql(`update users set ${sets.join(", ")} where id = ?`, [user.id]);
};

describe("a submitted application", () => {
  it("is read by its author and the owner's people, and by nobody else", async () => {
    const { id } = await createApplication(app, { applicant, opportunity });
    expect(await read(author, id)).toMatchObject({ text: "We can do it.", viewerIsApplicant: true });
    expect(await read(member, id)).toMatchObject({ text: "We can do it.", viewerIsApplicant: false });
    for (const client of [stranger, admin]) expect(await read(client, id)).toBeNull();
    expect(await read(stranger, 999_999)).toBeNull();
    expect(codeOf(await app.execute(`{ application(id: ${id}) { id } }`))).toBe("UNAUTHENTICATED");
  });

  it.each(["draft", "withdrawn"] as const)("is its author's alone while it is %s", async (status) => {
    const { id } = await createApplication(app, { applicant, opportunity, status });
    expect(await read(author, id)).not.toBeNull();
    expect(await read(member, id)).toBeNull();
    expect((await queue(member)).totalCount).toBe(0);
    expect(codeOf(await decide(member, id, "ACCEPTED"))).toBe(status === "draft" ? "NOT_FOUND" : "CONFLICT");
  });

  it("is decided on by administrators while the organization is unclaimed", async () => {
    const { id } = await createApplication(app, { applicant });
    expect(await read(admin, id)).not.toBeNull();
    expect((await queue(admin)).nodes.map((node) => node.id)).toEqual([String(id)]);
    expect((await decide(admin, id, "IN_REVIEW")).errors).toBeUndefined();
    expect((await queue(member)).totalCount).toBe(0);
  });

  it("is not decided on by its own author", async () => {
    const record = await createOpportunity(app);
    const colleague = await createUser(app, { role: "admin" });
    const { id } = await createApplication(app, { applicant: colleague, opportunity: record });
    const client = await signIn(app, colleague);
    expect((await queue(client)).totalCount).toBe(0);
    expect(codeOf(await decide(client, id, "ACCEPTED"))).toBe("NOT_FOUND");
  });
});

describe("the queue", () => {
  it("is filtered by status and record, with counts, in two statements", async () => {
    const other = await createCollaboration(app, { ownerUser: editor });
    const statuses = ["submitted", "submitted", "shortlisted", "declined"] as const;
    for (const [n, status] of statuses.entries())
      await createApplication(app, {
        applicant: await createUser(app),
        status,
        text: `Text ${n}`,
        ...(n === 3 ? { collaboration: other } : { opportunity }),
      });
    await queue(member);
    app.database.statements.length = 0;
    const all = await queue(member);
    expect(app.database.statements.filter((text) => text.includes("applications t"))).toHaveLength(2);
    expect(all.totalCount).toBe(4);
    expect(all.nodes[0]).toMatchObject({ applicantName: "Noor Haddad", affiliation: "Analyst, Rovers" });
    const some = await queue(member, { filter: { statuses: ["SUBMITTED"] }, opportunityId: opportunity.id });
    expect(some.nodes.map(({ text }) => text).toSorted()).toEqual(["Text 0", "Text 1"]);
    expect(some.facets.statuses.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        ["SUBMITTED", 2],
        ["SHORTLISTED", 1],
      ]),
    );
    for (const client of [stranger, admin, author]) expect((await queue(client)).totalCount).toBe(0);
  });
});

describe("a decision", () => {
  it("changes the status, is kept with its message and date, recorded, and told to the applicant", async () => {
    const { id } = await createApplication(app, { applicant, opportunity });
    const { data } = await decide(member, id, "SHORTLISTED", { message: "  Send a sample by Friday.  " });
    expect(data.decideOnApplication).toEqual({
      id: String(id),
      status: "SHORTLISTED",
      version: 2,
      viewerIsApplicant: false,
      steps: [{ status: "SHORTLISTED", message: "Send a sample by Friday." }],
    });
    expect(
      await sql(
        "select actor_id as actor, changes from audit_entries where action = 'application.decided' and subject_id = ?",
        [id],
      ),
    ).toEqual([{ actor: editor.id, changes: { status: { before: "submitted", after: "shortlisted" } } }]);
    await app.runJobs();
    expect(app.mails).toMatchObject([
      { to: applicant.email, subject: "Your application was shortlisted: Set pieces - SportsTech Hub" },
    ]);
    expect(app.mails[0]?.text).toContain("Send a sample by Friday.");
    expect(app.mails[0]?.text).toContain(`/applications/${id}`);
  });

  it("is refused to others, as if there were none, and to visitors", async () => {
    const { id } = await createApplication(app, { applicant, opportunity });
    const answers = await Promise.all([
      ...[stranger, admin, author].map((client) => decide(client, id, "ACCEPTED")),
      decide(stranger, 999_999, "ACCEPTED"),
    ]);
    expect(new Set(answers.map(({ errors }) => JSON.stringify(errors))).size).toBe(1);
    expect(codeOf(answers[0] ?? { errors: undefined })).toBe("NOT_FOUND");
    expect(codeOf(await decide(app, id, "ACCEPTED"))).toBe("UNAUTHENTICATED");
  });

  it("is refused if it is stale, repeated or too long; of several at once, one counts", async () => {
    const { id } = await createApplication(app, { applicant, opportunity });
    const long = await decide(member, id, "ACCEPTED", { message: "x".repeat(2001) });
    expect(long.errors?.[0]?.extensions?.fields).toHaveProperty("message");
    const colleague = await signIn(app, owner);
    const answers = await Promise.all(
      [member, colleague, member, colleague].map((client, n) =>
        decide(client, id, n % 2 ? "DECLINED" : "ACCEPTED"),
      ),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", undefined]);
    const [{ status } = {}] = await sql("select upper(status) as status from applications where id = ?", [
      id,
    ]);
    expect(codeOf(await decide(member, id, String(status), { version: 2 }))).toBe("CONFLICT");
    for (const other of ["IN_REVIEW", "SHORTLISTED", "ACCEPTED", "DECLINED"])
      expect(codeOf(await decide(member, id, other, { version: 2 }))).toBe("CONFLICT");
  });

  it("is kept without a name after the account of who made it", async () => {
    const leaving = await createUser(app);
    const record = await createCollaboration(app, { ownerUser: leaving });
    const { id } = await createApplication(app, { applicant, collaboration: record });
    const client = await signIn(app, leaving);
    await decide(client, id, "ACCEPTED");
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).applications).toMatchObject({
      written: [],
      decisions: [{ application: id, status: "accepted" }],
    });
    const end = ({ id: userId }: User) =>
      app.database.orm.em
        .fork()
        .transactional(async (em) => anonymize(em, await em.findOneOrFail(User, userId), contributions));
    await end(leaving);
    expect(
      await sql("select status, actor_id from application_steps where application_id = ?", [id]),
    ).toEqual([{ status: "accepted", actor_id: null }]);
    const gone = await createUser(app);
    await createApplication(app, { applicant: gone, opportunity });
    await end(gone);
    expect(await sql("select from applications where applicant_id = ?", [gone.id])).toEqual([]);
  });
});

describe("the owner's people", () => {
  const recipients = async () => {
    await app.runJobs();
    return app.mails.map(({ to }) => to).toSorted();
  };

  it("are told of an application, each in an email of their own, unless they want none", async () => {
    await submit(author, opportunity);
    expect(await recipients()).toEqual([owner.email, editor.email].toSorted());
    expect(app.mails[0]).toMatchObject({ subject: "New application: Set pieces - SportsTech Hub" });
    await sql("delete from applications");
    app.mails.length = 0;
    await prefer(owner, { emailNotifications: false });
    await prefer(editor, { collaborationRequests: false });
    await submit(author, opportunity);
    expect(await recipients()).toEqual([]);
    await prefer(owner, { emailNotifications: true });
    await prefer(editor, { collaborationRequests: true });
  });

  it("are not told of one that was withdrawn at once", async () => {
    const { id } = (await submit(author, opportunity)).data.submitApplication;
    await author.execute(`mutation { withdrawApplication(id: ${id}) { id } }`);
    expect(await recipients()).toEqual([]);
  });

  it("are the administrators while the organization is unclaimed, or the owning person", async () => {
    await submit(author, await createOpportunity(app));
    const [row] = await sql(
      "select string_agg(email::text, ' ' order by email) as all from users where role = 'admin'",
    );
    expect((await recipients()).join(" ")).toBe(row?.all);
    app.mails.length = 0;
    await submit(author, await createCollaboration(app, { ownerUser: editor }), "COLLABORATION");
    expect(await recipients()).toEqual([editor.email]);
  });

  it("are as silent to applicants who want no emails", async () => {
    await prefer(applicant, { emailNotifications: false });
    const { id } = await createApplication(app, { applicant, opportunity });
    await decide(member, id, "DECLINED");
    expect(await recipients()).toEqual([]);
    await prefer(applicant, { emailNotifications: true });
  });
});
