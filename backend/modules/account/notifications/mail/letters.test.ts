import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { alertTo } from "../../../../testing/news.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let who: SignedInClient;
let email: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  const user = await createUser(app, { firstName: "Ines" });
  who = await signIn(app, user);
  email = user.email;
});

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const letters = async () => {
  await app.runJobs();
  return app.mails.filter(({ to }) => to === email);
};
const choose = (frequency: string, type = "ALERT") =>
  who.execute<{ setNotificationFrequency: { type: string; frequency: string }[] }>(
    `mutation { setNotificationFrequency(type: ${type}, frequency: ${frequency}) { type frequency } }`,
  );
/** What happens at 7:00 on a day. */
const morning = async (day: string) => {
  await sql("select graphile_worker.add_job('notification-digest', json_build_object('now', ?::text))", [
    `${day}T07:00:00Z`,
  ]);
  return letters();
};
const [SUNDAY, MONDAY] = ["2026-11-22", "2026-11-23"];

describe("a notification's letter", () => {
  it("comes right away, with one click to end those of its type", async () => {
    const title = await alertTo(admin, [who]);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      subject: `${title} - SportsTech Hub`,
      text: expect.stringMatching(
        /^Hello Ines,\n\nRead this\.\n\n.*\/profile\?tab=notifications\n\nSportsTech Hub$/s,
      ),
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    const { pathname, search } = new URL(letter?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "");
    expect(pathname).toBe("/notifications/unsubscribe");
    const response = await app.fetch(`${pathname}${search}`, { method: "POST" });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("won't get any more"),
    ]);
    await alertTo(admin, [who]);
    expect(await letters()).toHaveLength(1);
    const { data } = await who.execute<{ unreadCount: number }>("{ unreadCount }");
    expect(data.unreadCount).toBe(2);
  });

  it("is asked for by type, and known to its reader alone", async () => {
    const chosen = (await choose("WEEKLY", "CLAIM")).data.setNotificationFrequency;
    expect(chosen.filter(({ frequency }) => frequency !== "INSTANT")).toEqual([
      { type: "CLAIM", frequency: "WEEKLY" },
    ]);
    expect((await choose("NONE", "SEARCH_MATCH")).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    const { data } = await admin.execute<{ notificationFrequencies: { frequency: string }[] }>(
      "{ notificationFrequencies { frequency } }",
    );
    expect(new Set(data.notificationFrequencies.map(({ frequency }) => frequency))).toEqual(
      new Set(["INSTANT"]),
    );
    const { errors } = await app.execute("{ notificationFrequencies { frequency } }");
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("does not come to who wants none, also if they say so while it waits", async () => {
    await choose("NONE");
    await alertTo(admin, [who]);
    await choose("INSTANT");
    await alertTo(admin, [who]);
    await choose("NONE");
    expect(await letters()).toEqual([]);
    await choose("INSTANT");
    await sql("update users set notify_email_notifications = false where id = ?", [who.userId]);
    await alertTo(admin, [who]);
    expect(await letters()).toEqual([]);
  });
});

describe("a digest", () => {
  it("sums up once a day what is still unread", async () => {
    await choose("DAILY");
    const [first, second] = [await alertTo(admin, [who]), await alertTo(admin, [who])];
    const read = await alertTo(admin, [who]);
    await sql("update notifications set read_at = now() where recipient_id = ? and title = ?", [
      who.userId,
      read,
    ]);
    expect(await letters()).toEqual([]);
    const [letter, ...others] = await morning(SUNDAY);
    expect(letter?.subject).toBe("2 notifications - SportsTech Hub");
    expect(letter?.text).toMatch(new RegExp(`${second}\\n.*${first}\\n`, "s"));
    expect(letter?.text).not.toContain(read);
    expect(letter?.text).toContain("Stop emails of this type (Alerts): ");
    expect(others).toEqual([]);
    expect(await morning(MONDAY)).toHaveLength(1);
  });

  it("comes on Mondays to those who want it weekly", async () => {
    await choose("WEEKLY");
    await alertTo(admin, [who]);
    expect(await morning(SUNDAY)).toEqual([]);
    expect(await morning(MONDAY)).toHaveLength(1);
  });
});

describe("an account that is deleted", () => {
  it("takes its notifications along, and exports them before", async () => {
    await choose("DAILY");
    const title = await alertTo(admin, [who]);
    const { data } = await who.execute<{ exportMyData: { content: string } }>("{ exportMyData { content } }");
    expect(JSON.parse(data.exportMyData.content).notifications).toMatchObject({
      received: [{ type: "alert", title, text: ["Read this."] }],
      emails: [{ type: "alert", frequency: "daily" }],
    });
    await sql(
      "update users set deletion_requested_at = now() - interval '15 days', deletion_due_at = now() - interval '1 day' where id = ?",
      [who.userId],
    );
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    for (const [table, column] of [
      ["notifications", "recipient_id"],
      ["notification_preferences", "user_id"],
      ["notification_turns", "user_id"],
    ])
      expect(await sql(`select from ${table} where ${column} = ?`, [who.userId])).toEqual([]);
  });
});
