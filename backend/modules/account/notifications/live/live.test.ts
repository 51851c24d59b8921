import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { alertTo, followNews, type NewsConnection, type NewsEvent } from "../../../../testing/news.ts";
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
const newsOf = (event: NewsEvent | undefined) => event?.data?.notificationNews;
const titlesOf = (event: NewsEvent | undefined) => newsOf(event)?.notifications.map(({ title }) => title);

/** Reads until this many notifications have come. */
async function collect(connection: NewsConnection, count: number) {
  const titles: string[] = [];
  let turn = 0;
  while (titles.length < count) {
    const event = await connection.next();
    titles.push(...(titlesOf(event) ?? []));
    turn = newsOf(event)?.turn ?? turn;
  }
  return { titles, turn };
}

describe("a subscription", () => {
  it("brings a notification at once, in whichever process it was made, and the number of unread ones", async () => {
    const there = testClient(other.url, { cookie: `session=${who.token}` });
    const connection = await followNews(there);
    expect(newsOf(await connection.next())).toEqual({ turn: 0, unreadCount: 0, notifications: [] });
    const title = await alertTo(admin, [who]);
    const event = await connection.next();
    expect([newsOf(event)?.unreadCount, titlesOf(event)]).toEqual([1, [title]]);
    await who.execute("mutation { markNotificationsRead { count } }");
    expect(newsOf(await connection.next())).toMatchObject({ unreadCount: 0, notifications: [] });
    connection.cut();
  });

  it("loses and repeats nothing when the connection breaks", async () => {
    const first = await followNews(who);
    await first.next();
    const before = [await alertTo(admin, [who]), await alertTo(admin, [who])];
    const seen = await collect(first, 2);
    first.cut();
    const meanwhile = [];
    for (let count = 0; count < 5; count++) meanwhile.push(await alertTo(admin, [who]));
    const second = await followNews(who, seen.turn);
    const missed = await collect(second, 5);
    const last = await alertTo(admin, [who]);
    // What was heard of while it was already read comes as an event without news.
    expect((await collect(second, 1)).titles).toEqual([last]);
    expect([...seen.titles, ...missed.titles]).toEqual([...before, ...meanwhile]);
    second.cut();
  });

  it("misses nothing of transactions that end in another order than they began", async () => {
    const connection = await followNews(who);
    await connection.next();
    const ends = [];
    for (let count = 0; count < 20; count++) ends.push(alertTo(admin, [who]));
    const sent = await Promise.all(ends);
    const { titles } = await collect(connection, 20);
    expect(titles.toSorted()).toEqual(sent.toSorted());
    connection.cut();
  });

  it("brings more than a page in pages", async () => {
    await sql(
      `with turns as (insert into notification_turns (user_id, last) values (?, 230))
       insert into notifications (recipient_id, turn, type, title, path, key)
       select ?, n, 'alert', 'No. ' || n, '/', n::text from generate_series(1, 230) n`,
      [who.userId, who.userId],
    );
    const connection = await followNews(who, 0);
    const { titles, turn } = await collect(connection, 230);
    expect([new Set(titles).size, turn]).toEqual([230, 230]);
    connection.cut();
  });
});

describe("it ends", () => {
  it.each([
    ["on signing out", () => who.execute("mutation { signOut { message } }")],
    ["when its session is revoked", () => sql("delete from sessions where user_id = ?", [who.userId])],
    [
      "when the account is deactivated",
      () => sql("update users set is_active = false where id = ?", [who.userId]),
    ],
  ])("%s", async (_when, act) => {
    const connection = await followNews(who);
    await connection.next();
    await act();
    expect(await connection.next()).toBeUndefined();
    const again = await followNews(who);
    expect((await again.next())?.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("when its process stops, which takes no new one", async () => {
    const further = await startTestApp(app.database);
    const connection = await followNews(testClient(further.url, { cookie: `session=${who.token}` }));
    await connection.next();
    const began = Date.now();
    await further.stop();
    expect(await connection.next()).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe("it is refused", () => {
  it("to visitors", async () => {
    expect((await (await followNews(app)).next())?.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("beyond ten of a person, until one of them ends", async () => {
    const open: NewsConnection[] = [];
    for (let count = 0; count < 10; count++) {
      const connection = await followNews(who);
      await connection.next();
      open.push(connection);
    }
    const refused = await (await followNews(who)).next();
    expect(refused?.errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
    open.pop()?.cut();
    await expect
      .poll(async () => {
        const connection = await followNews(who);
        const event = await connection.next();
        connection.cut();
        return newsOf(event)?.turn;
      })
      .toBe(0);
    for (const connection of open) connection.cut();
  });

  it.each([
    ["a query", "{ unreadCount }", "Only subscriptions"],
    ["what can't be read", "subscription {", "Syntax Error"],
    ["an unknown field", "subscription { nothing }", 'Cannot query field "nothing"'],
  ])("for %s", async (_what, query, message) => {
    const event = await (await followNews(who, undefined, query)).next();
    expect(event?.errors?.[0]?.message).toContain(message);
  });

  it("from other sites, with another method, and without asking for events", async () => {
    const send = (init: RequestInit) => who.fetch("/graphql/stream", init);
    const headers = { "content-type": "application/json", accept: "text/event-stream" };
    const body = JSON.stringify({ query: "subscription { notificationNews { turn } }" });
    const foreign = await send({
      method: "POST",
      headers: { ...headers, "sec-fetch-site": "cross-site" },
      body,
    });
    expect(foreign.status).toBe(403);
    expect((await send({ method: "GET", headers })).status).toBe(405);
    const plain = { ...headers, accept: "application/json" };
    expect((await send({ method: "POST", headers: plain, body })).status).toBe(400);
  });

  it("at /graphql, with the place where it is served", async () => {
    const { errors, response } = await who.execute("subscription { notificationNews { turn } }");
    expect([response.status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining("/graphql/stream"),
    ]);
  });
});
