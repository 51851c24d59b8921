import type { Context } from "../../../../shared/context.ts";
import { dayOf, daysFromNow } from "../../../../shared/days/days.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import type { Job } from "../../../../shared/job.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { assertOpen, lockRound } from "../managed-round.ts";
import { IS_SUBMITTED, today } from "../round-state.ts";
import { notifyReviewers } from "./reviewer-news.ts";

const A_DAY = 24 * 3600 * 1000;

/** How many days before a round closes its reviewers are reminded without anybody's doing. */
const WARNING_DAYS = 2;

/** Returns how many reviews are open in rounds, by round and reviewer. */
async function openReviews({ em }: Pick<Context, "em">, roundIds: readonly number[]) {
  const rows = await em.execute<{ roundId: number; reviewerId: number; open: number }[]>(
    `select e.round_id as "roundId", s.reviewer_id as "reviewerId", count(*)::int as open
     from jury_assignments s join jury_entries e on e.id = s.entry_id
       join applications a on a.id = e.application_id and ${IS_SUBMITTED}
       join jury_reviewers v on v.id = s.reviewer_id and v.left_at is null
     where e.round_id = any(?::integer[]) and s.submitted_at is null group by 1, 2`,
    [`{${roundIds.join(",")}}`],
  );
  return Map.groupBy(rows, ({ roundId }) => roundId);
}

/**
 * Reminds those reviewers of a round who haven't submitted everything, once a day at most.
 * @throws NotFoundError for all but those who decide; ConflictError if the round isn't open, nobody is late, or they
 * were reminded within a day.
 */
export async function remindReviewers(context: Context, roundId: string): Promise<void> {
  const { em } = context;
  const managed = await lockRound(context, roundId);
  const { round, juryId } = managed;
  assertOpen(round);
  if (round.remindedAt && Date.now() - new Date(round.remindedAt).getTime() < A_DAY)
    throw new ConflictError("They were already reminded within the last day.");
  const rows = (await openReviews(context, [round.id])).get(round.id) ?? [];
  if (rows.length === 0) throw new ConflictError("No review is open, so there is nobody to remind.");
  await em.execute("update jury_rounds set reminded_at = now() where id = ?", [round.id]);
  await notifyReviewers(context, managed, new Map(rows.map((row) => [row.reviewerId, row.open])), "reminded");
  await recordAuditEvent(context, { action: "jury.reminded", subject: juryId });
}

/** Reminds the reviewers of rounds that close in two days, once. */
export const juryWarningJob: Job = {
  name: "jury-warning",
  schedule: "17 * * * *",
  run: async (_payload, { em: outer, publicUrl }) => {
    await outer.transactional(async (em) => {
      const rounds = await em.execute<{ id: number; name: string; closesOn: string; title: string }[]>(
        `with due as (
           update jury_rounds set warned_at = now()
           where opened_at is not null and closed_at is null and warned_at is null and closes_on between ?::date and ?::date
           returning *
         )
         select r.id, r.name, r.closes_on::text as "closesOn", coalesce(o.title, c.title) as title
         from due r join juries j on j.id = r.jury_id left join opportunities o on o.id = j.opportunity_id
           left join collaborations c on c.id = j.collaboration_id`,
        [today(), dayOf(daysFromNow(WARNING_DAYS))],
      );
      const open = await openReviews(
        { em },
        rounds.map(({ id }) => id),
      );
      for (const { title, ...round } of rounds) {
        const counts = new Map((open.get(round.id) ?? []).map((row) => [row.reviewerId, row.open]));
        await notifyReviewers({ em, publicUrl }, { record: { title }, round }, counts, "reminded");
      }
    });
  },
};
