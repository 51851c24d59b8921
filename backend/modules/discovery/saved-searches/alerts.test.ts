import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { alertSearchesJob } from "./alerts/alert-searches.job.ts";
import { numberPublicationsJob } from "./alerts/number-publications.job.ts";

let app: TestApp;
let who: SignedInClient;
let category: string;
let names = 0;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  who = await signIn(app, await createUser(app));
  category = `Kind ${++names}`;
  await createCategory(app, { kind: "solution", name: category, slug: `kind-${names}` });
  app.mails.length = 0;
});

const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
const run = async <Payload extends object>(job: Job<Payload>, payload: Payload) => {
  await addJob(app.database.orm.em.fork(), job, payload);
  await app.runJobs();
};
/** What every minute does. */
const minute = async (now?: Date) => {
  await run(numberPublicationsJob, {});
  await run(alertSearchesJob, now ? { now: now.toISOString() } : {});
};
const save = async (alert: string, weekday: number | null = null, client = who) => {
  await minute();
  const { data } = await client.execute<{ saveSearch: { id: string } }>(
    `mutation ($address: String!, $input: SavedSearchInput!) {
      saveSearch(list: "solutions", address: $address, input: $input) { id } }`,
    { address: `?category=kind-${names}`, input: { name: `My ${names}`, alert, weekday } },
  );
  return data.saveSearch.id;
};
const rowOf = async (id: string) => {
  const [row] = await sql<{ alert: string; next_at: string | null }>(
    `select alert, next_at from saved_searches where id = ${id}`,
  );
  return { alert: row?.alert, nextAt: row?.next_at ? new Date(row.next_at) : null };
};

describe("an instant letter", () => {
  it("tells of what became public since, once, and of nothing else", async () => {
    await createSolution(app, { category, title: "Before" });
    await save("INSTANT");
    await createSolution(app, { category, title: "After" });
    await createSolution(app, { category, title: "A draft", status: "draft" });
    await createSolution(app, { title: "Of another kind" });
    await minute();
    expect(app.mails).toHaveLength(1);
    const [letter] = app.mails;
    expect(letter?.subject).toBe(`1 new solution: My ${names} - SportsTech Hub`);
    expect(letter?.text).toContain("After\nhttp");
    expect(letter?.text).not.toMatch(/Before|draft|another kind/);
    expect(letter?.text).toContain(`/solutions?category=kind-${names}`);
    await minute();
    await minute(new Date(Date.now() + 3_600_000));
    expect(app.mails).toHaveLength(1);
  });

  it("tells of a draft when it is published, and not again when it comes back", async () => {
    await save("INSTANT");
    const { id } = await createSolution(app, { category, title: "Late", status: "draft" });
    await minute();
    expect(app.mails).toEqual([]);
    const become = (status: string) => sql(`update solutions set status = '${status}' where id = ${id}`);
    await become("published");
    await minute();
    expect(app.mails).toHaveLength(1);
    await become("withdrawn");
    await become("published");
    await minute(new Date(Date.now() + 3_600_000));
    expect(app.mails).toHaveLength(1);
  });

  it("bundles what comes within a quarter of an hour", async () => {
    await save("INSTANT");
    await createSolution(app, { category, title: "First" });
    await minute();
    await createSolution(app, { category, title: "Second" });
    await minute();
    await createSolution(app, { category, title: "Third" });
    await minute();
    expect(app.mails).toHaveLength(1);
    await minute(new Date(Date.now() + 16 * 60_000));
    expect(app.mails).toHaveLength(2);
    expect(app.mails[1]?.subject).toMatch(/^2 new solutions/);
    expect(app.mails[1]?.text).toMatch(/Third[\s\S]*Second/);
  });

  it("names ten of many, and never one that was withdrawn", async () => {
    await save("INSTANT");
    for (let n = 0; n < 12; n++) await createSolution(app, { category, title: `Number ${n}` });
    await sql("update solutions set status = 'withdrawn' where title = 'Number 11'");
    await minute();
    expect(app.mails[0]?.subject).toMatch(/^11 new solutions/);
    expect(app.mails[0]?.text).toContain("And 1 more.");
    expect(app.mails[0]?.text).not.toContain("Number 11");
  });

  it("isn't sent for what is withdrawn before it leaves", async () => {
    await save("INSTANT");
    const { id } = await createSolution(app, { category });
    const em = app.database.orm.em.fork();
    await addJob(em, numberPublicationsJob, {});
    await sql(`update solutions set status = 'withdrawn' where id = ${id}`);
    await app.runJobs();
    await minute();
    expect(app.mails).toEqual([]);
  });

  it("is one when jobs run twice at once, or again after they were killed", async () => {
    await save("INSTANT");
    await createSolution(app, { category });
    await run(numberPublicationsJob, {});
    const em = app.database.orm.em.fork();
    for (let n = 0; n < 4; n++) await addJob(em, alertSearchesJob, {});
    await app.runJobs();
    expect(app.mails).toHaveLength(1);
  });

  it("isn't lost when its transaction fails", async () => {
    const id = await save("INSTANT");
    await createSolution(app, { category });
    await sql("alter table saved_searches add constraint broken check (told_turn < 0) not valid");
    await minute();
    expect(app.mails).toEqual([]);
    await sql("alter table saved_searches drop constraint broken");
    await sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await app.runJobs();
    expect(app.mails).toHaveLength(1);
    expect((await rowOf(id)).nextAt).toBeNull();
  });
});

describe("letters at their time", () => {
  // Monday.
  const DAY_BEFORE = new Date("2040-01-02T06:59:00Z");
  const IN_TIME = new Date("2040-01-02T07:01:00Z");

  it("come daily at seven, if there is anything", async () => {
    const id = await save("DAILY");
    await sql(`update saved_searches set next_at = '2040-01-02T07:00:00Z' where id = ${id}`);
    await createSolution(app, { category });
    await minute(DAY_BEFORE);
    expect(app.mails).toEqual([]);
    await minute(IN_TIME);
    expect(app.mails).toHaveLength(1);
    expect((await rowOf(id)).nextAt).toEqual(new Date("2040-01-03T07:00:00Z"));
    await minute(new Date("2040-01-03T07:01:00Z"));
    expect(app.mails).toHaveLength(1);
  });

  it("come weekly on their day", async () => {
    const id = await save("WEEKLY", 3);
    const next = (await rowOf(id)).nextAt ?? new Date(0);
    expect([next.getUTCDay(), next.getUTCHours()]).toEqual([3, 7]);
    await createSolution(app, { category });
    await minute(new Date(next.getTime() - 60_000));
    expect(app.mails).toEqual([]);
    await minute(new Date(next.getTime() + 60_000));
    expect(app.mails).toHaveLength(1);
    expect((await rowOf(id)).nextAt).toEqual(new Date(next.getTime() + 7 * 86_400_000));
  });
});

describe("nobody gets a letter who", () => {
  it.each([
    ["has no alert", "update saved_searches set alert = 'none', next_at = null where owner_id = $"],
    ["was deactivated", "update users set is_active = false where id = $"],
    [
      "deletes the account",
      "update users set deletion_requested_at = now(), deletion_due_at = now() + interval '9 days' where id = $",
    ],
    ["wants no email", "update users set notify_email_notifications = false where id = $"],
    ["wants nothing about solutions", "update users set notify_new_solution_alerts = false where id = $"],
  ])("%s", async (_who, change) => {
    await save("INSTANT");
    await sql(change.replace("$", String(who.userId)));
    await createSolution(app, { category });
    await minute();
    expect(app.mails).toEqual([]);
  });
});

describe("the link in each letter", () => {
  it("ends the letters by POST, and does nothing by GET", async () => {
    const id = await save("INSTANT");
    await createSolution(app, { category });
    await minute();
    const headers = app.mails[0]?.headers;
    expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = new URL(headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "");
    expect(JSON.stringify(await sql("select payload from graphile_worker._private_jobs"))).not.toContain(
      url.searchParams.get("key"),
    );
    await app.fetch(url.pathname + url.search);
    expect((await rowOf(id)).alert).toBe("instant");
    const answer = await app.fetch(url.pathname + url.search, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
    expect((await rowOf(id)).alert).toBe("none");
    const unknown = await app.fetch("/searches/unsubscribe?key=nobody", { method: "POST" });
    expect(await unknown.text()).toBe(await answer.text());
  });
});
