import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { eventsOf } from "../../../testing/calendar.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let who: SignedInClient;
const DUE = new Date(Math.floor(Date.now() / DAY) * DAY + 20 * DAY + 9 * 3600 * 1000);
const DAY_END = new Date(Math.floor(Date.now() / DAY) * DAY + 21 * DAY - 1);
beforeAll(async () => {
  app = await startTestApp("empty", { LOG_LEVEL: "info" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
});

const renew = async (client: TestClient = who) => {
  const { data, errors } = await client.execute<{ renewCalendarAddress: { url: string } }>(
    "mutation { renewCalendarAddress { url calendar { createdAt readAt } } }",
  );
  const url = data?.renewCalendarAddress?.url;
  return { path: url ? new URL(url).pathname + new URL(url).search : "", errors };
};
const bookmark = (kind: string, id: number) =>
  who.execute(
    "mutation ($kind: BookmarkKind!, $id: ID!) { setBookmark(kind: $kind, id: $id, saved: true) { __typename } }",
    {
      kind,
      id: String(id),
    },
  );
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.fetch(path, { headers });
  return { response, text: await response.text() };
};

describe("a private calendar", () => {
  it("holds what one has saved and applied to, and what one's searches find", async () => {
    const saved = await createOpportunity(app, { title: "Tracking, cheap; and good", dueDate: DUE });
    const drafted = await createOpportunity(app, { title: "Draft me", dueDate: DUE });
    const sent = await createCollaboration(app, { title: "Sent one", dueDate: DUE });
    const declined = await createOpportunity(app, { title: "Declined one", dueDate: DUE });
    const closed = await createOpportunity(app, { title: "Gone", dueDate: DUE, status: "closed" });
    await createOpportunity(app, { title: "Searched", dueDate: DAY_END, sports: ["Fencing"] });
    await createOpportunity(app, { title: "Nobody's", dueDate: DUE });
    await createOpportunity(app, { title: "Undated", sports: ["Fencing"] });
    for (const { id } of [saved, closed]) await bookmark("OPPORTUNITY", id);
    const applicant = { id: who.userId };
    await createApplication(app, { applicant, opportunity: drafted, status: "draft" });
    await createApplication(app, { applicant, collaboration: sent, status: "submitted" });
    await createApplication(app, { applicant, opportunity: declined, status: "declined" });
    await who.execute(
      `mutation { saveSearch(list: "opportunities", address: "?sport=fencing",
        input: { name: "Fencing", alert: NONE }) { id } }`,
    );
    const { path } = await renew();
    app.database.statements.length = 0;
    const { response, text } = await read(path);
    // One for each kind of date, and what finds the owner.
    expect(app.database.statements.length).toBeLessThanOrEqual(7);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const events = eventsOf(text);
    expect([...events.keys()].toSorted()).toEqual([
      "Applied: Sent one",
      "Apply by: Searched",
      "Apply by: Tracking\\, cheap\\; and good",
      "Closed: Gone",
      "Draft application due: Draft me",
    ]);
    expect(events.get("Closed: Gone")?.STATUS).toBe("CANCELLED");
    const event = events.get("Apply by: Tracking\\, cheap\\; and good");
    expect(event).toMatchObject({
      UID: `deadline-opportunity-${saved.id}@localhost`,
      // Which applications show in the zone of their reader.
      DTSTART: `${DUE.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`,
      STATUS: "CONFIRMED",
    });
    expect(text).toContain("DTSTART;VALUE=DATE:");
    expect(events.get("Apply by: Searched")?.DTSTART).toBe(
      DAY_END.toISOString().slice(0, 10).replaceAll("-", ""),
    );
    expect(events.get("Apply by: Searched")?.DESCRIPTION).toContain("11:59 PM UTC");
    expect(event?.DESCRIPTION).toContain("9:00 AM UTC");
    expect(events.get("Apply by: Searched")?.DESCRIPTION).toContain("your search “Fencing” matches it");
  });

  it("is well-formed: folded lines, each with its end, and the same again", async () => {
    const { id } = await createOpportunity(app, {
      title: `Ünïcode ${"näme ".repeat(30)}`.slice(0, 199),
      dueDate: DUE,
    });
    await bookmark("OPPORTUNITY", id);
    const { path } = await renew();
    const { text, response } = await read(path);
    const lines = text.replace(/\r\n$/, "").split("\r\n");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-1)).toBe("END:VCALENDAR");
    expect(lines.filter((line) => line.includes("\n") || Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.every((line) => /^([A-Z-]+[:;]| )/.test(line))).toBe(true);
    const etag = response.headers.get("etag") ?? "";
    expect((await read(path, { "if-none-match": etag, "cache-control": "max-age=0" })).response.status).toBe(
      304,
    );
  });

  it("has one address, which its owner alone knows, renews and revokes", async () => {
    const first = (await renew()).path;
    const second = (await renew()).path;
    const none = await read("/calendar.ics?key=wrong");
    expect((await read(first)).response.status).toBe(404);
    expect((await read(second)).response.status).toBe(200);
    const key = second.slice(second.indexOf("=") + 1);
    const stored = await app.database.orm.em.fork().execute("select * from calendar_addresses");
    expect(JSON.stringify(stored)).not.toContain(key);
    const state = await who.execute<{ calendarAddress: { readAt: string | null } | null }>(
      "{ calendarAddress { createdAt readAt } }",
    );
    expect(state.data.calendarAddress?.readAt).toEqual(expect.any(String));
    for (let n = 0; n < 2; n++)
      expect((await who.execute("mutation { revokeCalendarAddress { message } }")).errors).toBeUndefined();
    const revoked = await read(second);
    const plain = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, "");
    expect(revoked.response.status).toBe(404);
    expect(plain(revoked)).toBe(plain(none));
    expect(plain(await read("/calendar.ics"))).toBe(plain(none));
    expect(app.logs.join()).toContain("/calendar.ics");
    expect(app.logs.join()).not.toContain(key);
  });

  // More than there are connections: one that held its own while it waited for another would keep everybody waiting.
  it("gets a new address however many ask at once, of which the last one works", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew()));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    const statuses = await Promise.all(answers.map(async ({ path }) => (await read(path)).response.status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it("knows a closed collaboration as closed", async () => {
    const { id } = await createCollaboration(app, { title: "Study", dueDate: DUE, status: "closed" });
    await bookmark("COLLABORATION", id);
    const events = eventsOf((await read((await renew()).path)).text);
    expect(events.get("Closed: Study")?.STATUS).toBe("CANCELLED");
  });

  it("ends with the account", async () => {
    const { path } = await renew();
    await app.database.orm.em.fork().execute("update users set is_active = false where id = ?", [who.userId]);
    expect((await read(path)).response.status).toBe(404);
  });

  it("is refused to visitors", async () => {
    expect((await renew(app)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const { errors } = await app.execute("{ calendarAddress { createdAt } }");
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("is guessed at only so often, while right addresses go on working", async () => {
    const { path } = await renew();
    const statuses = new Set<number>();
    for (let n = 0; n < 32; n++) statuses.add((await read(`/calendar.ics?key=guess${n}`)).response.status);
    expect(statuses).toEqual(new Set([404, 429]));
    expect((await read(path)).response.status).toBe(200);
  });
});
