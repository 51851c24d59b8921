import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createApplication } from "../../../../testing/factories/application.ts";
import { postingTools, refusalOf } from "../../../../testing/postings.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: Awaited<ReturnType<typeof postingTools>>;
let applicant: SignedInClient;
let recordId: string;
let version: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await postingTools(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const open = await tools.published({ title: "Zebra plan", budget: 70_000, requirements: ["Zebra skills"] });
  ({ recordId, version } = open);
  applicant = await signIn(app, await createUser(app));
  await createApplication(app, {
    applicant: { id: applicant.userId },
    opportunity: { id: Number(recordId) },
  });
});

const sendBack = async () => {
  const [decision] = await app.database.orm.em
    .fork()
    .execute<{ id: string }[]>(
      "select id::text from moderation_decisions where opportunity_id = ? and latest",
      [recordId],
    );
  const more = { reason: "It names a person.", version, after: decision?.id };
  expect((await tools.decide(`opportunity:${recordId}`, false, more)).errors).toBeUndefined();
  version += 1;
};

describe("a record that was public and is sent back", () => {
  it("leaves private calendars until it is public again", async () => {
    await applicant.execute(
      `mutation { setBookmark(kind: OPPORTUNITY, id: ${recordId}, saved: true) { __typename } }`,
    );
    const { data } = await applicant.execute<{ renewCalendarAddress: { url: string } }>(
      "mutation { renewCalendarAddress { url } }",
    );
    const { pathname, search } = new URL(data.renewCalendarAddress.url);
    const calendar = async () => (await app.fetch(pathname + search)).text();
    expect(await calendar()).toContain("Zebra plan");
    await sendBack();
    expect(await calendar()).not.toContain("VEVENT");
  });

  it("tells those who have applied no more than what it is called", async () => {
    const record =
      "opportunity { title organization stage description budget budgetBand requirements sports { id } contactEmail category }";
    const ask = (client: SignedInClient, list: string) =>
      client.execute<Record<string, { nodes: { opportunity: object }[] }>>(
        `{ ${list} { nodes { ${record} } } }`,
      );
    const contents = { description: "We look for help.", budget: 70_000, requirements: ["Zebra skills"] };
    const before = await ask(applicant, "viewerApplications");
    expect(before.data.viewerApplications?.nodes[0]?.opportunity).toMatchObject(contents);
    await sendBack();
    const after = await ask(applicant, "viewerApplications");
    expect(after.data.viewerApplications?.nodes[0]?.opportunity).toEqual({
      title: "Zebra plan",
      organization: tools.organization.name,
      stage: "RETURNED",
      description: null,
      budget: null,
      budgetBand: "UNDISCLOSED",
      requirements: [],
      sports: [],
      contactEmail: null,
      category: "Wearables",
    });
    const decides = await ask(tools.colleague, "receivedApplications");
    expect(decides.data.receivedApplications?.nodes[0]?.opportunity).toMatchObject(contents);
  });

  it("tells those who have applied by the name that was approved, once when it leaves and once when it's back", async () => {
    const titles = async () => {
      await app.runJobs();
      const { data } = await applicant.execute<{ notifications: { nodes: { title: string }[] } }>(
        "{ notifications(first: 10) { nodes { title } } }",
      );
      return data.notifications.nodes.map(({ title }) => title);
    };
    const rewrite = async (title: string) => {
      const change = { title, dueDate: undefined, submit: true };
      const changed = await tools.update(tools.owner, recordId, version, change);
      expect(changed.data.updatePosting?.status).toBe("IN_REVIEW");
      version = changed.data.updatePosting?.version ?? 0;
    };
    await sendBack();
    await rewrite("Buy ours at ads.example");
    await rewrite("Zebra plan, second year");
    expect(await titles()).toEqual(["Being reviewed: Zebra plan"]);
    const { errors } = await tools.decide(`opportunity:${recordId}`, true, { version });
    expect(errors).toBeUndefined();
    expect(await titles()).toEqual(["Public again: Zebra plan, second year", "Being reviewed: Zebra plan"]);
  });

  it("is kept with a description, and also once its due date has passed", async () => {
    await sendBack();
    const empty = await tools.update(tools.owner, recordId, version, { description: " " });
    expect(refusalOf(empty)).toEqual({
      code: "BAD_USER_INPUT",
      fields: { description: expect.any(String) },
    });
    const dueDate = new Date(Date.now() - 1000).toISOString();
    expect((await tools.update(tools.owner, recordId, version, { dueDate })).errors).toBeUndefined();
  });
});

describe("a draft's due date", () => {
  it.each(["0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
    "that can't be kept is refused: %s",
    async (dueDate) => {
      const refusal = { code: "BAD_USER_INPUT", fields: { dueDate: expect.any(String) } };
      expect(refusalOf(await tools.create(tools.owner, { dueDate }))).toEqual(refusal);
      const draft = await tools.draft();
      expect(refusalOf(await tools.update(tools.owner, draft.recordId, 1, { dueDate }))).toEqual(refusal);
    },
  );
});
