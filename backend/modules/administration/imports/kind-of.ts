import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import type { ImportKind } from "../../../shared/import-kind/kind.ts";

/** Returns the kinds that an organization's members can import; all of them for null. */
export async function kindsFor(
  { em, contributions }: Pick<Context, "em" | "contributions">,
  organization: number | null,
): Promise<ImportKind[]> {
  const kinds = [...contributions.importKinds.values()];
  if (organization === null) return kinds;
  const own = kinds.flatMap(({ forMembers }) => (forMembers ? [forMembers(em, organization)] : []));
  return Promise.all(own);
}

/**
 * Returns the kind with this name, as an organization's members import it.
 * @throws InvalidInputError if there is none.
 */
export async function kindOf(
  context: Pick<Context, "em" | "contributions">,
  name: string,
  organization: number | null = null,
): Promise<ImportKind> {
  const kinds = await kindsFor(context, organization);
  const kind = kinds.find((each) => each.name === name);
  if (kind) return kind;
  const message = `Choose one of ${kinds.map((each) => each.name).join(", ")}.`;
  throw new InvalidInputError(message, { kind: message });
}

/** Returns a kind as an organization's members import it, or the kind itself for null; undefined if they can't. */
export function asImportedBy(
  em: EntityManager,
  kind: ImportKind | undefined,
  organization: number | null,
): Promise<ImportKind> | ImportKind | undefined {
  return organization === null ? kind : kind?.forMembers?.(em, organization);
}
