import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { isSigned, type Receiver, startReceiver } from "../../../testing/servers/receiver.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let receiver: Receiver;
let person: SignedInClient;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: receiver.host });
  person = await signIn(app, await createUser(app));
});
afterAll(async () => {
  await app.stop();
  receiver.close();
});

interface Made {
  secret: string;
  webhook: { id: string; version: number };
}
const CREATE =
  "mutation ($input: WebhookInput!) { made: createWebhook(input: $input) { secret webhook { id version } } }";
const ask = (client: TestClient, input: object = {}) =>
  client.execute<{ made: Made }>(CREATE, {
    input: { url: `http://${receiver.host}/in`, events: ["message"], ...input },
  });
const make = async (client: TestClient, input: object = {}) => (await ask(client, input)).data.made;
const codeOf = (errors: { extensions?: Record<string, unknown> }[] | undefined) =>
  errors?.[0]?.extensions?.code;
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const test = (client: TestClient, id: string) =>
  client.execute("mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }", { id });

describe("an endpoint", () => {
  it("is refused with a bad address or no event, at the field", async () => {
    const fieldsOf = async (input: object) => (await ask(person, input)).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf({ url: "nothing" })).toEqual({ url: "This isn't a web address" });
    expect(await fieldsOf({ url: "https://10.0.0.1/" })).toHaveProperty("url");
    expect(await fieldsOf({ url: "http://club.example/" })).toHaveProperty("url");
    expect(await fieldsOf({ url: "https://a:b@club.example/" })).toHaveProperty("url");
    // As it is sent, it is longer than as it was typed.
    expect(await fieldsOf({ url: `https://club.example/${"é".repeat(1_000)}` })).toEqual({
      url: "Address must be at most 2,000 characters",
    });
    expect(await fieldsOf({ events: [] })).toEqual({ events: "Choose one or more events" });
    expect(Object.values((await fieldsOf({ events: ["a.b"] })) ?? {})).toEqual([
      expect.stringMatching(/^Each event must be one of solution\.published, .*search\.match$/),
    ]);
    expect(codeOf((await ask(app)).errors)).toBe("UNAUTHENTICATED");
  });

  it("is its owner's alone, shown without its secret, and one of ten", async () => {
    const [owner, other] = [
      await signIn(app, await createUser(app)),
      await signIn(app, await createUser(app)),
    ];
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(owner)));
    expect(answers.filter(({ errors }) => codeOf(errors) === "CONFLICT")).toHaveLength(2);
    app.database.statements.length = 0;
    const { data } = await owner.execute<{ viewerWebhooks: { id: string }[] }>(
      "{ viewerWebhooks { id url events } }",
    );
    expect(data.viewerWebhooks).toHaveLength(10);
    expect(app.database.statements.length).toBeLessThanOrEqual(2);
    const id = data.viewerWebhooks[0]?.id ?? "";
    for (const document of [
      `mutation { deleteWebhook(id: ${id}) { message } }`,
      `mutation { rotateWebhookSecret(id: ${id}) { secret } }`,
      `mutation { sendTestWebhook(id: ${id}) { id } }`,
      `mutation { setWebhookEnabled(id: ${id}, enabled: false, version: 1) { id } }`,
      `mutation { editWebhook(id: ${id}, version: 1, input: { url: "https://club.example/", events: ["review"] }) { id } }`,
      `{ webhookDeliveries(endpointId: ${id}) { nodes { id } } }`,
    ])
      expect([document, codeOf((await other.execute(document)).errors)]).toEqual([document, "NOT_FOUND"]);
  });

  it("refuses a stale edit", async () => {
    const { webhook } = await make(person);
    const edit = (version: number) =>
      person.execute(
        `mutation { editWebhook(id: ${webhook.id}, version: ${version}, input: { url: "https://club.example/in", events: ["review"] }) { version } }`,
      );
    expect((await edit(1)).errors).toBeUndefined();
    expect(codeOf((await edit(1)).errors)).toBe("CONFLICT");
    await person.execute(`mutation { deleteWebhook(id: ${webhook.id}) { message } }`);
  });
});

describe("a test", () => {
  it("arrives signed, with both secrets for a day after the secret was replaced", async () => {
    const { secret, webhook } = await make(person);
    receiver.received.length = 0;
    await test(person, webhook.id);
    await app.runJobs();
    const [first] = receiver.received;
    if (!first) throw new Error("Nothing arrived.");
    expect(isSigned(first, secret)).toBe(true);
    expect(isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false);
    expect(Math.abs(Number(first.headers["webhook-timestamp"]) * 1000 - Date.now())).toBeLessThan(60_000);
    expect(JSON.parse(first.body)).toMatchObject({ type: "test" });

    const rotate = "mutation ($id: ID!) { made: rotateWebhookSecret(id: $id) { secret } }";
    const next = (await person.execute<{ made: Made }>(rotate, { id: webhook.id })).data.made.secret;
    await test(person, webhook.id);
    await app.runJobs();
    await sql("update webhook_endpoints set previous_until = now() - interval '1 minute' where id = ?", [
      webhook.id,
    ]);
    await test(person, webhook.id);
    await app.runJobs();
    const signedBy = receiver.received
      .slice(1)
      .map((message) => [isSigned(message, secret), isSigned(message, next)]);
    expect(signedBy).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it("stands in the log with its answer, and is replayed with the same id, by its owner alone", async () => {
    const { webhook } = await make(person);
    receiver.received.length = 0;
    receiver.answer = (response) => void response.writeHead(201).end("a".repeat(5000));
    await test(person, webhook.id);
    await app.runJobs();
    const read = async () =>
      (
        await person.execute<{ webhookDeliveries: { nodes: Record<string, unknown>[] } }>(
          `{ webhookDeliveries(endpointId: ${webhook.id}, first: 10) {
               nodes { id messageId status attempts lastStatus lastDuration lastAnswer } } }`,
        )
      ).data.webhookDeliveries.nodes;
    const [delivery] = await read();
    expect(delivery).toMatchObject({
      status: "DELIVERED",
      attempts: 1,
      lastStatus: 201,
      lastAnswer: "a".repeat(1024),
    });
    const replay = "mutation ($id: ID!) { replayWebhookDelivery(id: $id) { status } }";
    const other = await signIn(app, await createUser(app));
    expect(codeOf((await other.execute(replay, { id: delivery?.id })).errors)).toBe("NOT_FOUND");
    await person.execute(replay, { id: delivery?.id });
    await app.runJobs();
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([delivery?.messageId, delivery?.messageId]);
    await sql("update webhook_endpoints set enabled = false where id = ?", [webhook.id]);
    expect((await person.execute(replay, { id: delivery?.id })).errors).toBeUndefined();
    await sql("update webhook_deliveries set type = 'solution.published', status = 'failed' where id = ?", [
      delivery?.id,
    ]);
    const { errors } = await person.execute(replay, { id: delivery?.id });
    expect([codeOf(errors), errors?.[0]?.message]).toEqual([
      "CONFLICT",
      "This webhook is off. Turn it on first.",
    ]);
    expect((await read())[0]?.status).toBe("FAILED");
    receiver.answer = (response) => void response.end();
  });
});

it("what is deleted, or of a deactivated account, is told nothing more", async () => {
  const user = await createUser(app);
  const client = await signIn(app, user);
  const [gone, left] = [await make(client), await make(client)];
  receiver.received.length = 0;
  await test(client, gone.webhook.id);
  await client.execute(`mutation { deleteWebhook(id: ${gone.webhook.id}) { message } }`);
  await test(client, left.webhook.id);
  await sql("update users set is_active = false where id = ?", [user.id]);
  await app.runJobs();
  expect(receiver.received).toEqual([]);
});
