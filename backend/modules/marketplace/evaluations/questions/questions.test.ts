import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import {
  beginRoom,
  changeRoom,
  decideRoom,
  readRoom,
  readSharedRoom,
  shareRoom,
  type TestRoom,
} from "../../../../testing/evaluations.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let rival: SignedInClient;
let judge: { client: SignedInClient; id: number };
let stranger: SignedInClient;
let solutions: number[];
let vendors: number[];

beforeAll(async () => {
  app = await startTestApp("empty");
  const [first, second, judging] = [await createUser(app), await createUser(app), await createUser(app)];
  [member, rival, stranger] = [
    await signIn(app, first),
    await signIn(app, second),
    await signIn(app, await createUser(app)),
  ];
  judge = { client: await signIn(app, judging), id: judging.id };
  solutions = [];
  vendors = [];
  for (const [name, user] of [
    ["Arrowmere", first],
    ["Brindlefox", second],
    ["Corvane", null],
  ] as const) {
    const organization = await createOrganization(app, user ? { members: [[user, "owner"]] } : {});
    const vendor = await createVendor(app, { name, organization });
    const description = name === "Arrowmere" ? "It exports raw data as CSV." : "Video for coaches.";
    solutions.push((await createSolution(app, { title: `${name} One`, vendor, description })).id);
    vendors.push(vendor.id);
  }
});
afterAll(() => app.stop());

/** An owner of their own, since a person sends few requests a day. */
const person = async () => signIn(app, await createUser(app));
const ask = (by: TestClient, id: string, input: object = {}, key: string = randomUUID()) =>
  changeRoom(by, "askEvaluationVendors", "$id: ID!, $input: VendorRequestInput!, $key: String!", {
    id,
    input: {
      vendorIds: vendors.map(String),
      title: "Questions about your product",
      text: "Hello.",
      questions: "Does it export raw data?\nWhat does it cost?",
      ...input,
    },
    key,
  });
const sql = <Row>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
const join = (room: TestRoom, role = "judge") =>
  sql("insert into evaluation_people (evaluation_id, user_id, role, joined_at) values (?, ?, ?, now())", [
    Number(room.id),
    judge.id,
    role,
  ]);

/** A vendor's conversations with what it can see of each. */
const inboxOf = async (by: TestClient) =>
  (
    await by.execute<{ conversations: { nodes: { id: string; request: { title: string } | null }[] } }>(
      `{ conversations(first: 20) { nodes { id preview personName vendor { name } solution { title }
         request { title vendorCount answeredCount questions { id text } } } } }`,
    )
  ).data.conversations.nodes;
async function answer(by: TestClient, text: string) {
  const [conversation] = await inboxOf(by);
  const { data } = await by.execute<{ conversation: { request: { questions: { id: string }[] } } }>(
    "query ($id: ID!) { conversation(id: $id) { request { questions { id } } } }",
    { id: conversation?.id },
  );
  const { errors } = await by.execute(
    `mutation ($conversationId: ID!, $answers: [VendorAnswerInput!]!, $key: String!) {
      answerVendorRequest(conversationId: $conversationId, answers: $answers, key: $key) { id } }`,
    {
      conversationId: conversation?.id,
      answers: [{ questionId: data.conversation.request.questions[0]?.id, text }],
      key: randomUUID(),
    },
  );
  expect(errors).toBeUndefined();
}

it("are asked of candidates' vendors, whose answers stand in their columns", async () => {
  const owner = await person();
  const room = await beginRoom(owner, solutions);
  await join(room);
  expect(room.candidates.map(({ vendorClaimed, quotes }) => [vendorClaimed, quotes.length])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
  ]);
  expect(room.candidates[0]?.quotes).toEqual([
    { criterionId: room.criteria[0]?.id, text: "It exports raw data as CSV." },
  ]);
  const key = randomUUID();
  const asked = await ask(owner, room.id, {}, key);
  expect(asked.errors).toBeUndefined();
  expect(asked.room.requests).toMatchObject([
    {
      title: "Questions about your product",
      questions: ["Does it export raw data?", "What does it cost?"],
      vendors: [
        { name: "Arrowmere", progress: "WAITING", path: expect.stringMatching(/^\/messages\/\d+$/) },
        { name: "Brindlefox", answers: [] },
        { name: "Corvane" },
      ],
    },
  ]);
  expect((await ask(owner, room.id, {}, key)).room.requests).toHaveLength(1);
  await answer(member, "Yes, as CSV.");
  await answer(member, "Yes, as CSV and JSON.");
  const seen = await readRoom(judge.client, room.id);
  expect(seen?.requests[0]?.vendors).toMatchObject([
    {
      progress: "ANSWERED",
      path: null,
      answers: [{ question: "Does it export raw data?", text: "Yes, as CSV and JSON." }],
    },
    { progress: "WAITING", answers: [] },
    { progress: "WAITING" },
  ]);
  const shared = await shareRoom(owner, room.id);
  expect((await readSharedRoom(app, shared))?.requests).toEqual([]);
  expect(await readRoom(stranger, room.id)).toBeNull();
});

it("tell a vendor neither the evaluation nor the others", async () => {
  const owner = await person();
  const room = await beginRoom(owner, solutions);
  await ask(owner, room.id);
  for (const by of [member, rival]) {
    const [conversation] = await inboxOf(by);
    expect(conversation?.request).toMatchObject({ vendorCount: null, answeredCount: null });
    const told = JSON.stringify(conversation);
    expect(told).not.toContain("Secret name");
    expect(told).not.toContain(by === member ? "Brindlefox" : "Arrowmere");
    expect(await readRoom(by, room.id)).toBeNull();
  }
});

it("show who is late and who is silent", async () => {
  const owner = await person();
  const room = await beginRoom(owner, solutions, { answersDue: "2026-01-31" });
  await ask(owner, room.id);
  await answer(member, "Late, but here.");
  await answer(rival, "In time.");
  await sql(
    `update conversation_messages m set created_at = '2026-01-30' from conversations t, vendor_requests r
     where t.id = m.conversation_id and r.id = t.request_id and r.evaluation_id = ? and m.side = 'vendor'
       and t.vendor_id = ?`,
    [Number(room.id), vendors[1]],
  );
  expect((await readRoom(owner, room.id))?.requests[0]?.vendors.map(({ progress }) => progress)).toEqual([
    "LATE",
    "ANSWERED",
    "SILENT",
  ]);
});

it("hide what moderation hid", async () => {
  const owner = await person();
  const room = await beginRoom(owner, solutions);
  await ask(owner, room.id);
  await answer(member, "Hidden.");
  await sql("update conversation_messages set status = 'hidden' where text like '%Hidden.'");
  expect((await readRoom(owner, room.id))?.requests[0]?.vendors[0]).toMatchObject({
    progress: "WAITING",
    answers: [],
  });
});

it("are asked by the owner only, of its candidates' vendors, while it is open", async () => {
  const owner = await person();
  const room = await beginRoom(owner, solutions.slice(0, 1));
  await join(room);
  const own = { vendorIds: [String(vendors[0])] };
  expect((await ask(app, room.id, own)).code).toBe("UNAUTHENTICATED");
  expect((await ask(stranger, room.id, own)).code).toBe("NOT_FOUND");
  expect((await ask(judge.client, room.id, own)).code).toBe("FORBIDDEN");
  expect((await ask(owner, room.id)).fields).toEqual({ vendorIds: "Choose vendors of the candidates" });
  expect((await ask(owner, room.id, { vendorIds: [] })).fields).toEqual({ vendorIds: "Choose a vendor" });
  expect((await ask(owner, room.id, { ...own, title: " " })).fields).toEqual({ title: expect.any(String) });
  expect((await ask(owner, room.id, own, "no key")).fields).toEqual({ key: expect.any(String) });
  await decideRoom(owner, room, room.candidates[0]?.id);
  expect((await ask(owner, room.id, own)).code).toBe("CONFLICT");
});
