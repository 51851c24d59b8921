import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { recordTrainingEvents } from "../../../discovery/training-events/training-event.ts";
import { lockAs } from "../standing.ts";
import { MONTHS_TO_HOLD, outcomeRules } from "./outcome.rules.ts";
import type { ChoiceHeldValue } from "./outcome.types.ts";

/** SQL: whether the decision of the evaluation `e` is old enough to say whether it held. */
export const IS_DUE = `e.decided_at + interval '${MONTHS_TO_HOLD} months' <= now()`;

/**
 * Keeps the owner's answer to whether the choice held; a later answer replaces it. A choice that holds counts
 * for ranking if the owner's privacy settings allow it.
 * @throws InvalidInputError at `note`; ConflictError before it is asked; as `lockAs`.
 */
export async function answerWhetherItHeld(
  context: Context,
  id: string,
  held: ChoiceHeldValue,
  given: string,
): Promise<void> {
  const { em } = context;
  const { note } = await validate(outcomeRules, { note: given });
  const { evaluation } = await lockAs(context, id, ["owner"]);
  const [answered] = await em.execute<{ solutionId: number | null }[]>(
    `update evaluations e set held = ?, held_note = ?, held_at = now()
     from evaluation_candidates c where e.id = ? and c.id = e.chosen_id and ${IS_DUE}
     returning c.solution_id as "solutionId"`,
    [held, note, evaluation.id],
  );
  if (!answered) throw new ConflictError(`You can answer this ${MONTHS_TO_HOLD} months after the decision.`);
  if (held === "yes" && answered.solutionId !== null)
    await recordTrainingEvents(em, personOf(context).id, "keep", [answered.solutionId]);
}
