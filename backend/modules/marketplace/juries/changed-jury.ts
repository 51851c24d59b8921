import type { Context } from "../../../shared/context.ts";
import { limitedChange } from "../../../shared/limited-change.ts";
import { JURY_CHANGES } from "./jury.limits.ts";
import type { Jury } from "./jury.types.ts";
import { manageRound } from "./managed-round.ts";
import { juryOf } from "./read-jury.ts";

/**
 * Makes a change to a round and returns the jury as it is then.
 * @throws NotFoundError for all but those who decide on the call's applications.
 */
export async function changedJury(
  context: Context,
  roundId: string,
  change: () => Promise<unknown>,
): Promise<Jury> {
  const { record } = await manageRound(context, roundId);
  await limitedChange(context, JURY_CHANGES, change);
  return juryOf(context, record.kind, record.id);
}
