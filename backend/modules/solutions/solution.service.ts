import type { Context } from "../../shared/context.ts";
import { readRow } from "../../shared/rows/read-rows.ts";
import type { Row } from "../../shared/rows/row.ts";
import type { Selection } from "../../shared/rows/selection.ts";
import { Solution } from "./solution.entity.ts";

/** The solution with this id, or null. */
export function findSolution(
  { em }: Context,
  id: string,
  selection: Selection,
): Promise<Row<Solution> | null> {
  return readRow(em, Solution, id, selection);
}
