import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { followNews } from "../../../../testing/news.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";
import {
  createTroubledDatabase,
  type TroubledDatabase,
} from "../../../../testing/servers/troubled-database.ts";

let database: TroubledDatabase;
let app: TestApp;
let direct: pg.Client;
let who: SignedInClient;
beforeAll(async () => {
  database = await createTroubledDatabase("empty", { patience: 400, poolSize: 4 });
  app = await startTestApp(database);
  const address = new URL(database.url);
  address.host = new URL(inject("serverUrl")).host;
  direct = new pg.Client(address.href);
  await direct.connect();
});
afterAll(async () => {
  await direct.end();
  await app.stop();
  await database.drop();
});
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
});

/** Tells somebody something, past the trouble, as another instance would. */
const notifyDirectly = (title: string) =>
  direct.query(
    `with t as (insert into notification_turns as t (user_id, last) values ($1, 1)
       on conflict (user_id) do update set last = t.last + 1 returning last)
     insert into notifications (recipient_id, turn, type, title, path, key)
     select $1, last, 'alert', $2, '/', $2 from t`,
    [who.userId, title],
  );

/** Follows as the browser does: whatever breaks is taken up again after the last turn, a little later. */
function follower(url: () => string) {
  const titles: string[] = [];
  const state = { turn: undefined as number | undefined, breaks: 0, over: false };
  let cut = () => {};
  const run = async () => {
    while (!state.over) {
      try {
        const client = testClient(url(), { cookie: `session=${who.token}` });
        const connection = await followNews(client, state.turn);
        cut = connection.cut;
        for (let event = await connection.next(); event?.data; event = await connection.next()) {
          const { turn, notifications } = event.data.notificationNews;
          state.turn = turn;
          titles.push(...notifications.map(({ title }) => title));
        }
        connection.cut();
      } catch {
        // It broke, or was cut.
      }
      state.breaks += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const ran = run();
  const stop = () => {
    state.over = true;
    cut();
    return ran;
  };
  return { titles, state, stop };
}

describe("nothing is lost or repeated", () => {
  it.each([
    ["the database goes away", () => database.goAway()],
    ["the database freezes", () => database.freeze()],
  ])("while %s in mid-stream", { timeout: 60_000 }, async (_what, trouble) => {
    const { titles, state, stop } = follower(() => app.url);
    await expect.poll(() => state.turn).toBe(0);
    await notifyDirectly("Before");
    await expect.poll(() => titles).toEqual(["Before"]);
    trouble();
    await notifyDirectly("Meanwhile 1");
    await notifyDirectly("Meanwhile 2");
    // Long enough for reads and the listening connection to notice.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await database.recover();
    await expect.poll(() => titles, { timeout: 30_000 }).toEqual(["Before", "Meanwhile 1", "Meanwhile 2"]);
    await notifyDirectly("After");
    await expect.poll(() => titles).toEqual(["Before", "Meanwhile 1", "Meanwhile 2", "After"]);
    await stop();
  });

  it("while servers restart under somebody who is told things all the time", {
    timeout: 60_000,
  }, async () => {
    let current = await startTestApp(database);
    const { titles, state, stop } = follower(() => current.url);
    await expect.poll(() => state.turn).toBe(0);
    const told: string[] = [];
    for (let restarts = 0; restarts < 3; restarts++) {
      const before = current;
      const telling = (async () => {
        for (let n = 0; n < 10; n++) {
          const title = `News ${restarts}.${n}`;
          await notifyDirectly(title);
          told.push(title);
        }
      })();
      current = await startTestApp(database);
      await before.stop();
      await telling;
    }
    await expect.poll(() => titles).toEqual(told);
    expect(state.breaks).toBeGreaterThanOrEqual(3);
    await stop();
    await current.stop();
  });
});
