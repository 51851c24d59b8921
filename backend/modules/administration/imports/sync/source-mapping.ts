import { InvalidInputError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { checkedMapping, type Mapping } from "../mapping/mapping.ts";

/**
 * Returns the mapping of a source, with the source's own name; undefined if there is none.
 * @throws InvalidInputError for an unusable mapping.
 */
export function mappingOfSource(text: string, name: string, kind: ImportKind): Mapping | undefined {
  if (text === "") return undefined;
  try {
    return checkedMapping({ ...JSON.parse(text), source: name }, kind);
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof SyntaxError)) throw error;
    throw new InvalidInputError(error.message, { mapping: error.message });
  }
}
