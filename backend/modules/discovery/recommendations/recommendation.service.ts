import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { isPublic } from "../../catalog/solutions/solution-status.ts";
import { diversify } from "./diversify.ts";
import { possibleAt } from "./possible.ts";
import type { Recommendation } from "./recommendation.ts";
import { weigh } from "./weigh.ts";

/**
 * Returns solutions that may suit the viewer, highest confidence first.
 * @throws UnauthenticatedError; InvalidInputError for a number out of range.
 */
export async function recommend(
  context: Context,
  first: number,
  selection: Selection,
): Promise<Recommendation[]> {
  const { em } = context;
  const { id } = personOf(context);
  const count = assertCount(first);
  const { possible, weights } = await possibleAt(context, id);
  const weighed = possible.flatMap(
    ({ candidate, agreements }) => weigh(candidate, agreements, weights) ?? [],
  );
  const chosen = diversify(weighed).slice(0, count);
  const chosenIds = chosen.map(({ candidate }) => candidate.id);
  const rows = await readRowsInOrder(em, Solution, chosenIds, { ...selection.solution, id: {} }, isPublic);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const computedAt = new Date();
  return chosen.flatMap(({ candidate, confidence, reasons, isPersonal }) => {
    const solution = byId.get(candidate.id);
    const [reason = ""] = reasons;
    const confidenceScore = Number(confidence.toFixed(2));
    return solution ? [{ solution, confidenceScore, reason, reasons, isPersonal, computedAt }] : [];
  });
}
