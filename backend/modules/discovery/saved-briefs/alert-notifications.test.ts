import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { saveBrief } from "../../../testing/briefs.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { numberPublicationsJob } from "../saved-searches/alerts/number-publications.job.ts";
import { alertBriefsJob } from "./alerts/alert-briefs.job.ts";
import { matchBriefsJob } from "./alerts/match-briefs.job.ts";

const FITS = "Tracking of every curling stone. It works offline.";
const BRIEF = { text: "Curling stone tracking. It must work offline." };

let app: TestApp;
let who: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const at of [1, 2, 3, 4, 5, 6])
    await createSolution(app, { title: `Other ${at}`, description: "Sells seats and scans barcodes." });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("delete from saved_briefs");
  await sql("delete from solutions where title like 'Match%'");
  who = await signIn(app, await createUser(app));
  await minute();
  app.mails.length = 0;
});

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const run = async <Payload extends object>(job: Job<Payload>, payload: Payload) => {
  await addJob(app.database.orm.em.fork(), job, payload);
  await app.runJobs();
};
const minute = async (now?: Date) => {
  await run(numberPublicationsJob, {});
  await run(matchBriefsJob, {});
  await run(alertBriefsJob, now ? { now: now.toISOString() } : {});
};
const make = (title: string, status: "published" | "draft" = "published") =>
  createSolution(app, { title, description: FITS, status });
const save = async (alert: string) => (await saveBrief(who, BRIEF, { alert })).data.saveBrief;
const told = async () =>
  (
    await who.execute<{ notifications: { nodes: object[] } }>(
      "{ notifications { nodes { title path subjectKind subjectId type } } }",
    )
  ).data.notifications.nodes;
const LATER = new Date(Date.now() + 3_600_000);
const TOMORROW = new Date(Date.now() + 25 * 3_600_000);

describe("a match of a saved brief", () => {
  it("makes one notification and one letter, whoever looks how often", async () => {
    await make("Match before");
    const { id } = await save("INSTANT");
    await make("Match after");
    await make("Match draft", "draft");
    await minute();
    const news = [
      {
        title: "1 new match: Mine",
        path: `/briefs/${id}`,
        subjectKind: "saved_brief",
        subjectId: id,
        type: "SEARCH_MATCH",
      },
    ];
    expect(await told()).toEqual(news);
    expect(app.mails).toHaveLength(1);
    await Promise.all([minute(LATER), run(alertBriefsJob, { now: LATER.toISOString() })]);
    await minute(TOMORROW);
    expect(await told()).toEqual(news);
    expect(app.mails).toHaveLength(1);
  });

  it("is told with its letter: daily ones wait for their hour, and none means none", async () => {
    await save("DAILY");
    await saveBrief(who, BRIEF, { name: "Quiet" });
    await make("Match one");
    await make("Match two");
    await minute();
    expect([await told(), app.mails]).toEqual([[], []]);
    await minute(TOMORROW);
    expect(await told()).toMatchObject([{ title: "2 new matches: Mine" }]);
    expect(app.mails).toHaveLength(1);
  });

  it("is only a notification for those who want no letters", async () => {
    await save("INSTANT");
    await sql("update users set notify_new_solution_alerts = false where id = ?", [who.userId]);
    await make("Match");
    await minute();
    expect(await told()).toMatchObject([{ title: "1 new match: Mine" }]);
    expect(app.mails).toEqual([]);
  });

  it.each([
    ["is_active = false", "is_active = true"],
    [
      "deletion_requested_at = now(), deletion_due_at = now() + interval '9 days'",
      "deletion_requested_at = null, deletion_due_at = null",
    ],
  ])("is not told to an account with %s, nor later of what it missed", async (end, begin) => {
    await save("INSTANT");
    await sql(`update users set ${end} where id = ?`, [who.userId]);
    await make("Match");
    await minute();
    await sql(`update users set ${begin} where id = ?`, [who.userId]);
    await minute(LATER);
    expect(await sql("select * from notifications where recipient_id = ?", [who.userId])).toEqual([]);
    expect(app.mails).toEqual([]);
  });

  it("names nothing that was withdrawn before it was told", async () => {
    await save("DAILY");
    const { id } = await make("Match gone");
    await minute();
    await sql("update solutions set status = 'withdrawn' where id = ?", [id]);
    await minute(TOMORROW);
    expect([await told(), app.mails]).toEqual([[], []]);
  });
});
