import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { readRow, readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { parseIds } from "../../../shared/schema/ids.ts";
import { Solution } from "./solution.entity.ts";
import { isPublic } from "./solution-status.ts";

/** Returns the published solution with this id, or null. */
export function findSolution(
  { em }: Context,
  id: string,
  selection: Selection,
): Promise<Row<Solution> | null> {
  return readRow(em, Solution, id, selection, isPublic);
}

const MAX_COMPARED = 4;

/**
 * Returns the solutions with these ids in the given order, without those that don't exist.
 * @throws InvalidInputError for more than four.
 */
export async function comparedSolutions(
  { em }: Context,
  ids: readonly string[],
  selection: Selection,
): Promise<Row<Solution>[]> {
  const message = `Compare at most ${MAX_COMPARED} solutions.`;
  if (ids.length > MAX_COMPARED) throw new InvalidInputError(message, { ids: message });
  return readRowsInOrder(em, Solution, parseIds([...new Set(ids)]), selection, isPublic);
}
