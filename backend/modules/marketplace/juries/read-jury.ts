import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { ApplicationKind } from "../applications/applied-record.ts";
import { recordPath } from "../applications/record-kinds.ts";
import type { Jury, JuryCriterion, JuryReviewer, JuryRound } from "./jury.types.ts";
import { findManaged, TABLES } from "./managed-call.ts";
import { IS_SUBMITTED, stateOf, today } from "./round-state.ts";

interface JuryRow {
  id: number | null;
  budget: number | null;
  version: number | null;
  lowestScore: number | null;
  resultText: string | null;
  publishedAt: Date | string | null;
}

const asDate = (moment: Date | string | null): Date | null => (moment === null ? null : new Date(moment));

/** Returns the jury of a call for those who decide on its applications, before it is set up too; null for others. */
export async function findJury(
  context: Context,
  kind: ApplicationKind,
  id: string | number,
): Promise<Jury | null> {
  const managed = await findManaged(context, kind, id);
  if (!managed) return null;
  const { record } = managed;
  const [row] = await context.em.execute<JuryRow[]>(
    `select j.id, c.budget, j.version, j.lowest_score as "lowestScore", j.result_text as "resultText",
       j.published_at as "publishedAt"
     from ${TABLES[kind]} c left join juries j on j.${kind}_id = c.id where c.id = ?`,
    [record.id],
  );
  const juryId = row?.id ?? 0;
  return {
    id: `${kind}:${record.id}`,
    kind,
    recordId: record.id,
    title: record.title,
    path: recordPath(kind, record),
    budget: row?.budget ?? null,
    version: row?.version ?? null,
    lowestScore: row?.lowestScore ?? 0,
    criteria: await readCriteria(context, juryId),
    rounds: await readRounds(context, juryId),
    reviewers: await readReviewers(context, juryId),
    resultText: row?.resultText ?? "",
    publishedAt: asDate(row?.publishedAt ?? null),
  };
}

/** @throws NotFoundError for all but those who decide on the call's applications. */
export async function juryOf(context: Context, kind: ApplicationKind, id: string | number): Promise<Jury> {
  const jury = await findJury(context, kind, id);
  if (!jury) throw new NotFoundError("There is no such call, or you don't decide on its applications.");
  return jury;
}

/** Returns the criteria of a jury that count, in order. */
export async function readCriteria({ em }: Pick<Context, "em">, juryId: number): Promise<JuryCriterion[]> {
  const rows = await em.execute<Omit<JuryCriterion, "share">[]>(
    `select id, title, description, weight, anchors from jury_criteria
     where jury_id = ? and removed_at is null order by position, id`,
    [juryId],
  );
  const sum = rows.reduce((all, { weight }) => all + weight, 0);
  return rows.map((row) => ({ ...row, share: row.weight / sum }));
}

type RoundLine = Omit<JuryRound, "state"> & { openedAt: Date | null; closedAt: Date | null };

async function readRounds({ em }: Context, juryId: number): Promise<JuryRound[]> {
  const rows = await em.execute<RoundLine[]>(
    `select r.id, r.name, r.closes_on::text as "closesOn", r.is_blind as "isBlind", r.reviews_each as "reviewsEach",
       r.opened_at as "openedAt", r.closed_at as "closedAt", r.reminded_at as "remindedAt",
       count(e.id)::int as "applicationCount",
       count(e.id) filter (where coalesce(n.assigned, 0) < r.reviews_each)::int as "shortCount",
       coalesce(sum(n.assigned), 0)::int as "assignedCount", coalesce(sum(n.submitted), 0)::int as "submittedCount"
     from jury_rounds r
       left join (jury_entries e join applications a on a.id = e.application_id and ${IS_SUBMITTED}) on e.round_id = r.id
       left join lateral (select count(*) as assigned, count(s.submitted_at) as submitted
         from jury_assignments s where s.entry_id = e.id) n on true
     where r.jury_id = ? group by r.id order by r.position, r.id`,
    [juryId],
  );
  const day = today();
  return rows.map(({ openedAt, closedAt, ...row }) => ({
    ...row,
    remindedAt: asDate(row.remindedAt),
    state: stateOf({ openedAt, closedAt, closesOn: row.closesOn }, day),
  }));
}

/** SQL of the name of a reviewer `v` with the account `u`. */
export const REVIEWER_NAME =
  "coalesce(u.first_name || ' ' || u.last_name, v.email::text, 'A former reviewer')";

async function readReviewers({ em }: Context, juryId: number): Promise<JuryReviewer[]> {
  const rows = await em.execute<JuryReviewer[]>(
    `select v.id, ${REVIEWER_NAME} as name, v.joined_at as "joinedAt", v.left_at as "leftAt",
       count(s.id)::int as "assignedCount", count(s.submitted_at)::int as "submittedCount"
     from jury_reviewers v left join users u on u.id = v.user_id
       left join (jury_assignments s join jury_entries e on e.id = s.entry_id
         join applications a on a.id = e.application_id and ${IS_SUBMITTED}) on s.reviewer_id = v.id
     where v.jury_id = ? and (v.joined_at is not null or v.expires_at > now())
     group by v.id, u.id order by v.id`,
    [juryId],
  );
  return rows.map((row) => ({ ...row, joinedAt: asDate(row.joinedAt), leftAt: asDate(row.leftAt) }));
}
