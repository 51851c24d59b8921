import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { alertTo, followNews, type NewsConnection } from "../../../../testing/news.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let who: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  other = await startTestApp(app.database);
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
});

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const there = (client: SignedInClient) => testClient(other.url, { cookie: `session=${client.token}` });

/** All titles that come until the connection has ended. */
async function rest(connection: NewsConnection): Promise<string[]> {
  const titles: string[] = [];
  for (let event = await connection.next(); event; event = await connection.next())
    titles.push(...(event.data?.notificationNews.notifications ?? []).map(({ title }) => title));
  return titles;
}

describe("what somebody is told", () => {
  it("reaches them alone, when fifteen people in two processes are told at the same time", async () => {
    const people = await Promise.all(
      Array.from({ length: 15 }, async () => signIn(app, await createUser(app))),
    );
    const connections = await Promise.all(
      people.map(async (person, at) => {
        const connection = await followNews(at % 2 ? there(person) : person);
        await connection.next();
        return connection;
      }),
    );
    const titles = await Promise.all(people.map((person) => alertTo(admin, [person])));
    await Promise.all(
      connections.map(async (connection, at) => {
        const news = (await connection.next())?.data?.notificationNews;
        expect(news).toMatchObject({ turn: 1, unreadCount: 1, notifications: [{ title: titles[at] }] });
      }),
    );
    // The session's end ends the connection, so that anything else that came would be seen.
    await sql("delete from sessions where user_id = any(?::integer[])", [
      `{${people.map(({ userId }) => userId).join(",")}}`,
    ]);
    expect((await Promise.all(connections.map(rest))).flat()).toEqual([]);
  });

  it("is read in one tab and counted as read in the other, which is on another process", async () => {
    const [here, away] = [await followNews(who), await followNews(there(who))];
    await Promise.all([here.next(), away.next()]);
    await alertTo(admin, [who]);
    const [event] = await Promise.all([here.next(), away.next()]);
    const id = event?.data?.notificationNews.notifications[0]?.id;
    await who.execute("mutation ($id: ID!) { markNotificationRead(id: $id) { count } }", { id });
    for (const connection of [here, away]) {
      const news = (await connection.next())?.data?.notificationNews;
      expect(news).toMatchObject({ turn: 1, unreadCount: 0, notifications: [] });
      connection.cut();
    }
  });

  it("says how urgent an alert is", async () => {
    const query =
      "subscription ($after: Int) { notificationNews(after: $after) { turn unreadCount notifications { id title level } } }";
    await admin.execute("mutation ($input: AlertInput!) { sendAlert(input: $input) }", {
      input: { title: "Outage", text: "Now.", level: "WARNING", userIds: [String(who.userId)] },
    });
    const connection = await followNews(who, 0, query);
    const news = (await connection.next())?.data?.notificationNews;
    expect(news?.notifications).toMatchObject([{ title: "Outage", level: "WARNING" }]);
    connection.cut();
  });
});

describe("nobody hears more", () => {
  const ends: [string, () => Promise<unknown>][] = [
    ["who signs out in another process", () => there(who).execute("mutation { signOut { message } }")],
    [
      "who is deactivated by an administrator",
      () =>
        admin.execute(
          "mutation ($id: ID!) { updateUserRights(id: $id, input: { isActive: false }) { id } }",
          {
            id: String(who.userId),
          },
        ),
    ],
    [
      "who is suspended in bulk",
      async () => {
        await admin.execute(
          "mutation ($input: BulkOperationInput!) { startBulkOperation(input: $input) { id } }",
          {
            input: {
              kind: "SUSPEND_USERS",
              choice: { userIds: [who.userId] },
              expected: 1,
              key: randomUUID(),
            },
          },
        );
        await app.runJobs();
      },
    ],
  ];

  it.each(ends)("%s", async (_who, end) => {
    const connections = [await followNews(who), await followNews(there(who))];
    for (const connection of connections) await connection.next();
    await end();
    await sql(
      "insert into notifications (recipient_id, turn, type, title, path, key) values (?, 9, 'alert', 'Too late', '/', 'late')",
      [who.userId],
    );
    for (const connection of connections) expect(await rest(connection)).toEqual([]);
  });
});
