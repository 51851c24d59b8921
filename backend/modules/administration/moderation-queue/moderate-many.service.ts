import type { Context } from "../../../shared/context.ts";
import { ApplicationError, InvalidInputError } from "../../../shared/errors.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { decisionRules } from "../moderation/report.rules.ts";
import { QUEUE_KINDS } from "./kinds.ts";
import type { ModerationChoice, ModerationOutcome } from "./moderation-choice.ts";
import { decide } from "./moderation-queue.service.ts";

/** The maximum number of decisions at once. */
const MOST = 50;

function assertTogether(choices: readonly ModerationChoice[]): void {
  const message = `Choose 1 to ${MOST} records, each once.`;
  const ids = new Set(choices.map(({ id }) => id));
  if (ids.size === 0 || ids.size > MOST || ids.size < choices.length)
    throw new InvalidInputError(message, { choices: message });
  const alone = QUEUE_KINDS.filter((kind) => kind.alone).map(({ kind }) => kind);
  if (!choices.some(({ id }) => alone.includes(id.split(":")[0] ?? ""))) return;
  const refused = "Some of these have to be decided one at a time.";
  throw new InvalidInputError(refused, { choices: refused });
}

/**
 * Makes the same decision on several records. Each has its own transaction, so that a record that someone
 * else decided on in the meantime doesn't prevent the others from being decided.
 * @throws InvalidInputError if there is no reason to hide them, for no records, for too many or duplicates.
 */
export async function decideMany(
  context: Context,
  choices: readonly ModerationChoice[],
  made: { readonly publish: boolean; readonly reason?: string | null | undefined },
): Promise<ModerationOutcome[]> {
  assertTogether(choices);
  await validate(decisionRules, made);
  const outcomes: ModerationOutcome[] = [];
  for (const { id, version, decision: after } of choices) {
    try {
      const { message } = await context.em.transactional(() =>
        decide(context, id, { ...made, version, after }),
      );
      outcomes.push({ id, decided: true, message });
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      outcomes.push({ id, decided: false, message: error.message });
    }
  }
  return outcomes;
}
