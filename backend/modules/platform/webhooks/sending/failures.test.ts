import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { type Receiver, startReceiver } from "../../../../testing/servers/receiver.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let second: TestApp;
let receiver: Receiver;
let person: SignedInClient;
beforeAll(async () => {
  receiver = await startReceiver();
  const environment = { WEBHOOK_PRIVATE_HOSTS: receiver.host };
  app = await startTestApp("empty", environment);
  second = await startTestApp(app.database, environment);
});
afterAll(async () => {
  await second.stop();
  await app.stop();
  receiver.close();
});
beforeEach(async () => {
  await sql("truncate webhook_endpoints cascade");
  person = await signIn(app, await createUser(app));
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end();
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
async function endpoint(path = "/in"): Promise<string> {
  const { data } = await person.execute<{ createWebhook: { webhook: { id: string } } }>(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }",
    { input: { url: `http://${receiver.host}${path}`, events: ["message"] } },
  );
  return data.createWebhook.webhook.id;
}
const test = (id: string) => person.execute(`mutation { sendTestWebhook(id: ${id}) { id } }`);
const fail = () => {
  receiver.answer = (response) => void response.writeHead(503).end("Down");
};
const send = async () => {
  await sql("select graphile_worker.add_job('send-webhooks', queue_name => 'send-webhooks')");
  await app.runJobs();
};
const makeDue = async () => {
  await sql("update webhook_endpoints set paused_until = null");
  await sql("update webhook_deliveries set due_at = now() where status = 'waiting'");
};
const wait = (id: string, count: number) =>
  sql(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select ?, 'msg_' || n, 'message', '{}' from generate_series(1, ?) n`,
    [id, count],
  );
const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
const pauseOf = async () =>
  (
    await sql("select round(extract(epoch from paused_until - now()))::int as pause from webhook_endpoints")
  )[0]?.pause;
const state = async () =>
  (
    await sql(`select d.status, attempts, last_status, last_error, e.enabled,
      round(extract(epoch from due_at - last_attempt_at) / 60)::int as pause
      from webhook_deliveries d join webhook_endpoints e on e.id = endpoint_id order by d.id`)
  )[0];

it("a failure is tried again after growing pauses, with the same id, until it is delivered", async () => {
  await test(await endpoint());
  fail();
  await app.runJobs();
  expect(await state()).toMatchObject({ status: "waiting", attempts: 1, last_status: 503, pause: 1 });
  await send();
  expect(receiver.received).toHaveLength(1);
  await makeDue();
  await send();
  expect(await state()).toMatchObject({ status: "waiting", attempts: 2, pause: 5 });
  receiver.answer = (response) => void response.end();
  await makeDue();
  await send();
  expect(await state()).toMatchObject({ status: "delivered", attempts: 3, last_status: 200 });
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

it.each([
  [
    "turned off and on again",
    async (id: string, version: number) => {
      const set = (enabled: boolean, seen: number) =>
        person.execute(
          `mutation { setWebhookEnabled(id: ${id}, enabled: ${enabled}, version: ${seen}) { version } }`,
        );
      expect((await set(false, version)).errors).toBeUndefined();
      expect((await set(true, version + 1)).errors).toBeUndefined();
    },
  ],
  [
    "changed",
    async (id: string, version: number) => {
      const input = { url: `http://${receiver.host}/other`, events: ["message"] };
      const changed = await person.execute(
        `mutation ($input: WebhookInput!) { editWebhook(id: ${id}, input: $input, version: ${version}) { version } }`,
        { input },
      );
      expect(changed.errors).toBeUndefined();
    },
  ],
])("an endpoint that was %s gets what waited at once", async (_what, change) => {
  const id = await endpoint();
  await wait(id, 3);
  await sql("update webhook_deliveries set due_at = now() + interval '12 hours', attempts = 8");
  await app.runJobs();
  expect(receiver.received).toHaveLength(0);
  const [{ version } = {}] = await sql("select version from webhook_endpoints where id = ?", [id]);
  await change(id, Number(version));
  await app.runJobs();
  expect(ids()).toEqual(["msg_1", "msg_2", "msg_3"]);
});

it("each attempt stands in the log with its time and what was answered, the latest twenty", async () => {
  const id = await endpoint();
  await test(id);
  let times = 0;
  receiver.answer = (response) => {
    times += 1;
    response.writeHead(times === 2 ? 200 : 503).end(`Answer ${times}`);
  };
  await app.runJobs();
  await makeDue();
  await send();
  const { data } = await person.execute(
    `{ webhookDeliveries(endpointId: ${id}) { nodes { attemptLog { at status duration answer error } } } }`,
  );
  const attempt = { at: expect.any(String), duration: expect.any(Number) };
  expect(data).toEqual({
    webhookDeliveries: {
      nodes: [
        {
          attemptLog: [
            { ...attempt, status: 200, answer: "Answer 2", error: null },
            { ...attempt, status: 503, answer: "Answer 1", error: "It answered with status 503." },
          ],
        },
      ],
    },
  });
  for (let more = 0; more < 19; more += 1) {
    await sql("update webhook_deliveries set status = 'waiting', attempts = 0, due_at = now()");
    await send();
  }
  const [kept] = await sql(
    `select jsonb_array_length(attempt_log) as count, attempt_log -> 0 ->> 'answer' as first,
       attempt_log -> 19 ->> 'answer' as last from webhook_deliveries`,
  );
  expect(kept).toEqual({ count: 20, first: "Answer 2", last: "Answer 21" });
});

it("after the ninth attempt it has failed, and the endpoint is turned off if nothing reached it for 27 hours", async () => {
  const id = await endpoint();
  await test(id);
  fail();
  await app.runJobs();
  await sql("update webhook_deliveries set attempts = 8, due_at = now()");
  await sql("update webhook_endpoints set failing_since = now() - interval '28 hours'");
  await send();
  expect(await state()).toMatchObject({ status: "failed", attempts: 9, enabled: false });
  const told = await sql("select title from notifications where recipient_id = ?", [person.userId]);
  expect(told).toEqual([{ title: `Your webhook to ${receiver.host} was turned off` }]);
  expect(app.mails.at(-1)?.subject).toContain("A webhook was turned off");
});

it("an endpoint that is down gets one message at a time, after growing pauses, and then what waits in order", async () => {
  await wait(await endpoint(), 30);
  fail();
  await send();
  expect(ids()).toEqual(["msg_1"]);
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(await pauseOf()).toBe(60);
  await sql(
    "update webhook_endpoints set paused_until = now(), failing_since = now() - interval '20 minutes'",
  );
  await send();
  expect(ids()).toEqual(["msg_1", "msg_2"]);
  expect(await pauseOf()).toBe(1200);
  await sql("update webhook_endpoints set paused_until = now(), failing_since = now() - interval '5 hours'");
  await send();
  expect(await pauseOf()).toBe(3600);
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end();
  await sql("update webhook_endpoints set paused_until = now()");
  await send();
  const others = Array.from({ length: 26 }, (_, n) => `msg_${n + 5}`);
  expect(ids()).toEqual(["msg_4", "msg_1", "msg_2", "msg_3", ...others]);
  expect(await pauseOf()).toBeNull();
});

it("a message that alone is refused keeps its pauses, and the others are sent", async () => {
  await wait(await endpoint(), 5);
  receiver.answer = (response) => void response.writeHead(ids().at(-1) === "msg_1" ? 500 : 200).end();
  await send();
  await sql("update webhook_endpoints set paused_until = now()");
  await send();
  expect(ids()).toEqual(["msg_1", "msg_2", "msg_3", "msg_4", "msg_5"]);
  expect(await state()).toMatchObject({ status: "waiting", attempts: 1, pause: 1 });
});

it("a test is sent during a pause, and ends it if it arrives", async () => {
  const id = await endpoint();
  await wait(id, 3);
  fail();
  await send();
  receiver.answer = (response) => void response.end();
  await test(id);
  await app.runJobs();
  expect(ids()).toEqual(["msg_1", expect.stringMatching(/^msg_.{32}$/), "msg_2", "msg_3"]);
});

it("its owner sees until when an endpoint pauses, and nothing once that is over", async () => {
  await wait(await endpoint(), 2);
  const pausedUntil = async () =>
    (
      await person.execute<{ viewerWebhooks: { pausedUntil: string | null }[] }>(
        "{ viewerWebhooks { pausedUntil } }",
      )
    ).data.viewerWebhooks[0]?.pausedUntil;
  expect(await pausedUntil()).toBeNull();
  fail();
  await send();
  const [{ until } = {}] = await sql("select paused_until as until from webhook_endpoints");
  expect(new Date(String(await pausedUntil()))).toEqual(new Date(String(until)));
  await sql("update webhook_endpoints set paused_until = now() - interval '1 second'");
  expect(await pausedUntil()).toBeNull();
});

it("an endpoint that says when to come back is asked then, in an hour at most", async () => {
  await wait(await endpoint(), 2);
  const busy = (status: number, seconds: string) => {
    receiver.answer = (response) => void response.writeHead(status, { "retry-after": seconds }).end();
  };
  busy(429, "600");
  await send();
  expect(await pauseOf()).toBe(600);
  expect(await state()).toMatchObject({ status: "waiting", pause: 10 });
  await makeDue();
  busy(503, "86400");
  await send();
  expect(await pauseOf()).toBe(3600);
});

it("an endpoint that is gone is turned off at once, and its owner is told what becomes of the messages", async () => {
  await wait(await endpoint(), 2);
  receiver.answer = (response) => void response.writeHead(410).end();
  await send();
  expect(await state()).toMatchObject({ status: "failed", attempts: 1, last_status: 410, enabled: false });
  expect(receiver.received).toHaveLength(1);
  const [told] = await sql("select title, text from notifications where recipient_id = ?", [person.userId]);
  expect(told?.title).toBe(`Your webhook to ${receiver.host} was turned off`);
  expect(String(told?.text)).toContain("410");
  expect(String(told?.text)).toContain("isn't recorded");
});

it("a redirect isn't followed, wherever it leads, and a private address isn't connected to", async () => {
  await test(await endpoint());
  receiver.answer = (response) =>
    void response.writeHead(307, { location: "https://169.254.169.254/" }).end();
  await app.runJobs();
  expect(await state()).toMatchObject({ last_status: 307, last_error: expect.stringContaining("redirects") });
  expect(receiver.received).toHaveLength(1);
  // A name that was public when it was typed: the connection itself is checked.
  await sql("update webhook_endpoints set url = 'https://localhost/'");
  await makeDue();
  await send();
  expect(await state()).toMatchObject({
    last_status: null,
    last_error: expect.stringContaining("private network"),
  });
});

it("an endpoint that hangs delays no other", async () => {
  const [hung, well] = [await endpoint("/hangs"), await endpoint("/well")];
  receiver.answer = (response, { path }) => {
    if (path === "/hangs") setTimeout(() => response.destroy(), 1_500).unref();
    else response.end();
  };
  await test(hung);
  for (let times = 0; times < 5; times += 1) await test(well);
  await app.runJobs();
  const paths = receiver.received.map(({ path }) => path);
  expect(paths.filter((path) => path === "/well")).toHaveLength(5);
  expect(paths.filter((path) => path === "/hangs")).toHaveLength(1);
  const [{ before } = {}] = await sql(
    `select max(w.last_attempt_at) < min(h.last_attempt_at) + interval '1 second' as before
     from webhook_deliveries w, webhook_deliveries h where w.endpoint_id = ? and h.endpoint_id = ?`,
    [well, hung],
  );
  expect(before).toBe(true);
});

it("a person's endpoints that hang leave lanes to others, and what comes meanwhile is sent at once", async () => {
  const hanging: ServerResponse[] = [];
  const free = () => {
    for (const response of hanging) response.destroy();
  };
  receiver.answer = (response, { path }) => {
    if (path === "/well") {
      response.end();
      free();
    } else hanging.push(response);
    // In the midst of the run; if it were sent after it, all of them would have hung first.
    if (hanging.length === 5) void test(well);
  };
  const ids = [];
  for (let count = 0; count < 10; count += 1) ids.push(await endpoint(`/hangs/${count}`));
  person = await signIn(app, await createUser(app));
  const well = await endpoint("/well");
  await sql(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select id, 'msg_' || id, 'message', '{}' from unnest(?::int[]) id`,
    [`{${ids.join()}}`],
  );
  await send();
  expect(receiver.received.findIndex(({ path }) => path === "/well")).toBe(5);
});

it("an endpoint that is deleted while it is sent to doesn't keep that from being noted", async () => {
  const id = await endpoint();
  await test(id);
  const isNoting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const deleted = Promise.withResolvers<void>();
  receiver.answer = (response) => {
    const em = app.database.orm.em.fork();
    const deletion = em.transactional(async (inner) => {
      await inner.execute("select from webhook_endpoints where id = ? for update", [id]);
      response.writeHead(503).end();
      await expect.poll(async () => (await sql(isNoting))[0]?.count).toBe(1);
      await inner.execute("delete from webhook_endpoints where id = ?", [id]);
    });
    deletion.then(deleted.resolve, deleted.reject);
  };
  await app.runJobs();
  await deleted.promise;
  expect(await sql("select last_error from graphile_worker.jobs where last_error is not null")).toEqual([]);
});

it("two workers send each message once", async () => {
  const id = await endpoint();
  await sql(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select ?, 'msg_' || n, 'test', '{}' from generate_series(1, 30) n`,
    [id],
  );
  await sql("select graphile_worker.add_job('send-webhooks') from generate_series(1, 2)");
  await Promise.all([app.runJobs(), second.runJobs()]);
  await send();
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

it("old messages are purged", async () => {
  await test(await endpoint());
  await sql("update webhook_deliveries set created_at = now() - interval '31 days'");
  await sql("select graphile_worker.add_job('purge-webhook-deliveries')");
  await app.runJobs();
  expect(await sql("select id from webhook_deliveries")).toEqual([]);
});
