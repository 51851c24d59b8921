import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { editBrief, onBrief, ownBriefs, saveBrief } from "../../../testing/briefs.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { numberPublicationsJob } from "../saved-searches/alerts/number-publications.job.ts";
import { alertBriefsJob } from "./alerts/alert-briefs.job.ts";
import { matchBriefsJob, matchInstantBriefsJob } from "./alerts/match-briefs.job.ts";

let app: TestApp;
let who: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const at of [1, 2, 3, 4, 5, 6])
    await createSolution(app, {
      title: `Other ${at}`,
      description: "Sells seats and scans barcodes at gates.",
    });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.orm.em.fork().execute("delete from saved_briefs");
  await app.database.orm.em.fork().execute("delete from solutions where title like 'Match%'");
  who = await signIn(app, await createUser(app));
  await minute();
  app.mails.length = 0;
});

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
const run = async <Payload extends object>(job: Job<Payload>, payload: Payload) => {
  await addJob(app.database.orm.em.fork(), job, payload);
  await app.runJobs();
};
/** What every minute does, and every ten. */
const minute = async (now?: Date, withAll = true) => {
  await run(numberPublicationsJob, {});
  await run(matchInstantBriefsJob, {});
  if (withAll) await run(matchBriefsJob, {});
  await run(alertBriefsJob, now ? { now: now.toISOString() } : {});
};
const BRIEF = { text: "Curling stone tracking. It must work offline." };
const save = async (alert: string, weekday?: number) =>
  (await saveBrief(who, BRIEF, { alert, ...(weekday && { weekday }) })).data.saveBrief;
const FITS = "Tracking of every curling stone. It works offline.";
const make = (title: string, description = FITS) => createSolution(app, { title, description });
const LATER = new Date(Date.now() + 3_600_000);

describe("an instant letter", () => {
  it("tells once what fits well and is known to meet every must, with the reason and the way to stop", async () => {
    await make("Match before");
    await save("INSTANT");
    const { id } = await make("Match after");
    await make("Match without the must", "Tracking of every curling stone.");
    await make("Match that breaks it", "Tracking of every curling stone. It does not work offline.");
    await createSolution(app, { title: "Match draft", description: FITS, status: "draft" });
    await minute();
    expect(app.mails).toHaveLength(1);
    const [letter] = app.mails;
    expect(letter?.subject).toBe("1 new match: Mine - SportsTech Hub");
    expect(letter?.text).toMatch(/Match after \((good|strong) match\)\nFrom its record: “/);
    expect(letter?.text).toContain(`/solutions/${id}-match-after`);
    expect(letter?.text).toMatch(/\/briefs\/\d+\n/);
    expect(letter?.text).not.toMatch(/before|without the must|breaks|draft/);
    const stop = letter?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
    await minute(LATER);
    expect(app.mails).toHaveLength(1);

    expect((await ownBriefs(who)).nodes[0]?.alert).toBe("INSTANT");
    const { pathname, search } = new URL(stop);
    expect((await app.fetch(pathname + search, { method: "POST" })).status).toBe(200);
    expect((await ownBriefs(who)).nodes[0]?.alert).toBe("NONE");
  });

  it("tells what has been changed so that it fits, and nothing twice", async () => {
    const before = await make("Match known");
    const { id } = await make("Match later", "Sells curling tickets.");
    await save("INSTANT");
    await sql("update solutions set description = ? where id = ?", [`${FITS} And more.`, before.id]);
    await minute();
    expect(app.mails).toEqual([]);
    await sql("update solutions set description = ? where id = ?", [FITS, id]);
    await minute();
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.text).toContain("Match later");
    await sql("update solutions set description = ? where id = ?", [`${FITS} And more.`, id]);
    await minute(LATER);
    expect(app.mails).toHaveLength(1);
  });

  it("tells what works with what must be, once its record says so", async () => {
    await saveBrief(who, { text: "Curling stone tracking.", must: ["Zwift"] }, { alert: "INSTANT" });
    const { id } = await make("Match linked", "Tracking of every curling stone.");
    await minute();
    expect(app.mails).toEqual([]);
    await sql("update solutions set integrations = '{Zwift}' where id = ?", [id]);
    await minute();
    expect(app.mails[0]?.text).toContain("Match linked");
  });

  it("names nothing that was withdrawn meanwhile, and isn't sent to those who want none", async () => {
    await save("INSTANT");
    const { id } = await make("Match gone");
    await run(numberPublicationsJob, {});
    await sql("update solutions set status = 'withdrawn' where id = ?", [id]);
    await minute();
    expect(app.mails).toEqual([]);
    await sql("update users set notify_new_solution_alerts = false where id = ?", [who.userId]);
    await make("Match unwanted");
    await minute(LATER);
    expect(app.mails).toEqual([]);
  });
});

describe("other letters", () => {
  it("wait for their hour, and those who want none only see how many are new", async () => {
    await save("DAILY");
    const quiet = await signIn(app, await createUser(app));
    const { id } = (await saveBrief(quiet, BRIEF)).data.saveBrief;
    await make("Match one");
    await make("Match two");
    await minute();
    expect(app.mails).toEqual([]);
    expect((await ownBriefs(quiet)).nodes).toMatchObject([{ newCount: 2 }]);
    expect((await onBrief(quiet, `visitSavedBrief(id: "${id}")`)).data.visitSavedBrief?.newCount).toBe(0);
    await minute(new Date(Date.now() + 25 * 3_600_000));
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.subject).toBe("2 new matches: Mine - SportsTech Hub");
  });

  it("begin anew when the criteria change, and not with the name alone", async () => {
    const { id, version } = await save("DAILY");
    await make("Match one");
    await minute();
    const renamed = await editBrief(who, id, { version, name: "Renamed", alert: "DAILY" });
    expect(renamed.data.editSavedBrief.newCount).toBe(1);
    const brief = { text: "Curling stone tracking." };
    const edited = await editBrief(who, id, { version: version + 1, name: "Renamed", alert: "DAILY", brief });
    expect(edited.data.editSavedBrief.newCount).toBe(0);
    await minute(new Date(Date.now() + 25 * 3_600_000));
    expect(app.mails).toEqual([]);
  });
});
