import { ConflictError, ForbiddenError } from "../errors.ts";
import { type Move, STATE_TABLES, type StateKind, type StateOf, type StateTable } from "./moves.ts";

const tableOf = (kind: StateKind): StateTable<string> => STATE_TABLES[kind];

/** Whether the kind's state table contains this move. */
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
 * Rejects a move that the kind's state table doesn't contain.
 * @param refusal the message, instead of the table's message for the current state.
 * @throws ForbiddenError if an administrator's decision prevents it; ConflictError if the state does.
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
