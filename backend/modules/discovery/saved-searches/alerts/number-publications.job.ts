import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { matchPublicationsJob } from "./match-publications.job.ts";

/** The maximum number of records with the same turn. */
const BATCH = 5_000;

/** The advisory lock held while turns are assigned. */
const LOCK = 7_305_133;

const NUMBER = `
  with next as (select coalesce(max(turn), 0) + 1 as turn from publications),
  waiting as (select list, record_id from publications where turn is null order by list, record_id limit ${BATCH}
    for update skip locked),
  taken as (
    update publications p set turn = next.turn from next, waiting w
    where p.list = w.list and p.record_id = w.record_id returning p.list, p.turn)
  select turn, array_agg(distinct list) as lists, count(*)::int as count from taken group by turn`;

/**
 * Assigns a turn, a sequence number, to records published since the last run. A transaction that commits late
 * gets a later turn, however early it began, so a reader that has processed all records up to a turn has
 * missed none.
 */
export const numberPublicationsJob: Job = {
  name: "number-publications",
  schedule: "* * * * *",
  run: async (_payload, { em }) => {
    await em.transactional(async (em) => {
      await em.execute("select pg_advisory_xact_lock(?)", [LOCK]);
      const [given] = await em.execute<{ turn: number; lists: string[]; count: number }[]>(NUMBER);
      for (const list of given?.lists ?? [])
        if (given) await addJob(em, matchPublicationsJob, { turn: given.turn, list });
      if (given?.count === BATCH) await addJob(em, numberPublicationsJob, {});
    });
  },
};
