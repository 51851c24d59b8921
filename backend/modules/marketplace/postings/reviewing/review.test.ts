import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postingTools, refusalOf } from "../../../../testing/postings.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

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

interface Queue {
  moderationKinds: { id: string; waiting: number }[];
  moderationQueue: { nodes: { id: string; version: number; on: { path: string } }[] };
}
const queueOf = async (kind: string) =>
  (
    await tools.admin.execute<Queue>(
      `query ($kind: String) { moderationKinds { id waiting }
        moderationQueue(kind: $kind) { nodes { id version authorName on { title path } parts { label text } } } }`,
      { kind },
    )
  ).data;
const decisionOn = async (id: string) => {
  const { data } = await tools.admin.execute<{
    moderationQueue: { nodes: { id: string; decision: { id: string } }[] };
  }>("{ moderationQueue(state: DECIDED) { nodes { id decision { id } } } }");
  return data.moderationQueue.nodes.find((item) => item.id === id)?.decision.id;
};
const stateOf = async (recordId: string, kind = "OPPORTUNITY") =>
  (
    await tools.owner.execute<{ posting: object }>(
      "query ($kind: PostingKind!, $id: ID!) { posting(kind: $kind, id: $id) { status version returnReason } }",
      { kind, id: recordId },
    )
  ).data.posting;

describe("what is submitted", () => {
  it.each([
    ["OPPORTUNITY", "opportunity", "technology"],
    ["COLLABORATION", "collaboration", "Joint study"],
  ])("as %s waits in the queue, and is public once an administrator publishes it", async (kind, id, type) => {
    const { recordId } = await tools.draft({ kind, type, submit: true });
    const { moderationKinds, moderationQueue } = await queueOf(id);
    expect(moderationQueue.nodes.map((item) => item.id)).toEqual([`${id}:${recordId}`]);
    expect(moderationKinds.find((found) => found.id === id)?.waiting).toBe(1);
    expect((await tools.decide(`${id}:${recordId}`, true)).errors).toBeUndefined();
    const { data } = await app.execute(`query ($id: ID!) { ${id}(id: $id) { stage isActive } }`, {
      id: recordId,
    });
    expect(data).toEqual({ [id]: { stage: "PUBLISHED", isActive: true } });
    expect((await queueOf(id)).moderationQueue.nodes).toEqual([]);
    await app.runJobs();
    expect(app.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Published: /)]);
  });

  it("is sent back with a reason, which its owner gets, and submitted again", async () => {
    const { recordId } = await tools.draft({ submit: true });
    const id = `opportunity:${recordId}`;
    expect(refusalOf(await tools.decide(id, false)).fields).toEqual({ reason: expect.any(String) });
    await tools.decide(id, false, { reason: "Name the budget.", version: 1 });
    expect(await stateOf(recordId)).toEqual({
      status: "RETURNED",
      version: 2,
      returnReason: "Name the budget.",
    });
    await app.runJobs();
    expect(app.mails.map(({ text }) => text)).toEqual([expect.stringContaining("Reason: Name the budget.")]);
    expect(refusalOf(await tools.decide(id, true)).code).toBe("CONFLICT");
    await tools.update(tools.owner, recordId, 2, { submit: true });
    expect(await stateOf(recordId)).toMatchObject({ status: "IN_REVIEW", returnReason: null });
    await tools.decide(id, true);
  });

  it("is not decided on unread: an edit meanwhile is a conflict", async () => {
    const { recordId } = await tools.draft({ submit: true });
    await tools.update(tools.owner, recordId, 1);
    const id = `opportunity:${recordId}`;
    expect(refusalOf(await tools.decide(id, true, { version: 1 })).code).toBe("CONFLICT");
    expect((await tools.decide(id, true, { version: 2 })).errors).toBeUndefined();
  });

  it("is decided on by administrators only, and once published can still be sent back by who read it and the decision", async () => {
    const { recordId, version } = await tools.published();
    const id = `opportunity:${recordId}`;
    const own = await tools.owner.execute(
      "mutation ($id: ID!) { moderate(id: $id, publish: true) { message } }",
      {
        id,
      },
    );
    expect(refusalOf(own).code).toBe("FORBIDDEN");
    const reason = "It is an advertisement.";
    const after = await decisionOn(id);
    for (const read of [{}, { version }, { after }])
      expect(refusalOf(await tools.decide(id, false, { reason, ...read })).code).toBe("CONFLICT");
    expect((await tools.decide(id, false, { reason, after, version })).errors).toBeUndefined();
    const { data } = await app.execute("query ($id: ID!) { opportunity(id: $id) { id } }", { id: recordId });
    expect(data).toEqual({ opportunity: null });
  });

  it("is no draft: drafts are not decided on", async () => {
    const { recordId } = await tools.draft();
    expect(refusalOf(await tools.decide(`opportunity:${recordId}`, true)).code).toBe("CONFLICT");
    expect(refusalOf(await tools.decide("opportunity:99999", true)).code).toBe("NOT_FOUND");
  });
});
