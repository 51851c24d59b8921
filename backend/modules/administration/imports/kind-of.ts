import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import type { ImportKind } from "../../../shared/import-kind/kind.ts";

/**
 * Returns the kind with this name.
 * @throws InvalidInputError if there is none.
 */
export function kindOf({ contributions }: Pick<Context, "contributions">, name: string): ImportKind {
  const kind = contributions.importKinds.get(name);
  if (kind) return kind;
  const message = `Choose one of ${[...contributions.importKinds.keys()].join(", ")}.`;
  throw new InvalidInputError(message, { kind: message });
}
