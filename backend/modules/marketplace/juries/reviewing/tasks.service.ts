import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import { recordPath } from "../../applications/record-kinds.ts";
import { decides } from "../managed-call.ts";
import { pageOfIds } from "../page-of-ids.ts";
import { IS_HIDDEN, IS_SUBMITTED, stateOf, today } from "../round-state.ts";
import type { JuryTask } from "./review.types.ts";

/** The maximum number of reviews in a reviewer's list. */
const MAX_TASKS = 5_000;

/**
 * SQL of what a person reviews: their assignments `s` in rounds `r` that have begun, while they are a reviewer, don't
 * decide on the call, have declared no conflict of interest in any round, and the application isn't withdrawn.
 */
export const OWN_TASKS = `from jury_assignments s join jury_reviewers v on v.id = s.reviewer_id and v.left_at is null
  join jury_entries e on e.id = s.entry_id join jury_rounds r on r.id = e.round_id and r.opened_at is not null
  join applications a on a.id = e.application_id and ${IS_SUBMITTED}
  join juries j on j.id = r.jury_id left join opportunities o on o.id = j.opportunity_id
  left join collaborations c on c.id = j.collaboration_id
  where v.user_id = ? and not ${decides("v.user_id")}
    and not exists (select from jury_conflicts d where d.reviewer_id = v.id and d.application_id = a.id)`;

interface TaskRow extends Omit<JuryTask, "state" | "path"> {
  openedAt: Date;
  closedAt: Date | null;
  kind: ApplicationKind;
  recordId: number;
  slug: string;
}

/**
 * Returns a page of the applications that the viewer reviews, the next to close first.
 * @param roundId only those of this round.
 */
export async function listTasks(
  context: Context,
  page: PageArguments,
  roundId: string | null,
): Promise<Page<JuryTask>> {
  const ids = await context.em.execute<{ id: number }[]>(
    `select s.id ${OWN_TASKS} and (?::integer is null or r.id = ?::integer)
     order by r.closed_at is not null or r.closes_on < ?::date, r.closes_on, s.submitted_at is not null, e.number, s.id
     limit ?`,
    [
      personOf(context).id,
      roundId === null ? null : (parseId(roundId) ?? 0),
      roundId === null ? null : (parseId(roundId) ?? 0),
      today(),
      MAX_TASKS,
    ],
  );
  return pageOfIds(
    ids.map(({ id }) => id),
    page,
    (shown) => readTasks(context, shown),
  );
}

/** Returns what the viewer reviews of these assignments, without anything about who applies. */
export async function readTasks(context: Context, ids: readonly number[]): Promise<JuryTask[]> {
  const day = today();
  const rows = await context.em.execute<TaskRow[]>(
    `select s.id, r.id as "roundId", r.name as "roundName", coalesce(o.title, c.title) as title,
       coalesce(o.organization, c.organization) as organization, r.closes_on::text as "closesOn",
       r.opened_at as "openedAt", r.closed_at as "closedAt", e.number, s.submitted_at as "submittedAt",
       ${IS_HIDDEN} as "isHidden", case when o.id is null then 'collaboration' else 'opportunity' end as kind,
       coalesce(o.id, c.id) as "recordId", coalesce(o.slug, c.slug) as slug
     ${OWN_TASKS} and s.id = any(?::integer[])`,
    [day, day, personOf(context).id, `{${ids.join(",")}}`],
  );
  return rows.map(({ openedAt, closedAt, kind, recordId, slug, ...row }) => ({
    ...row,
    path: recordPath(kind, { id: recordId, slug }),
    state: stateOf({ openedAt, closedAt, closesOn: row.closesOn }, day),
    submittedAt: row.submittedAt && new Date(row.submittedAt),
  }));
}
