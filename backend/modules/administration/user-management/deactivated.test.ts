import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { followNews } from "../../../testing/news.ts";
import { type Receiver, startReceiver } from "../../../testing/servers/receiver.ts";
import {
  startTestApp,
  type TestApp,
  type TestClient,
  testClient,
} from "../../../testing/servers/test-app.ts";
import { newTokenOf } from "../../../testing/tokens.ts";
import { notify } from "../../account/notifications/notify.ts";

let app: TestApp;
let receiver: Receiver;
let admin: SignedInClient;
let category: string;
let held: Awaited<ReturnType<typeof holder>>;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: receiver.host });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  category = (await createCategory(app, { kind: "solution", name: "Tracking", slug: "tracking" })).name;
});
afterAll(async () => {
  await app.stop();
  receiver.close();
});
beforeEach(async () => {
  held = await holder();
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const runJob = async (name: string, payload: object = {}) => {
  await sql("select graphile_worker.add_job(?, ?::json)", [name, JSON.stringify(payload)]);
  await app.runJobs();
};
const made = async <Name extends string>(
  by: TestClient,
  name: Name,
  rest: string,
  variables: object = {},
) => {
  const { data, errors } = await by.execute<Record<Name, Record<string, string>>>(
    `mutation ${rest}`,
    variables as Record<string, unknown>,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
};

/** Somebody with everything that acts or delivers for them while they aren't there. */
async function holder() {
  const user = await createUser(app, { password: "right-1" });
  const client = await signIn(app, user);
  const { token } = await newTokenOf(client, { scopes: ["CATALOG_READ", "ACCOUNT_READ"] });
  await made(client, "createWebhook", "($input: WebhookInput!) { createWebhook(input: $input) { secret } }", {
    input: { url: `http://${receiver.host}/in`, events: ["message", "solution.published"] },
  });
  const { url } = await made(client, "renewCalendarAddress", "{ renewCalendarAddress { url } }");
  await runJob("number-publications");
  await runJob("tell-searches");
  await made(
    client,
    "saveSearch",
    `{ saveSearch(list: "solutions", address: "?category=tracking",
      input: { name: "Mine", alert: INSTANT }) { id } }`,
  );
  await runJob("collect-webhook-events");
  const calendar = new URL(url ?? "");
  return {
    user,
    client,
    program: testClient(app.url, { authorization: `Bearer ${token}` }),
    calendar: calendar.pathname + calendar.search,
  };
}

const codeOf = async (by: TestClient) =>
  (await by.execute("{ viewerWebhooks { id } unreadCount }")).errors?.[0]?.extensions?.code;
/** Puts a message of each kind on its way, told or not yet. */
async function happen(key: string) {
  await notify(app.database.orm.em.fork(), [
    {
      recipient: held.user.id,
      type: "message",
      title: "News",
      path: "/",
      key,
      letter: { subject: "News", text: ["News."] },
    },
  ]);
  await createSolution(app, { category });
}
/** Lets everything be delivered that is on its way. */
async function deliver() {
  await sql(
    "update webhook_state set read_until = read_until - interval '1 second' where read_until is not null",
  );
  for (const name of ["number-publications", "tell-searches", "collect-webhook-events"]) await runJob(name);
  await runJob("warn-of-ending-access-tokens");
  await runJob("notification-digest");
  await app.runJobs();
}
const lettersTo = ({ email }: { email: string }) => app.mails.filter(({ to }) => to === email);

const WAYS: [string, () => Promise<unknown>][] = [
  [
    "an administrator deactivated",
    () =>
      made(
        admin,
        "updateUserRights",
        "($id: ID!) { updateUserRights(id: $id, input: { isActive: false }) { id } }",
        {
          id: String(held.user.id),
        },
      ),
  ],
  [
    "was suspended with others",
    async () => {
      await made(
        admin,
        "startBulkOperation",
        `($ids: [ID!]!, $key: String!) { startBulkOperation(
          input: { kind: SUSPEND_USERS, choice: { userIds: $ids }, expected: 1, key: $key }) { id } }`,
        { ids: [String(held.user.id)], key: randomUUID() },
      );
      await app.runJobs();
    },
  ],
  [
    "the demo brought, without the demo",
    () => sql("update users set is_demo = true where id = ?", [held.user.id]),
  ],
];

describe.each(WAYS)("an account that %s", (_how, end) => {
  it("acts nowhere: by session, token, calendar, stream or sign-in", async () => {
    const stream = await followNews(held.client);
    await stream.next();
    expect([await codeOf(held.client), await codeOf(held.program)]).toEqual([undefined, "FORBIDDEN"]);
    expect((await app.fetch(held.calendar)).status).toBe(200);
    await end();
    expect([await codeOf(held.client), await codeOf(held.program)]).toEqual([
      "UNAUTHENTICATED",
      "UNAUTHENTICATED",
    ]);
    expect((await held.program.fetch("/api/auth/me")).status).toBe(401);
    expect((await held.client.fetch("/api/auth/me")).status).toBe(401);
    expect((await app.fetch(held.calendar)).status).toBe(404);
    stream.cut();
    const again = await followNews(held.client);
    expect((await again.next())?.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const input = { username: held.user.username, password: "right-1" };
    const { errors } = await app.execute(
      "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
      { input },
    );
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("is delivered nothing: no webhook, no letter, not what waited already", async () => {
    app.mails.length = receiver.received.length = 0;
    await happen("before");
    await deliver();
    expect(receiver.received.length).toBeGreaterThan(0);
    const lettersBefore = lettersTo(held.user).length;
    expect(lettersBefore).toBeGreaterThan(1);
    await sql("update access_tokens set expires_at = now() + interval '1 hour' where user_id = ?", [
      held.user.id,
    ]);
    await sql("update notification_preferences set frequency = 'daily' where user_id = ?", [held.user.id]);
    await happen("digest");
    await sql("update notification_preferences set frequency = 'instant' where user_id = ?", [held.user.id]);
    await happen("waiting");
    app.mails.length = receiver.received.length = 0;
    await end();
    app.mails.length = 0;
    await happen("after");
    await deliver();
    expect([receiver.received, lettersTo(held.user)]).toEqual([[], []]);
  });
});
