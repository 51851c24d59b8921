import { ConflictError, ForbiddenError } from "../errors.ts";
import { type Move, STATE_TABLES, type StateKind, type StateOf, type StateTable } from "./moves.ts";

const tableOf = (kind: StateKind): StateTable<string> => STATE_TABLES[kind];

/** Whether the table of the kind has this move. */
export function mayMove<Kind extends StateKind>(kind: Kind, move: Move<StateOf<Kind>>): boolean {
  const { by, held = false } = move;
  const [from, to]: [string, string] = [move.from, move.to];
  return tableOf(kind).moves.some(
    (moves) =>
      moves.by === by &&
      moves.from.includes(from) &&
      moves.to.includes(to) &&
      (by === "administrator" || moves.held === "also" || (moves.held === "only") === held),
  );
}

/**
 * Refuses a move that the table of the kind doesn't have.
 * @param refusal what is said instead of the table's words for the state that is left.
 * @throws ForbiddenError if an administrator's decision is in the way; ConflictError for the state.
 */
export function assertMove<Kind extends StateKind>(
  kind: Kind,
  move: Move<StateOf<Kind>>,
  refusal?: string,
): void {
  if (mayMove(kind, move)) return;
  const { held, refusals } = tableOf(kind);
  if (move.held && held && mayMove(kind, { ...move, held: false })) throw new ForbiddenError(held);
  throw new ConflictError(
    refusal ?? refusals[move.from] ?? "Its state has changed, so this can't be done. Reload the page.",
  );
}
