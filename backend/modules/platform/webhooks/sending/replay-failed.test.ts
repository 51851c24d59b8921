import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { type Receiver, startReceiver } from "../../../../testing/servers/receiver.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let receiver: Receiver;
let person: SignedInClient;
let id: string;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  person = await signIn(app, await createUser(app));
  id = await endpoint();
  await app.runJobs();
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
async function endpoint(): Promise<string> {
  const { data } = await person.execute<{ createWebhook: { webhook: { id: string } } }>(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }",
    { input: { url: `http://${receiver.host}/in`, events: ["message"] } },
  );
  return data.createWebhook.webhook.id;
}
const log = (status: string, count: number, of = id) =>
  sql(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body, status, attempts, due_at)
     select ?, ? || '_' || n, 'message', '{}', ?, 9, now() + interval '1 hour' from generate_series(1, ?) n`,
    [of, status, status, count],
  );
const REPLAY =
  "mutation ($id: ID!) { replay: replayFailedWebhookDeliveries(endpointId: $id) { count hasMore } }";
const replay = (client: TestClient = person, endpointId = id) =>
  client.execute<{ replay: { count: number; hasMore: boolean } }>(REPLAY, { id: endpointId });
const codeOf = async (answer: ReturnType<typeof replay>) => (await answer).errors?.[0]?.extensions?.code;
const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);

it("sends what failed again, oldest first, during a pause too, and leaves the rest and other endpoints alone", async () => {
  const other = await endpoint();
  await log("failed", 1, other);
  await log("failed", 3);
  await log("waiting", 1);
  await log("delivered", 1);
  await sql("update webhook_endpoints set paused_until = now() + interval '1 hour' where id = ?", [id]);
  expect((await replay()).data).toEqual({ replay: { count: 3, hasMore: false } });
  // Asked for twice, they are sent once.
  expect((await replay()).data).toEqual({ replay: { count: 0, hasMore: false } });
  await app.runJobs();
  expect(ids()).toEqual(["failed_1", "failed_2", "failed_3"]);
  const left = await sql("select message_id, attempts from webhook_deliveries where status <> 'delivered'");
  expect(left).toEqual(
    expect.arrayContaining([
      { message_id: "failed_1", attempts: 9 },
      { message_id: "waiting_1", attempts: 9 },
    ]),
  );
  expect(left).toHaveLength(2);
});

it("takes a thousand at a time, in as many statements as one", async () => {
  const countStatements = async () => {
    app.database.statements.length = 0;
    const { data } = await replay();
    return { ...data.replay, statements: app.database.statements.length };
  };
  await log("failed", 1);
  const { statements } = await countStatements();
  await log("failed", 1001);
  expect(await countStatements()).toEqual({ count: 1000, hasMore: true, statements });
  expect(await countStatements()).toEqual({ count: 1, hasMore: false, statements });
  expect(statements).toBeLessThanOrEqual(12);
});

it("is refused to others, for what doesn't exist, while the endpoint is off, and many times an hour", async () => {
  await log("failed", 1);
  expect(await codeOf(replay(app))).toBe("UNAUTHENTICATED");
  expect(await codeOf(replay(await signIn(app, await createUser(app))))).toBe("NOT_FOUND");
  expect(await codeOf(replay(person, "nothing"))).toBe("NOT_FOUND");
  await sql("update webhook_endpoints set enabled = false where id = ?", [id]);
  const { errors } = await replay();
  expect(errors?.[0]?.message).toBe("This webhook is off. Turn it on first.");
  expect(await sql("select status from webhook_deliveries where endpoint_id = ?", [id])).toEqual([
    { status: "failed" },
  ]);
  await sql("update webhook_endpoints set enabled = true where id = ?", [id]);
  const codes = [];
  for (let times = 0; times < 21; times += 1) codes.push(await codeOf(replay()));
  expect(codes.filter(Boolean)).toEqual(["TOO_MANY_REQUESTS"]);
});
