import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { alertTo } from "../../../testing/news.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let who: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

interface Listed {
  readonly notifications: {
    readonly nodes: readonly { readonly id: string; readonly title: string; readonly isRead: boolean }[];
    readonly totalCount: number;
  };
  readonly unreadCount: number;
}
const list = async (filter = "{}", by = who) =>
  (
    await by.execute<Listed>(
      `{ unreadCount notifications(filter: ${filter}) { totalCount nodes { id title isRead } } }`,
    )
  ).data;
const idOf = async (title: string) =>
  String((await sql("select id from notifications where title = ?", [title]))[0]?.id);
const mark = (id: string, by = who, read = true) =>
  by.execute<{ markNotificationRead: object }>(
    `mutation ($id: ID!, $read: Boolean!) { markNotificationRead(id: $id, read: $read) {
      notification { isRead } viewer { unreadNotifications } } }`,
    { id, read },
  );

describe("notifications", () => {
  it("are listed to their recipient alone, the latest first", async () => {
    const stranger = await signIn(app, await createUser(app));
    const titles = [await alertTo(admin, [who]), await alertTo(admin, [who, stranger])];
    const { notifications, unreadCount } = await list();
    expect(notifications.nodes.map(({ title }) => title)).toEqual(titles.toReversed());
    expect([notifications.totalCount, unreadCount]).toEqual([2, 2]);
    expect((await list("{}", stranger)).notifications.nodes).toHaveLength(1);
    expect(
      (await app.execute("{ unreadCount notifications { totalCount } }")).errors?.[0]?.extensions?.code,
    ).toBe("UNAUTHENTICATED");
  });

  it("are marked as read and as unread, and counted", async () => {
    const id = await idOf(await alertTo(admin, [who]));
    const answer = (isRead: boolean, unreadNotifications: number) => ({
      markNotificationRead: { notification: { isRead }, viewer: { unreadNotifications } },
    });
    expect((await mark(id)).data).toEqual(answer(true, 0));
    expect((await mark(id)).data).toEqual(answer(true, 0));
    expect((await list("{ unread: true }")).notifications.nodes).toEqual([]);
    expect((await mark(id, who, false)).data).toEqual(answer(false, 1));
  });

  it("of others are as little known as those that don't exist", async () => {
    const id = await idOf(await alertTo(admin, [who]));
    const stranger = await signIn(app, await createUser(app));
    const [foreign, missing] = [await mark(id, stranger), await mark("2147483647", stranger)];
    expect(foreign.errors).toEqual(missing.errors);
    expect(foreign.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await mark(id, app as unknown as SignedInClient)).errors?.[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await list()).unreadCount).toBe(1);
  });

  it("are marked as read together, by type and up to what was seen", async () => {
    const insert =
      "insert into notifications (recipient_id, turn, type, title, path, key) values (?, ?, ?, ?, '/', ?)";
    for (const [turn, type, title] of [
      [1, "alert", "First"],
      [2, "claim", "Second"],
      [3, "alert", "Third"],
    ])
      await sql(insert, [who.userId, turn, type, title, title]);
    const all = (args: string) =>
      who.execute<{ markNotificationsRead: { count: number } }>(
        `mutation { markNotificationsRead${args} { count viewer { unreadNotifications } } }`,
      );
    const answer = (count: number, unreadNotifications: number) => ({
      markNotificationsRead: { count, viewer: { unreadNotifications } },
    });
    expect((await all("(types: [CLAIM])")).data).toEqual(answer(1, 2));
    expect((await all("(upTo: 2)")).data).toEqual(answer(1, 1));
    expect((await all("")).data).toEqual(answer(1, 0));
  });

  it("cost four statements at most, however long the list is", async () => {
    await sql(
      `insert into notifications (recipient_id, turn, type, title, path, key, read_at)
       select ?, n, 'alert', 'No. ' || n, '/', n::text, case when n % 50 > 0 then now() end from generate_series(1, 100000) n`,
      [who.userId],
    );
    await sql("analyze notifications");
    app.database.statements.length = 0;
    const { data } = await who.execute<Listed>(
      "{ unreadCount notifications(filter: { unread: true }, first: 20) { nodes { id title path text createdAt isRead } } }",
    );
    expect(data.notifications.nodes).toHaveLength(20);
    expect(data.unreadCount).toBe(2_000);
    expect(app.database.statements.length).toBeLessThanOrEqual(4);
  });
});

describe("in REST", () => {
  it("they are read by their recipient alone", async () => {
    const title = await alertTo(admin, [who]);
    const path = `/api/dashboard/notifications/${who.userId}`;
    expect(await (await who.fetch(path)).json()).toMatchObject([
      { id: expect.any(Number), type: "alert", title, isRead: false, path: "/notifications" },
    ]);
    expect([(await admin.fetch(path)).status, (await app.fetch(path)).status]).toEqual([403, 401]);
  });
});

describe("an alert", () => {
  it("reaches ten thousand people in one statement", async () => {
    await sql(`insert into users (username, username_skeleton, email, first_name, last_name, role)
      select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@crowd.example', 'Crowd', 'Member', 'mentor'
      from generate_series(1, 10000) n`);
    await sql("analyze users");
    app.database.statements.length = 0;
    const { data, errors } = await admin.execute(
      'mutation { sendAlert(input: { title: "To mentors", text: "All of you.", roles: [MENTOR] }) }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ sendAlert: 10_000 });
    const writing = app.database.statements.filter((text) => /insert into notifications/.test(text));
    expect(writing).toHaveLength(1);
    expect(await sql("select count(*)::int as count from notifications where title = 'To mentors'")).toEqual([
      { count: 10_000 },
    ]);
    await sql("delete from graphile_worker._private_jobs");
  });

  it("is sent once for a key, by administrators, with a title and a text", async () => {
    const send = (fields: string, by = admin) => by.execute(`mutation { sendAlert(input: { ${fields} }) }`);
    const key = `title: "Twice", text: "No.", userIds: ["${who.userId}"], key: "${crypto.randomUUID()}"`;
    for (let times = 0; times < 2; times++) await send(key);
    expect((await list()).notifications.totalCount).toBe(1);
    expect((await send(key, who)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await send('title: " ", text: ""')).errors?.[0]?.extensions?.fields).toEqual({
      title: "Enter a title",
      text: "Enter a message",
    });
  });

  it("with news goes to those who asked for such", async () => {
    const send = () =>
      admin.execute(
        `mutation { sendAlert(input: { title: "Offer", text: "-10%", isNews: true, userIds: ["${who.userId}"] }) }`,
      );
    expect((await send()).errors?.[0]?.extensions?.fields).toHaveProperty("audience");
    await sql("update users set notify_marketing_updates = true where id = ?", [who.userId]);
    expect((await send()).data).toEqual({ sendAlert: 1 });
    expect((await list("{ types: [NEWS] }")).notifications.nodes).toHaveLength(1);
  });
});

describe("what is old", () => {
  it("goes 90 days after it was read, and after a year", async () => {
    await sql(
      `insert into notifications (recipient_id, turn, type, title, path, key, created_at, read_at) values
         (?, 1, 'alert', 'Read long ago', '/', 'a', now() - interval '100 days', now() - interval '91 days'),
         (?, 2, 'alert', 'Read lately', '/', 'b', now() - interval '100 days', now() - interval '89 days'),
         (?, 3, 'alert', 'Never read', '/', 'c', now() - interval '366 days', null)`,
      [who.userId, who.userId, who.userId],
    );
    await sql("select graphile_worker.add_job('purge-notifications', '{}'::json)");
    await app.runJobs();
    expect((await list()).notifications.nodes.map(({ title }) => title)).toEqual(["Read lately"]);
  });
});
