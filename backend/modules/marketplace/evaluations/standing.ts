import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { Evaluation } from "./evaluation.entity.ts";
import type { EvaluationRole } from "./evaluation.rules.ts";

/** The limit of changes to evaluations per account. */
export const EVALUATION_CHANGES: Limit = {
  name: "evaluations",
  times: 1_000,
  seconds: 3600,
  message: "You've changed your evaluations a lot.",
};

const MISSING = "This evaluation doesn't exist.";
const DECIDED = "It's decided. Reopen the decision first.";

/** A person's place in an evaluation. */
export interface Standing {
  readonly personId: number;
  readonly role: EvaluationRole;
  readonly submittedAt: Date | null;
  /** Whether something that is judged now has no score of theirs, as it was added after they submitted. */
  readonly isMissing: boolean;
  /** Whether they were shown the result although they hadn't submitted scores. */
  readonly sawResult: boolean;
}

/** SQL condition: the person `p` has neither a score nor “don't know” for a criterion `c` of the candidate `a`. */
export const IS_UNSCORED = `not exists (select from evaluation_scores s
  where s.person_id = p.id and s.candidate_id = a.id and s.criterion_id = c.id)`;

/** Returns the actor's place in an evaluation; null for all but its people. */
export async function findStanding(context: Context, id: string): Promise<Standing | null> {
  const [row] = await context.em.execute<Standing[]>(
    `select p.id as "personId", p.role, p.submitted_at as "submittedAt", p.submitted_at is not null and exists (
       select from evaluation_candidates a join evaluation_criteria c on c.evaluation_id = a.evaluation_id
       where a.evaluation_id = p.evaluation_id and a.removed_at is null and c.removed_at is null and ${IS_UNSCORED}
     ) as "isMissing", p.saw_result_at is not null as "sawResult"
     from evaluation_people p where p.evaluation_id = ? and p.user_id = ?`,
    [parseId(id) ?? 0, personOf(context).id],
  );
  return row ?? null;
}

/** An evaluation that is being changed, and the place of who changes it. */
export interface Changed {
  readonly evaluation: Evaluation;
  readonly standing: Standing;
}

/**
 * Returns the evaluation, locked until the transaction ends, if the actor has one of the roles in it.
 * @throws NotFoundError for all but its people; ForbiddenError for the other roles.
 */
export async function lockAs(
  context: Context,
  id: string,
  roles: readonly EvaluationRole[],
): Promise<Changed> {
  const evaluation =
    (await findStanding(context, id)) && (await lockRow(context.em, Evaluation, parseId(id) ?? 0));
  // Read again, as somebody may have been removed until the evaluation was locked.
  const standing = evaluation && (await findStanding(context, id));
  if (!standing) throw new NotFoundError(MISSING);
  if (!roles.includes(standing.role))
    throw new ForbiddenError(
      roles.includes("judge")
        ? "Only the judges and the owner of an evaluation can do this."
        : "Only the owner of an evaluation can do this.",
    );
  return { evaluation, standing };
}

/**
 * Changes an evaluation as its owner while it is open, with an edit of this version.
 * @throws as `lockAs`; ConflictError at `version`, or if it is decided.
 */
export async function changeOpen(
  context: Context,
  id: string,
  version: number,
  change: (evaluation: Evaluation) => Promise<void> | void,
): Promise<Evaluation> {
  const { evaluation } = await lockAs(context, id, ["owner"]);
  assertSameVersion(evaluation, version, "evaluation");
  assertOpen(evaluation);
  await change(evaluation);
  markEdited(evaluation);
  await context.em.flush();
  return evaluation;
}

/** @throws ConflictError if it is decided. */
export function assertOpen({ decidedAt }: Evaluation): void {
  if (decidedAt) throw new ConflictError(DECIDED);
}
