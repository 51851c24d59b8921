import sql from "sql-template-tag";
import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import type { ListQuery } from "../../../../shared/listing/list-query.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { matchesOf, takeTime } from "../matches.ts";
import { understood } from "../search-query.ts";
import { alertSearchesJob } from "./alert-searches.job.ts";

/** The number of distinct searches processed per run. */
const BATCH = 200;
/** The minimum interval between two emails about a search. */
const PAUSE = "15 minutes";

/** Selects distinct searches by hash, since equal ones are run once. */
const SEARCHES = `
  select distinct on (query_hash) query_hash as hash, query from saved_searches
  where list = ? and alert = 'instant' and query_hash > ? order by query_hash limit ${BATCH}`;

// Has no condition on next_at, so it waits for a row that is being processed, which is then due again.
const makeDue = (list: string, hashes: readonly string[]) => sql`
  update saved_searches set next_at = coalesce(next_at, greatest(now(), told_at + ${PAUSE}::interval))
  where list = ${list} and alert = 'instant' and query_hash = any(${hashes}::text[])`;

/** The list and turn of the publications to match, with the searches whose hash follows `after`. */
interface Payload {
  readonly turn: number;
  readonly list: string;
  readonly after?: string;
}

/**
 * Makes the searches with instant alerts due that match a publication of a turn. Handles one batch and queues
 * a job for the next.
 */
export const matchPublicationsJob: Job<Payload> = {
  name: "match-publications",
  run: async ({ turn, list, after = "" }, { em, contributions }) => {
    await em.transactional(async (em) => {
      await takeTime(em);
      const searches = await em.execute<{ hash: string; query: ListQuery }[]>(SEARCHES, [list, after]);
      const asks = searches.flatMap(({ hash, query }) => {
        const is = understood(contributions, { list, query });
        return is ? [{ hash, ...is, after: turn - 1 }] : [];
      });
      const found = await matchesOf(em, asks, { upTo: turn, shown: 1 });
      const matched = asks.filter((_, index) => found[index]?.total).map(({ hash }) => hash);
      if (matched.length > 0) {
        await queryRows(em, makeDue(list, matched));
        await addJob(em, alertSearchesJob, {});
      }
      const last = searches.at(-1);
      if (last && searches.length === BATCH)
        await addJob(em, matchPublicationsJob, { turn, list, after: last.hash });
    });
  },
};
