import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { findRoom } from "./read-room.ts";
import type { EvaluationRoom } from "./room.types.ts";
import { counted } from "./standing.ts";

/** Makes a change and returns the evaluation as it is then. */
export async function changedRoom(
  context: Context,
  id: string,
  change: () => Promise<void>,
): Promise<EvaluationRoom> {
  await counted(context, change);
  const room = await findRoom(context, id);
  if (!room) throw new NotFoundError("This evaluation doesn't exist.");
  return room;
}
