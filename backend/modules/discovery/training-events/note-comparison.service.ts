import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { recordTrainingEvents } from "./training-event.ts";

const [LEAST, MOST] = [2, 4] as const;

/**
 * Records that the viewer compares solutions. Returns whether it was recorded, which is never the case for
 * visitors.
 * @throws InvalidInputError for fewer than two or more than four.
 */
export async function noteComparison({ em, actor }: Context, ids: readonly string[]): Promise<boolean> {
  if (ids.length < LEAST || ids.length > MOST) {
    const message = `Send the ids of ${LEAST} to ${MOST} solutions.`;
    throw new InvalidInputError(message, { ids: message });
  }
  const person = asPerson(actor);
  if (!person) return false;
  const keys = ids.flatMap((id) => parseId(id) ?? []);
  await recordTrainingEvents(em, person.id, "compare", keys);
  return true;
}
