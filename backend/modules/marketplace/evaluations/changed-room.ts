import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { limitedChange } from "../../../shared/limited-change.ts";
import { findRoom } from "./read-room.ts";
import type { EvaluationRoom } from "./room.types.ts";
import { EVALUATION_CHANGES } from "./standing.ts";

/**
 * Returns an evaluation as its people see it.
 * @throws NotFoundError for all but its people.
 */
export async function roomOf(context: Context, id: string): Promise<EvaluationRoom> {
  const room = await findRoom(context, id);
  if (!room) throw new NotFoundError("This evaluation doesn't exist.");
  return room;
}

/** Makes a change and returns the evaluation as it is then. */
export async function changedRoom(
  context: Context,
  id: string,
  change: () => Promise<void>,
): Promise<EvaluationRoom> {
  await limitedChange(context, EVALUATION_CHANGES, change);
  return roomOf(context, id);
}
