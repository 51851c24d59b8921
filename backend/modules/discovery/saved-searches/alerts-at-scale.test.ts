import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createUser } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { alertSearchesJob } from "./alerts/alert-searches.job.ts";
import { numberPublicationsJob } from "./alerts/number-publications.job.ts";

/** Saved searches, and how many of them differ. */
const SEARCHES = 10_000;
const DIFFERENT = 1_000;
/** How many different searches, and how many due ones, a run takes. */
const BATCH = 200;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const owner = await createUser(app);
  await app.database.orm.em.fork().execute(
    `insert into saved_searches (owner_id, name, list, query, sort, alert, unsubscribe_key)
       select ?, 'Search ' || n, 'solutions',
         jsonb_build_object('search', jsonb_build_array('word' || n % ${DIFFERENT})), 'NEWEST', 'instant',
         rpad(n::text, 43, '-')
       from generate_series(1, ${SEARCHES}) n`,
    [owner.id],
  );
});
afterAll(() => app.stop());

/** The statements of the product, without the queue's own. */
const run = async () => {
  await app.runJobs();
  const own = app.database.statements.filter(
    (text) => !/graphile_worker|^\[query\] (begin|commit|set local)/.test(text),
  );
  app.database.statements.length = 0;
  return own;
};

describe("ten thousand searches with instant letters", () => {
  it("are asked a few hundred different ones at a time, and only those that match are looked at", async () => {
    const numbered = async () => {
      await addJob(app.database.orm.em.fork(), numberPublicationsJob, {});
      app.database.statements.length = 0;
      return run();
    };
    await createSolution(app, { title: "Nothing of the kind" });
    const nothing = await numbered();
    // The lock and the turn; for each batch and the empty one after the last, the searches and what they match; and the
    // list of vendors, which has a new one, too.
    const batches = DIFFERENT / BATCH + 1;
    expect(nothing.length).toBeLessThanOrEqual(2 + 2 * batches + 1);
    await createSolution(app, { title: "word7" });
    const some = await numbered();
    const due = await app.database.orm.em
      .fork()
      .execute<{ count: number }[]>("select count(*)::int from saved_searches where next_at is not null");
    expect(due[0]?.count).toBe(0);
    expect(app.mails).toHaveLength(SEARCHES / DIFFERENT);
    // One more makes them due; the due ones are read, matched and noted at once, and each letter reads its own.
    const letters = 2 * (SEARCHES / DIFFERENT);
    expect(some.length).toBeLessThanOrEqual(nothing.length + 12 + letters);
  });

  it("are told in batches when all are due", async () => {
    await app.database.orm.em
      .fork()
      .execute("update saved_searches set alert = 'daily', next_at = now() where name <> ''");
    await createSolution(app, { title: "word8" });
    await addJob(app.database.orm.em.fork(), numberPublicationsJob, {});
    await app.runJobs();
    app.mails.length = 0;
    app.database.statements.length = 0;
    await addJob(app.database.orm.em.fork(), alertSearchesJob, {});
    const own = await run();
    expect(app.mails).toHaveLength(SEARCHES / DIFFERENT);
    // Each batch reads the due ones, the turn and the matches, and notes them.
    expect(own.length).toBeLessThanOrEqual(4 * (SEARCHES / BATCH + 1) + 2 * (SEARCHES / DIFFERENT));
  });
});
