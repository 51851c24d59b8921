import type { Context } from "../../../../shared/context.ts";
import type { Page, PageArguments } from "../../../../shared/paging/connection.ts";
import type { ApplicationStatus } from "../../applications/application-status.ts";
import type { ApplicationBudget } from "../../call-forms/application-answer.ts";
import { readBudgets } from "../../call-forms/read-answers.ts";
import { findConflicts } from "../assigning/conflicts.ts";
import { type RoundRow } from "../managed-round.ts";
import { pageOfIds } from "../page-of-ids.ts";
import { REVIEWER_NAME } from "../read-jury.ts";
import { REVIEW_IN, readDiscussion, readScores } from "../reviewing/read-review.ts";
import { IS_SUBMITTED } from "../round-state.ts";
import type { JuryAssignment, JuryConflict, JuryEntry, JuryOrder, JuryReviewLine } from "./ranking.types.ts";

interface Ranked {
  readonly id: number;
  readonly number: number;
  readonly applicationId: number;
  readonly applicantName: string;
  readonly vendorName: string | null;
  readonly status: ApplicationStatus;
  readonly isAdvanced: boolean;
  readonly mean: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly reviewCount: number;
  readonly place: number | null;
  readonly isTied: boolean;
}

/**
 * Ranks all applications of a round by the mean of the reviews that are in, in one statement. Means that are the same
 * to four decimals share a place.
 */
export function readRanking({ em }: Context, { id, juryId, position }: RoundRow): Promise<Ranked[]> {
  return em.execute<Ranked[]>(
    `with reviews as (
       select s.entry_id, sum(c.weight * k.score)::float / nullif(sum(c.weight), 0) as mean
       from jury_assignments s join jury_entries e on e.id = s.entry_id
         left join (jury_scores k join jury_criteria c on c.id = k.criterion_id and c.removed_at is null)
           on k.assignment_id = s.id and k.score is not null
       where e.round_id = ? and s.submitted_at is not null group by s.id
     ), means as (
       select entry_id, avg(mean) as mean, min(mean) as lowest, max(mean) as highest, count(*)::int as reviews,
         round(avg(mean)::numeric, 4) as level
       from reviews group by entry_id
     )
     select e.id, e.number, a.id as "applicationId", p.first_name || ' ' || p.last_name as "applicantName",
       w.name as "vendorName", a.status, m.mean, m.lowest, m.highest, coalesce(m.reviews, 0) as "reviewCount",
       case when m.level is not null then rank() over (order by m.level desc nulls last)::int end as place,
       m.level is not null and count(*) over (partition by m.level) > 1 as "isTied",
       exists (select from jury_entries l join jury_rounds n on n.id = l.round_id
         where l.application_id = a.id and n.jury_id = ? and n.position > ?) as "isAdvanced"
     from jury_entries e join applications a on a.id = e.application_id and ${IS_SUBMITTED}
       join users p on p.id = a.applicant_id left join vendors w on w.id = a.vendor_id left join means m on m.entry_id = e.id
     where e.round_id = ? order by place nulls last, e.number`,
    [id, juryId, position, id],
  );
}

/** Adds up what applications ask for, by rank, while all of them say so in dollars. */
export function runningTotals(
  ranked: readonly Pick<Ranked, "id" | "applicationId">[],
  budgets: ReadonlyMap<number, Pick<ApplicationBudget, "total" | "currency">>,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  let sum = 0;
  for (const { id, applicationId } of ranked) {
    const budget = budgets.get(applicationId);
    if (budget?.currency !== "USD") break;
    sum += budget.total;
    totals.set(id, sum);
  }
  return totals;
}

/** Returns a page of a round's applications, in as many statements for 600 as for one. */
export async function listEntries(
  context: Context,
  round: RoundRow,
  page: PageArguments,
  order: JuryOrder,
): Promise<Page<JuryEntry>> {
  const ranked = await readRanking(context, round);
  const listed = order === "rank" ? ranked : ranked.toSorted((a, b) => a.number - b.number);
  const budgets = await readBudgets(
    context,
    ranked.map(({ applicationId }) => applicationId),
  );
  const totals = runningTotals(ranked, budgets);
  const byId = new Map(ranked.map((row) => [row.id, row]));
  return pageOfIds(
    listed.map(({ id }) => id),
    page,
    (ids) =>
      withDetails(
        context,
        round,
        ids.flatMap((id) => byId.get(id) ?? []),
        budgets,
        totals,
      ),
  );
}

async function withDetails(
  context: Context,
  { juryId }: RoundRow,
  shown: readonly Ranked[],
  budgets: ReadonlyMap<number, ApplicationBudget>,
  totals: ReadonlyMap<number, number>,
): Promise<JuryEntry[]> {
  const ids = shown.map(({ id }) => id);
  const reviews = Map.groupBy(await readAssignments(context, ids), ({ entryId }) => entryId);
  const applicationIds = shown.map(({ applicationId }) => applicationId);
  const conflicts = Map.groupBy(
    await namedConflicts(context, juryId, applicationIds),
    ({ applicationId }) => applicationId,
  );
  const discussion = Map.groupBy(await readDiscussion(context, ids), ({ entryId }) => entryId);
  return shown.map((row) => ({
    ...row,
    budget: budgets.get(row.applicationId) ?? null,
    runningTotal: totals.get(row.id) ?? null,
    reviews: reviews.get(row.id) ?? [],
    conflicts: conflicts.get(row.applicationId) ?? [],
    discussion: discussion.get(row.id) ?? [],
  }));
}

/** Nothing of a review is shown before it is submitted, not even to those who decide. */
async function readAssignments(
  context: Context,
  entryIds: readonly number[],
): Promise<(JuryAssignment & { entryId: number })[]> {
  const rows = await context.em.execute<(Omit<JuryAssignment, "scores"> & { entryId: number })[]>(
    `select s.id, s.entry_id as "entryId", s.reviewer_id as "reviewerId", ${REVIEWER_NAME} as "reviewerName",
       s.submitted_at as "submittedAt", ${REVIEW_IN}
     from jury_assignments s join jury_reviewers v on v.id = s.reviewer_id left join users u on u.id = v.user_id
       join jury_entries e on e.id = s.entry_id join applications a on a.id = e.application_id
     where s.entry_id = any(?::integer[]) order by s.id`,
    [`{${entryIds.join(",")}}`],
  );
  const scores = await readScores(
    context,
    rows.filter(({ submittedAt }) => submittedAt).map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt && new Date(row.submittedAt),
    scores: scores.get(row.id) ?? [],
  }));
}

async function namedConflicts(
  { em }: Context,
  juryId: number,
  applicationIds: readonly number[],
): Promise<(JuryConflict & { applicationId: number })[]> {
  const conflicts = await findConflicts(em, { juryId, applicationIds });
  const names = await em.execute<{ id: number; name: string }[]>(
    `select v.id, ${REVIEWER_NAME} as name from jury_reviewers v left join users u on u.id = v.user_id where v.jury_id = ?`,
    [juryId],
  );
  const byId = new Map(names.map(({ id, name }) => [id, name]));
  return conflicts.map((conflict) => ({ ...conflict, reviewerName: byId.get(conflict.reviewerId) ?? "" }));
}

/** Returns a page of what was assigned in a round, by application, for a file. */
export async function listReviewLines(
  context: Context,
  round: RoundRow,
  page: PageArguments,
): Promise<Page<JuryReviewLine>> {
  const ids = await context.em.execute<{ id: number }[]>(
    `select s.id from jury_assignments s join jury_entries e on e.id = s.entry_id
       join applications a on a.id = e.application_id and ${IS_SUBMITTED}
     where e.round_id = ? order by e.number, s.id`,
    [round.id],
  );
  return pageOfIds(
    ids.map(({ id }) => id),
    page,
    async (shown) => {
      const rows = await context.em.execute<JuryReviewLine[]>(
        `select s.id, e.number, p.first_name || ' ' || p.last_name as "applicantName", ${REVIEWER_NAME} as "reviewerName",
           s.assigned_at as "assignedAt", s.submitted_at as "submittedAt",
           ${REVIEW_IN},
           coalesce((select string_agg(c.title || ': ' || coalesce(k.score::text, 'can''t judge'), '; ' order by c.position, c.id)
             from jury_scores k join jury_criteria c on c.id = k.criterion_id and c.removed_at is null
             where k.assignment_id = s.id and s.submitted_at is not null), '') as scores
         from jury_assignments s join jury_entries e on e.id = s.entry_id join applications a on a.id = e.application_id
           join users p on p.id = a.applicant_id join jury_reviewers v on v.id = s.reviewer_id
           left join users u on u.id = v.user_id
         where s.id = any(?::integer[])`,
        [`{${shown.join(",")}}`],
      );
      return rows.map((row) => ({
        ...row,
        assignedAt: new Date(row.assignedAt),
        submittedAt: row.submittedAt && new Date(row.submittedAt),
      }));
    },
  );
}
