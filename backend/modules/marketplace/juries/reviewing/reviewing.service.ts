import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion } from "../../../../shared/schema/versioned.ts";
import { notifyAll } from "../../../account/notifications/notify.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import { teamOf } from "../../applications/team.ts";
import { roundOfEntry } from "../assigning/assigning.service.ts";
import type { JuryScoreInput } from "../jury.inputs.ts";
import { conflictRules, juryCommentRules, MAX_COMMENTS, reviewRules } from "../jury.rules.ts";
import { juryPath } from "../jury-paths.rules.ts";
import { lockJury } from "../managed-call.ts";
import { assertOpen, findManagedRound } from "../managed-round.ts";
import { stateOf, today } from "../round-state.ts";
import { OWN_TASKS } from "./tasks.service.ts";

const MISSING = "This review doesn't exist, or isn't yours.";

interface OwnReview {
  id: number;
  entryId: number;
  juryId: number;
  reviewerId: number;
  applicationId: number;
  number: number;
  version: number;
  lowestScore: number;
  submitted: boolean;
  kind: ApplicationKind;
  recordId: number;
  title: string;
}

/**
 * Returns a review of the actor in an open round, with the jury locked, so that the round can't close meanwhile.
 * @throws NotFoundError for anything that they aren't assigned; ConflictError if the round isn't open.
 */
async function lockOwn(context: Context, column: "s.id" | "e.id", id: string): Promise<OwnReview> {
  const { em } = context;
  const read = async () =>
    (
      await em.execute<
        (OwnReview & { name: string; openedAt: Date; closedAt: Date | null; closesOn: string })[]
      >(
        `select s.id, e.id as "entryId", r.jury_id as "juryId", v.id as "reviewerId", a.id as "applicationId", e.number,
           s.version, j.lowest_score as "lowestScore", s.submitted_at is not null as submitted, r.name,
           r.opened_at as "openedAt", r.closed_at as "closedAt", r.closes_on::text as "closesOn",
           case when o.id is null then 'collaboration' else 'opportunity' end as kind, coalesce(o.id, c.id) as "recordId",
           coalesce(o.title, c.title) as title
         ${OWN_TASKS} and ${column} = ?`,
        [personOf(context).id, parseId(id) ?? 0],
      )
    )[0];
  const found = await read();
  if (!found) throw new NotFoundError(MISSING);
  await lockJury(context, found.juryId);
  const row = await read();
  if (!row) throw new NotFoundError(MISSING);
  assertOpen({ name: row.name, state: stateOf(row, today()) });
  return row;
}

/** What a reviewer saves or submits. */
export interface GivenReview {
  readonly scores: readonly JuryScoreInput[];
  readonly comment: string;
  /** Whether it is submitted; once it is, it stays so. */
  readonly submit: boolean;
  /** The version that was read. */
  readonly version: number;
}

/**
 * Keeps the actor's scores of an application and submits them if wanted, after which they see what others think. It
 * can be corrected until the round closes.
 * @throws InvalidInputError at `scores` or `comment`; ConflictError at `version`, if something is missing, or if the
 * round isn't open; NotFoundError for anything that they aren't assigned.
 */
export async function saveReview(context: Context, id: string, given: GivenReview): Promise<void> {
  const { em } = context;
  const { scores, comment } = await validate(reviewRules, { scores: given.scores, comment: given.comment });
  const own = await lockOwn(context, "s.id", id);
  assertSameVersion(own, given.version, "review");
  const low = scores.findIndex(({ score }) => score !== null && score < own.lowestScore);
  if (low >= 0) {
    const message = `A score is at least ${own.lowestScore}`;
    throw new InvalidInputError(message, { [`scores[${low}].score`]: message });
  }
  const rows = scores.map(({ criterionId, score }) => ({ id: parseId(criterionId) ?? 0, score }));
  if (new Set(rows.map(({ id: criterion }) => criterion)).size < rows.length)
    throw new InvalidInputError("Give each criterion one score", { scores: "Give each criterion one score" });
  const written = await em.execute<unknown[]>(
    `insert into jury_scores (assignment_id, criterion_id, score)
     select ?, c.id, g.score from jsonb_to_recordset(?::jsonb) as g (id integer, score smallint)
       join jury_criteria c on c.id = g.id and c.jury_id = ? and c.removed_at is null
     on conflict (assignment_id, criterion_id) do update set score = excluded.score, updated_at = now()
     returning criterion_id`,
    [own.id, JSON.stringify(rows), own.juryId],
  );
  if (written.length < rows.length) {
    const message = "The criteria have changed. Reload the page; what you entered stays in its fields.";
    throw new InvalidInputError(message, { scores: message });
  }
  if (given.submit || own.submitted) await assertComplete(context, own);
  await em.execute(
    `update jury_assignments set comment = ?, version = version + 1,
       submitted_at = case when ? then coalesce(submitted_at, now()) else submitted_at end,
       judged_at = case when ? or submitted_at is not null then now() end where id = ?`,
    [comment, given.submit, given.submit, own.id],
  );
}

/** @throws ConflictError if a criterion has neither a score nor “can't judge”. */
async function assertComplete({ em }: Context, { id, juryId }: OwnReview): Promise<void> {
  const missing = await em.execute<{ title: string }[]>(
    `select c.title from jury_criteria c where c.jury_id = ? and c.removed_at is null
       and not exists (select from jury_scores s where s.assignment_id = ? and s.criterion_id = c.id)
     order by c.position, c.id limit 3`,
    [juryId, id],
  );
  if (missing.length === 0) return;
  const titles = missing.map(({ title }) => `“${title}”`).join(", ");
  throw new ConflictError(`These are still missing a score: ${titles}. Score them, or choose “Can't judge”.`);
}

/**
 * Says that the actor can't judge an application, and why. It is free for others, and those who decide are told.
 * @throws InvalidInputError at `reason`; as `lockOwn`.
 */
export async function declareConflict(
  context: Context,
  id: string,
  given: { reason: string },
): Promise<void> {
  const { em, publicUrl } = context;
  const { reason } = await validate(conflictRules, given);
  const own = await lockOwn(context, "s.id", id);
  await em.execute(
    `insert into jury_conflicts (reviewer_id, application_id, reason) values (?, ?, ?)
     on conflict (reviewer_id, application_id) do update set reason = excluded.reason`,
    [own.reviewerId, own.applicationId, reason],
  );
  await em.execute("delete from jury_assignments where id = ?", [own.id]);
  await recordAuditEvent(context, { action: "jury.conflict_declared", subject: own.juryId });
  const path = juryPath(own.kind, own.recordId);
  const title = `Application ${own.number} to “${own.title}” needs another reviewer`;
  await notifyAll(em, teamOf(own.kind, own.recordId), {
    type: "application_received",
    title,
    text: ["A reviewer has declared a conflict of interest."],
    path,
    key: `jury-conflict:${own.id}`,
    letter: {
      subject: title,
      text: [
        `${title}: a reviewer has declared a conflict of interest.`,
        `Assign somebody else: ${publicUrl}${path}`,
      ],
    },
  });
}

/**
 * Says something about an application, as one of its reviewers whose own review is in, or as those who decide.
 * @throws InvalidInputError at `text`; NotFoundError for others; ConflictError before one's own review is in, if the
 * round isn't open, or at the limit of comments.
 */
export async function comment(context: Context, entryId: string, given: { text: string }): Promise<void> {
  const { em } = context;
  const { text } = await validate(juryCommentRules, given);
  const managed = await findManagedRound(context, await roundOfEntry(context, entryId));
  let reviewerId: number | null = null;
  if (managed) {
    await lockJury(context, managed.juryId);
    assertOpen(managed.round);
  } else {
    const own = await lockOwn(context, "e.id", entryId);
    if (!own.submitted) throw new ConflictError("Submit your own review first.");
    reviewerId = own.reviewerId;
  }
  const id = parseId(entryId) ?? 0;
  const written = await em.execute<unknown[]>(
    `insert into jury_comments (entry_id, reviewer_id, author_id, text)
     select ?, ?, ?, ? where (select count(*) from jury_comments where entry_id = ?) < ? returning id`,
    [id, reviewerId, personOf(context).id, text, id, MAX_COMMENTS],
  );
  if (written.length === 0)
    throw new ConflictError(
      `An application can have up to ${MAX_COMMENTS} comments, so this one wasn't added.`,
    );
}
