import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { isFirst, takeIn } from "../jury.service.ts";
import { assertOpen, lockRound, type ManagedRound } from "../managed-round.ts";
import { notifyReviewers } from "../reviewers/reviewer-news.ts";
import { IS_SUBMITTED } from "../round-state.ts";
import { findConflicts } from "./conflicts.ts";
import { type Pairing, spread } from "./spread.ts";

interface EntryRow {
  id: number;
  applicationId: number;
  reviewers: number[];
}

const readEntries = ({ em }: Context, roundId: number, entryId: number | null = null): Promise<EntryRow[]> =>
  em.execute<EntryRow[]>(
    `select e.id, e.application_id as "applicationId",
       array(select s.reviewer_id from jury_assignments s where s.entry_id = e.id order by s.id) as reviewers
     from jury_entries e join applications a on a.id = e.application_id and ${IS_SUBMITTED}
     where e.round_id = ? and (?::integer is null or e.id = ?::integer) order by e.id`,
    [roundId, entryId, entryId],
  );

/** Stores assignments and tells the reviewers, without saying whose applications they are. */
async function store(context: Context, managed: ManagedRound, pairings: readonly Pairing[]): Promise<void> {
  if (pairings.length === 0) return;
  const stored = await context.em.execute<{ reviewerId: number }[]>(
    `insert into jury_assignments (entry_id, reviewer_id)
     select g."entryId", g."reviewerId" from jsonb_to_recordset(?::jsonb) as g ("entryId" integer, "reviewerId" integer)
     on conflict do nothing returning reviewer_id as "reviewerId"`,
    [JSON.stringify(pairings)],
  );
  const counts = Map.groupBy(stored, ({ reviewerId }) => reviewerId);
  await notifyReviewers(
    context,
    managed,
    new Map([...counts].map(([id, rows]) => [id, rows.length])),
    "assigned",
  );
}

/**
 * Assigns the applications of an open round evenly, as many reviewers for each as planned, never against a conflict
 * of interest. What was assigned stays, unless a conflict has come up before the review was submitted; applications
 * that have arrived since are taken into the first round.
 * @throws NotFoundError for all but those who decide; ConflictError if the round isn't open, or without reviewers.
 */
export async function spreadAssignments(context: Context, roundId: string): Promise<void> {
  const { em } = context;
  const managed = await lockRound(context, roundId);
  const { round, juryId, record } = managed;
  assertOpen(round);
  const reviewers = await em.execute<{ id: number }[]>(
    "select id from jury_reviewers where jury_id = ? and joined_at is not null and left_at is null order by id",
    [juryId],
  );
  if (reviewers.length === 0) throw new ConflictError("Nobody has joined as a reviewer yet.");
  if (await isFirst(context, round)) await takeIn(context, record.kind, record.id, round.id);
  const applicationIds = (await readEntries(context, round.id)).map(({ applicationId }) => applicationId);
  const found = await findConflicts(em, { juryId, applicationIds });
  await em.execute(
    `delete from jury_assignments s using jury_entries e,
       jsonb_to_recordset(?::jsonb) as g ("applicationId" integer, "reviewerId" integer)
     where e.id = s.entry_id and e.round_id = ? and s.submitted_at is null
       and e.application_id = g."applicationId" and s.reviewer_id = g."reviewerId"`,
    [JSON.stringify(found), round.id],
  );
  const conflicts = Map.groupBy(found, ({ applicationId }) => applicationId);
  const entries = await readEntries(context, round.id);
  const pairings = spread(
    entries.map(({ id, applicationId, reviewers: assigned }) => ({
      id,
      reviewers: assigned,
      excluded: new Set((conflicts.get(applicationId) ?? []).map(({ reviewerId }) => reviewerId)),
    })),
    reviewers.map(({ id }) => id),
    round.reviewsEach,
  );
  await store(context, managed, pairings);
  await recordAuditEvent(context, { action: "jury.assigned", subject: juryId });
}

/** The round of an application that is judged. */
export async function roundOfEntry({ em }: Context, entryId: string): Promise<string> {
  const [row] = await em.execute<{ roundId: number }[]>(
    `select round_id as "roundId" from jury_entries where id = ?`,
    [parseId(entryId) ?? 0],
  );
  return String(row?.roundId ?? 0);
}

/**
 * Assigns an application to a reviewer by hand, or takes it away again while the review isn't submitted.
 * @throws NotFoundError for all but those who decide, and for others' reviewers; ConflictError if the round isn't open,
 * for a conflict of interest, or if the review is in.
 */
export async function setAssigned(
  context: Context,
  entryId: string,
  reviewerId: string,
  assigned: boolean,
): Promise<void> {
  const { em } = context;
  const managed = await lockRound(context, await roundOfEntry(context, entryId));
  const { round, juryId } = managed;
  assertOpen(round);
  const key = parseId(reviewerId) ?? 0;
  const [reviewer] = await em.execute<{ isThere: boolean }[]>(
    `select joined_at is not null and left_at is null as "isThere" from jury_reviewers where id = ? and jury_id = ?`,
    [key, juryId],
  );
  if (!reviewer) throw new NotFoundError("This reviewer doesn't exist.");
  const [entry] = await readEntries(context, round.id, parseId(entryId) ?? 0);
  if (!entry) throw new NotFoundError("This application was withdrawn.");
  if (assigned) {
    if (!reviewer.isThere) throw new ConflictError("This reviewer hasn't joined yet, or has left.");
    const [conflict] = await findConflicts(em, {
      juryId,
      applicationIds: [entry.applicationId],
      reviewerId: key,
    });
    if (conflict) throw new ConflictError(`They can't judge this application. ${conflict.why}.`);
    await store(context, managed, [{ entryId: entry.id, reviewerId: key }]);
  } else {
    const [row] = await em.execute<{ submitted: boolean }[]>(
      "select submitted_at is not null as submitted from jury_assignments where entry_id = ? and reviewer_id = ?",
      [entry.id, key],
    );
    if (row?.submitted) throw new ConflictError("This review has been submitted, so it stays.");
    await em.execute("delete from jury_assignments where entry_id = ? and reviewer_id = ?", [entry.id, key]);
  }
  await recordAuditEvent(context, { action: "jury.assigned", subject: juryId });
}
