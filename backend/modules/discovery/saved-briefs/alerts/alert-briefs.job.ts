import sql from "sql-template-tag";
import { addJob, addJobs } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { type News, notify } from "../../../account/notifications/notify.ts";
import { isInUse, wantsSolutions } from "../../saved-searches/alerts/reachable.ts";
import { nextLook } from "../../saved-searches/alerts/schedule.ts";
import type { SearchAlert } from "../../saved-searches/search-alert.ts";
import { briefLetterJob } from "./brief-letter.job.ts";

/** The number of briefs processed per run. */
const BATCH = 200;

interface DueBrief {
  readonly id: number;
  readonly alert: SearchAlert;
  readonly weekday: number | null;
  readonly owner: number;
  readonly name: string;
  readonly turn: number;
  readonly inUse: boolean;
  readonly reachable: boolean;
}

interface BriefMatches {
  readonly brief: number;
  readonly ids: number[];
}

const FOUND = `
  select m.brief_id as brief, array_agg(m.solution_id order by m.turn desc, m.solution_id desc) as ids
  from saved_briefs b join saved_brief_matches m on m.brief_id = b.id and m.turn > b.told_turn
  join solutions s on s.id = m.solution_id and s.status = 'published'
  where b.id = any(?) group by m.brief_id`;

const NOTE = `
  update saved_briefs b set told_turn = b.matched_turn, next_at = n.next_at,
    told_at = case when n.told then ?::timestamptz else b.told_at end
  from jsonb_to_recordset(?::jsonb) n(id integer, next_at timestamptz, told boolean) where b.id = n.id`;

/**
 * Processes the briefs that are due: marks their new matches as reported, notifies their owners and queues
 * the emails, in one transaction, so each match is reported exactly once. Handles one batch and queues a job
 * for the next.
 * @param now for tests.
 */
export const alertBriefsJob: Job<{ now?: string }> = {
  name: "tell-briefs",
  schedule: "* * * * *",
  run: async ({ now: given }, { em, settings }) => {
    const now = given ? new Date(given) : new Date();
    await em.transactional(async (em) => {
      const due = (await queryRows(
        em,
        sql`select b.id, b.alert, b.weekday, b.owner_id as owner, b.name, b.matched_turn as turn,
            ${isInUse(settings)} as "inUse", ${wantsSolutions(settings)} as reachable
          from saved_briefs b join users u on u.id = b.owner_id
          where b.next_at <= ${now} order by b.next_at, b.id limit ${BATCH} for update of b skip locked`,
      )) as unknown as DueBrief[];
      if (due.length === 0) return;
      const wanted = new Map(due.filter(({ inUse }) => inUse).map((brief) => [brief.id, brief]));
      const found = await em.execute<BriefMatches[]>(FOUND, [`{${[...wanted.keys()].join(",")}}`]);
      await notify(
        em,
        found.flatMap(({ brief, ids }) => {
          const matched = wanted.get(brief);
          return matched ? [matchNews(matched, ids.length)] : [];
        }),
      );
      const letters = found.filter(({ brief }) => wanted.get(brief)?.reachable);
      const told = new Set(letters.map(({ brief }) => brief));
      const notes = due.map(({ id, alert, weekday }) => ({
        id,
        told: told.has(id),
        next_at: nextLook(alert, weekday, now),
      }));
      await em.execute(NOTE, [now, JSON.stringify(notes)]);
      await addJobs(em, briefLetterJob, letters);
      if (due.length === BATCH) await addJob(em, alertBriefsJob, given ? { now: given } : {});
    });
  },
};

/**
 * Returns the notification of a brief's owner about new matches; the email follows the brief's own schedule.
 */
function matchNews({ id, owner, name, turn }: DueBrief, total: number): News {
  return {
    recipient: owner,
    type: "search_match",
    title: `${total === 1 ? "1 new match" : `${total} new matches`}: ${name}`,
    path: `/briefs/${id}`,
    subject: { kind: "saved_brief", id },
    key: `brief:${id}:${turn}`,
  };
}
