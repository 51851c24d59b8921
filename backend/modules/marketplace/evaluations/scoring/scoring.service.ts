import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import type { EvaluationScoreInput } from "../evaluation.inputs.ts";
import { scoresRules } from "../evaluation.rules.ts";
import { assertOpen, IS_UNSCORED, lockAs } from "../standing.ts";

const JUDGES = ["owner", "judge"] as const;
const CLOSED = "The owner has closed scoring.";

/**
 * Returns the evaluation and the judge, with the evaluation locked, so that the scoring can't close meanwhile.
 * @throws ConflictError if it is decided or the scoring is closed; as `lockAs`.
 */
async function assertTaken(context: Context, id: string) {
  const { evaluation, standing } = await lockAs(context, id, JUDGES);
  assertOpen(evaluation);
  if (evaluation.scoringClosedAt) throw new ConflictError(CLOSED);
  return { evaluationId: evaluation.id, personId: standing.personId };
}

/**
 * Keeps the actor's scores of a candidate; what isn't given stays.
 * @throws InvalidInputError at `scores`; NotFoundError if it isn't a candidate; ConflictError once the scoring
 * has ended; as `lockAs`.
 */
export async function scoreCandidate(
  context: Context,
  id: string,
  candidateId: string,
  given: readonly EvaluationScoreInput[],
): Promise<void> {
  const { em } = context;
  const { scores } = await validate(scoresRules, { scores: given });
  const { evaluationId, personId } = await assertTaken(context, id);
  const [candidate] = await em.execute<unknown[]>(
    "select from evaluation_candidates where id = ? and evaluation_id = ? and removed_at is null",
    [parseId(candidateId) ?? 0, evaluationId],
  );
  if (!candidate) throw new NotFoundError("This candidate was removed.");
  const rows = scores.map(({ criterionId, score, note }) => ({ id: parseId(criterionId) ?? 0, score, note }));
  const written = await em.execute<unknown[]>(
    `insert into evaluation_scores (person_id, candidate_id, criterion_id, score, note)
     select ?, ?, c.id, g.score, g.note
     from jsonb_to_recordset(?::jsonb) as g (id integer, score smallint, note text)
     join evaluation_criteria c on c.id = g.id and c.evaluation_id = ? and c.removed_at is null
     on conflict (person_id, candidate_id, criterion_id)
       do update set score = excluded.score, note = excluded.note, updated_at = now()
     returning criterion_id`,
    [personId, parseId(candidateId), JSON.stringify(rows), evaluationId],
  );
  if (written.length < rows.length) {
    const message = "The criteria have changed. Reload the page; what you entered stays in its fields.";
    throw new InvalidInputError(message, { scores: message });
  }
}

/**
 * Hands the actor's scores in, after which they see those of the others. Every candidate needs a score, or
 * “don't know”, for every criterion.
 * @throws ConflictError if one is missing, or once the scoring has ended; as `lockAs`.
 */
export async function submitScores(context: Context, id: string): Promise<void> {
  const { em } = context;
  const { personId } = await assertTaken(context, id);
  const missing = await em.execute<{ name: string }[]>(
    `select a.name from evaluation_people p join evaluation_candidates a on a.evaluation_id = p.evaluation_id
     where p.id = ? and a.removed_at is null and exists (
       select from evaluation_criteria c where c.evaluation_id = a.evaluation_id and c.removed_at is null
         and ${IS_UNSCORED})
     order by a.added_at, a.id limit 3`,
    [personId],
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    throw new ConflictError(`Scores are still missing for ${names}. Score them, or choose “Don't know”.`);
  }
  await em.execute("update evaluation_people set submitted_at = coalesce(submitted_at, now()) where id = ?", [
    personId,
  ]);
}
