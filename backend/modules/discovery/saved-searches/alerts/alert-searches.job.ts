import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { addJob, MAX_ATTEMPTS } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import type { ListQuery } from "../../../../shared/listing/list-query.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { latestTurn, type Matches, matchesOf, takeTime } from "../matches.ts";
import type { SearchAlert } from "../search-alert.ts";
import { understood } from "../search-query.ts";
import { SHOWN } from "./letter.ts";
import { matchNews } from "./match-news.ts";
import { isInUse, isReachable } from "./reachable.ts";
import { nextLook } from "./schedule.ts";
import { searchLetterJob } from "./search-letter.job.ts";

/** The number of searches processed per run. */
const BATCH = 200;

interface DueSearch {
  readonly id: number;
  readonly list: string;
  readonly query: ListQuery;
  readonly hash: string;
  readonly alert: SearchAlert;
  readonly weekday: number | null;
  readonly told: number;
  readonly owner: number;
  readonly name: string;
  readonly sort: string;
  readonly inUse: boolean;
  readonly reachable: boolean;
}

const NOTE = `
  update saved_searches s set told_turn = ?, next_at = n.next_at,
    told_at = case when n.told then ?::timestamptz else s.told_at end
  from jsonb_to_recordset(?::jsonb) n(id integer, next_at timestamptz, told boolean) where s.id = n.id`;

const QUEUE = `
  select graphile_worker.add_job(?, json_build_object('search', l.id, 'ids', l.ids, 'total', l.total),
    max_attempts => ${MAX_ATTEMPTS})
  from jsonb_to_recordset(?::jsonb) l(id integer, ids json, total integer)`;

/**
 * Finds new matches of the searches that are due, marks them as reported, notifies their owners and queues
 * the emails, in one transaction, so each match is reported exactly once. Handles one batch and queues a job
 * for the next.
 * @param now for tests.
 */
export const alertSearchesJob: Job<{ now?: string }> = {
  name: "tell-searches",
  schedule: "* * * * *",
  run: async ({ now: given }, { em, contributions, settings }) => {
    const now = given ? new Date(given) : new Date();
    await em.transactional(async (em) => {
      const due = (await queryRows(
        em,
        sql`select s.id, s.list, s.query, s.query_hash as hash, s.alert, s.weekday, s.told_turn as told,
            s.owner_id as owner, s.name, s.sort, ${isInUse(settings)} as "inUse", ${isReachable(settings)} as reachable
          from saved_searches s join users u on u.id = s.owner_id
          where s.next_at <= ${now} order by s.next_at, s.id limit ${BATCH} for update of s skip locked`,
      )) as unknown as DueSearch[];
      if (due.length === 0) return;
      await takeTime(em);
      const upTo = await latestTurn(em);
      const wanted = due.filter(({ inUse, told }) => inUse && told < upTo);
      const found = await newMatches(em, contributions, wanted, upTo);
      const matched = wanted.flatMap((search) => {
        const matches = found.get(keyOf(search));
        return matches?.total ? [{ search, ...matches }] : [];
      });
      await notify(
        em,
        matched.flatMap(({ search, total }) => {
          const is = understood(contributions, search);
          return is ? [matchNews(is, search, { total, upTo })] : [];
        }),
      );
      const letters = matched.flatMap(({ search: { id, reachable }, ...matches }) =>
        reachable ? [{ id, ...matches }] : [],
      );
      const told = new Set(letters.map(({ id }) => id));
      const notes = due.map(({ id, alert, weekday }) => ({
        id,
        next_at: nextLook(alert, weekday, now),
        told: told.has(id),
      }));
      await em.execute(NOTE, [upTo, now, JSON.stringify(notes)]);
      if (letters.length > 0) await em.execute(QUEUE, [searchLetterJob.name, JSON.stringify(letters)]);
      if (due.length === BATCH) await addJob(em, alertSearchesJob, given ? { now: given } : {});
    });
  },
};

const keyOf = ({ list, hash, told }: DueSearch) => `${list} ${hash} ${told}`;

/** Returns the new matches of each distinct query: equal searches reported up to the same turn share one. */
async function newMatches(
  em: EntityManager,
  contributions: Parameters<typeof understood>[0],
  searches: readonly DueSearch[],
  upTo: number,
): Promise<Map<string, Matches>> {
  const different = [...new Map(searches.map((search) => [keyOf(search), search])).values()];
  const asks = different.flatMap((search) => {
    const is = understood(contributions, search);
    return is ? [{ key: keyOf(search), ...is, after: search.told }] : [];
  });
  const found = await matchesOf(em, asks, { upTo, shown: SHOWN });
  return new Map(asks.map(({ key }, index) => [key, found[index] ?? { total: 0, ids: [] }]));
}
