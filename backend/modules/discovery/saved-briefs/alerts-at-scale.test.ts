import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createUser } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { numberPublicationsJob } from "../saved-searches/alerts/number-publications.job.ts";
import { matchInstantBriefsJob } from "./alerts/match-briefs.job.ts";

/** Briefs with instant letters, all of them different, and solutions that become public at once. */
const BRIEFS = 1_000;
const PUBLICATIONS = 1_000;
/** How many briefs a run takes. */
const BATCH = 200;
/** How many briefs each solution fits: their number is its own. */
const KINDS = 100;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const owner = await createUser(app);
  await app.database.orm.em.fork().execute(
    `insert into saved_briefs (owner_id, name, text, must, alert, unsubscribe_key)
       select ?, 'Brief ' || n, 'Tracking of curling stones and sweepers for club ' || n || ', kind' || n % ${KINDS},
         array['work offline'], 'instant', rpad(n::text, 43, '-') from generate_series(1, ${BRIEFS}) n`,
    [owner.id],
  );
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, number>[]>(query);
/** The statements of a turn without the queue's own, and how long its matching took, in seconds. */
const turn = async () => {
  await addJob(app.database.orm.em.fork(), numberPublicationsJob, {});
  await app.runJobs();
  app.database.statements.length = 0;
  const began = performance.now();
  await addJob(app.database.orm.em.fork(), matchInstantBriefsJob, {});
  await app.runJobs();
  const seconds = (performance.now() - began) / 1000;
  const own = app.database.statements.filter(
    (text) => !/graphile_worker|^\[query\] (begin|commit|set local)/.test(text),
  );
  return { statements: own.length, seconds };
};

describe("a thousand briefs with instant letters", () => {
  it("are compared with one publication, two hundred at a time", async () => {
    const { id } = await createSolution(app, { title: "Nothing of the kind" });
    const first = await turn();
    // For each batch, and once after the last: turn, briefs, what has changed, its records, sports, the index's changes, the note.
    expect(first.statements).toBeLessThanOrEqual(8 * (BRIEFS / BATCH + 1) + 12);
    await sql(`update solutions set description = 'Sells tickets.' where id = ${id}`);
    const { statements, seconds } = await turn();
    expect(statements).toBeLessThanOrEqual(8 * (BRIEFS / BATCH + 1));
    process.stdout.write(`1,000 briefs, one change: ${seconds.toFixed(1)} s\n`);
    expect(await sql("select count(*)::int from saved_brief_matches")).toEqual([{ count: 0 }]);
  });

  it("are compared with a thousand publications, ranking only where one may fit", {
    timeout: 300_000,
  }, async () => {
    await sql(
      `insert into solutions (title, slug, description, vendor_id, category_id, status, features, tags, levels, price_band)
         select 'Stones ' || n, 'stones-' || n,
           case when n % 10 = 0 then 'Tracking of curling stones and sweepers. It works offline. Kind' || n % ${KINDS}
             else 'Sells seats and scans barcodes at gate ' || n || '.' end,
           s.vendor_id, s.category_id, 'published', '{}', '{}', '{}', 'custom'
         from solutions s, generate_series(1, ${PUBLICATIONS}) n where s.title = 'Nothing of the kind'`,
    );
    const { statements, seconds } = await turn();
    process.stdout.write(
      `1,000 briefs, 1,000 publications: ${seconds.toFixed(1)} s, ${statements} statements\n`,
    );
    const [found] = await sql("select count(distinct brief_id)::int as briefs from saved_brief_matches");
    expect(found?.briefs).toBeGreaterThan(0);
  });
});
