import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { followNews } from "../../../testing/news.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** How many notifications somebody has here, of which every fiftieth is somebody else's. */
const MANY = 20_000;

let app: TestApp;
let who: SignedInClient;
let bystander: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  [who, bystander] = [await signIn(app, await createUser(app)), await signIn(app, await createUser(app))];
  for (const { userId } of [who, bystander]) {
    await sql("insert into notification_turns (user_id, last) values (?, ?)", [userId, MANY]);
    await sql(
      `insert into notifications (recipient_id, turn, type, title, path, key)
       select ?, n, case when n % 2 = 0 then 'claim' else 'alert' end, 'No. ' || n, '/', n::text
       from generate_series(1, ?) n`,
      [userId, MANY],
    );
  }
  await sql("analyze notifications");
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const statements = () =>
  app.database.statements.filter((text) => !/from "?sessions"?|^(\[.*\] )?(begin|commit)/i.test(text)).length;

it("every page of thousands costs the same few statements, and holds each once", async () => {
  const seen = new Set<string>();
  let after: string | null = null;
  const began = Date.now();
  for (let page = 0; page < 20; page++) {
    app.database.statements.length = 0;
    const answer: {
      data: { notifications: { nodes: { id: string }[]; pageInfo: { endCursor: string } } };
    } = await who.execute(
      "query ($after: String) { notifications(first: 100, after: $after) { nodes { id } pageInfo { endCursor } } }",
      { after },
    );
    for (const { id } of answer.data.notifications.nodes) seen.add(id);
    after = answer.data.notifications.pageInfo.endCursor;
    expect(statements()).toBeLessThanOrEqual(2);
  }
  expect(seen.size).toBe(2_000);
  expect(Date.now() - began).toBeLessThan(10_000);
});

it("reading all of one type, then all, is one statement that changes nobody else's, told to open tabs once", async () => {
  const connection = await followNews(who);
  await connection.next();
  const readAll = (args: string) =>
    who.execute<{ markNotificationsRead: { count: number } }>(
      `mutation { markNotificationsRead${args} { count } }`,
    );
  app.database.statements.length = 0;
  const began = Date.now();
  expect((await readAll("(types: [CLAIM])")).data.markNotificationsRead.count).toBe(MANY / 2);
  expect(app.database.statements.filter((text) => /update notifications/.test(text))).toHaveLength(1);
  const first = (await connection.next())?.data?.notificationNews;
  expect(first).toMatchObject({ unreadCount: MANY / 2, notifications: [] });
  expect((await readAll("")).data.markNotificationsRead.count).toBe(MANY / 2);
  expect((await connection.next())?.data?.notificationNews).toMatchObject({
    unreadCount: 0,
    notifications: [],
  });
  expect(Date.now() - began).toBeLessThan(10_000);
  connection.cut();
  expect((await bystander.execute("{ unreadCount }")).data).toEqual({ unreadCount: MANY });
});
