import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { askWhetherItHeldJob } from "./ask-whether-it-held.job.ts";

let app: TestApp;
let stranger: SignedInClient;
let member: SignedInClient;
let judge: { client: SignedInClient; id: number };
let solutions: number[];
let vendors: number[];

beforeAll(async () => {
  app = await startTestApp("empty");
  const [selling, judging] = [await createUser(app), await createUser(app)];
  [stranger, member] = [await signIn(app, await createUser(app)), await signIn(app, selling)];
  judge = { client: await signIn(app, judging), id: judging.id };
  [solutions, vendors] = [[], []];
  for (const name of ["Arrowmere", "Brindlefox"]) {
    const organization = await createOrganization(app, { members: [[selling, "owner"]] });
    const vendor = await createVendor(app, { name, organization });
    solutions.push((await createSolution(app, { title: `${name} One`, vendor })).id);
    vendors.push(vendor.id);
  }
});
afterAll(() => app.stop());

const sql = <Row>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
/** A person and an evaluation of theirs; people tell few vendors a day. */
async function begin() {
  const user = await createUser(app);
  const owner = await signIn(app, user);
  const room = await beginRoom(owner, solutions);
  await sql(
    "insert into evaluation_people (evaluation_id, user_id, role, joined_at) values (?, ?, 'judge', now())",
    [Number(room.id), judge.id],
  );
  return { user, owner, room };
}
const tell = (by: TestClient, { id }: TestRoom, letters: readonly object[]) =>
  changeRoom(by, "tellEvaluationVendors", "$id: ID!, $letters: [EvaluationLetterInput!]!", { id, letters });
const lettersTo = (room: TestRoom) =>
  room.candidates.map(({ id, name }) => ({ candidateId: id, text: `About ${name}.` }));
const messagesOf = (user: { id: number }) =>
  sql<{ vendor: number; text: string; conversation: number }>(
    `select t.vendor_id as vendor, m.text, t.id as conversation from conversations t
     join conversation_messages m on m.conversation_id = t.id where t.person_id = ? and m.text like 'About%' order by m.id`,
    [user.id],
  );

describe("telling the vendors", () => {
  it("happens once for each candidate, in the conversation that answered", async () => {
    const { owner, user, room } = await begin();
    expect((await tell(owner, room, lettersTo(room))).code).toBe("CONFLICT");
    await changeRoom(owner, "askEvaluationVendors", "$id: ID!, $input: VendorRequestInput!, $key: String!", {
      id: room.id,
      input: { vendorIds: [String(vendors[0])], title: "About it", text: "Hello", questions: "Why?" },
      key: randomUUID(),
    });
    const { room: decided } = await decideRoom(owner, room, room.candidates[0]?.id);
    const [first] = lettersTo(decided);
    expect((await tell(owner, decided, [first as object])).room.candidates).toMatchObject([
      { toldAt: expect.any(String) },
      { toldAt: null },
    ]);
    const told = await Promise.all([
      tell(owner, decided, lettersTo(decided)),
      tell(owner, decided, lettersTo(decided)),
    ]);
    expect(told.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const messages = await messagesOf(user);
    expect(messages).toMatchObject([
      { vendor: vendors[0], text: "About Arrowmere One." },
      { vendor: vendors[1], text: "About Brindlefox One." },
    ]);
    const [asked] = await sql<{ id: number }>(
      "select id from conversations where person_id = ? and request_id is not null",
      [user.id],
    );
    expect(messages[0]?.conversation).toBe(asked?.id);
    await app.runJobs();
    const { data } = await member.execute<{ notifications: { nodes: { title: string }[] } }>(
      "{ notifications(first: 20) { nodes { title } } }",
    );
    expect(data.notifications.nodes.filter(({ title }) => title.includes(user.lastName))).toHaveLength(2);
    const shared = await shareRoom(owner, room.id);
    expect((await readSharedRoom(app, shared))?.candidates[0]).toMatchObject({ toldAt: null });
  });

  it("is refused to others and with bad letters", async () => {
    const { owner, room } = await begin();
    const { room: decided } = await decideRoom(owner, room, room.candidates[0]?.id);
    const letters = lettersTo(decided);
    expect((await tell(app, decided, letters)).code).toBe("UNAUTHENTICATED");
    expect((await tell(stranger, decided, letters)).code).toBe("NOT_FOUND");
    expect((await tell(judge.client, decided, letters)).code).toBe("FORBIDDEN");
    const { room: other } = await begin();
    for (const bad of [
      [],
      [{ ...letters[0], text: " " }],
      [{ ...letters[0], text: "x".repeat(5001) }],
      [{ candidateId: "999999", text: "Hello" }],
      lettersTo(other),
    ])
      expect((await tell(owner, decided, bad)).fields).toEqual({ letters: expect.any(String) });
    expect(await messagesOf({ id: 0 })).toEqual([]);
  });
});

describe("whether a choice held", () => {
  const answer = (by: TestClient, { id }: TestRoom, held = "YES", note = "Still happy.") =>
    changeRoom(by, "answerEvaluationOutcome", "$id: ID!, $held: ChoiceHeld!, $note: String!", {
      ...{ id, held, note },
    });
  const age = ({ id }: TestRoom) =>
    sql("update evaluations set decided_at = now() - interval '3 months 1 day' where id = ?", [Number(id)]);
  const askOwners = () =>
    askWhetherItHeldJob.run({}, {
      em: app.database.orm.em.fork(),
      publicUrl: app.config.publicUrl,
    } as never);
  const asked = async (by: TestClient) =>
    (
      await by.execute<{ notifications: { nodes: { title: string; path: string }[] } }>(
        "{ notifications(first: 20) { nodes { title path } } }",
      )
    ).data.notifications.nodes.filter(({ title }) => title.startsWith("Has your choice"));

  it("is asked once, three months later, and answered by the owner", async () => {
    const { owner, user, room } = await begin();
    await decideRoom(owner, room, room.candidates[0]?.id);
    await askOwners();
    expect(await asked(owner)).toEqual([]);
    expect((await readRoom(owner, room.id))?.outcome).toBeNull();
    expect((await answer(owner, room)).code).toBe("CONFLICT");
    await age(room);
    await askOwners();
    await askOwners();
    expect(await asked(owner)).toMatchObject([
      { title: "Has your choice of Arrowmere One held?", path: `/evaluations/${room.id}` },
    ]);
    expect(await asked(judge.client)).toEqual([]);
    expect((await readRoom(judge.client, room.id))?.outcome).toMatchObject({ held: null });
    expect((await answer(app, room)).code).toBe("UNAUTHENTICATED");
    expect((await answer(stranger, room)).code).toBe("NOT_FOUND");
    expect((await answer(judge.client, room)).code).toBe("FORBIDDEN");
    expect((await answer(owner, room, "YES", "x".repeat(1001))).fields).toEqual({ note: expect.any(String) });
    expect((await answer(owner, room)).room.outcome).toMatchObject({ held: "YES", note: "Still happy." });
    expect((await answer(owner, room, "NO", "")).room.outcome).toMatchObject({ held: "NO" });
    expect(
      await sql("select kind from training_events where user_id = ? and kind = 'keep'", [user.id]),
    ).toHaveLength(1);
    const shared = await shareRoom(owner, room.id);
    expect((await readSharedRoom(app, shared))?.outcome).toBeNull();
    await changeRoom(owner, "reopenEvaluation", "$id: ID!", { id: room.id });
    expect(await sql("select held, held_note from evaluations where id = ?", [Number(room.id)])).toEqual([
      { held: null, held_note: "" },
    ]);
  });

  it("doesn't count for ranking without consent", async () => {
    const { owner, user, room } = await begin();
    await sql("update users set privacy_data_analytics = false where id = ?", [user.id]);
    await decideRoom(owner, room, room.candidates[0]?.id);
    await age(room);
    expect((await answer(owner, room)).errors).toBeUndefined();
    expect(await sql("select from training_events where user_id = ?", [user.id])).toEqual([]);
  });
});
