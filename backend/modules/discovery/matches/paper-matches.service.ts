import type { Context } from "../../../shared/context.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { readInterests } from "./interests.ts";
import { matchInterests } from "./match-interests.ts";
import type { FittingPapers } from "./matches.types.ts";
import { paperMatches } from "./shown-matches.ts";

/**
 * Returns the papers that fit the actor's interests.
 * @throws InvalidInputError for more than twenty.
 */
export async function fittingPapers(
  context: Context,
  first: number,
  selection: Selection,
): Promise<FittingPapers> {
  const interests = await readInterests(context);
  const { matches, ...found } = await matchInterests(context, interests, "paper", first);
  return { ...found, results: await paperMatches(context, matches, selection.results?.paper ?? {}) };
}
