import { InvalidInputError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { checkedMapping, type Mapping } from "../mapping/mapping.ts";

/** The maximum length of a mapping, in characters. */
const MAX_LENGTH = 50_000;

/**
 * Returns a mapping that a person has made; one without a source has an empty one.
 * @param given the mapping, or its JSON.
 * @throws InvalidInputError if it can't be used or lacks required fields.
 */
export function usableMapping(given: unknown, kind: ImportKind): Mapping {
  try {
    if (typeof given === "string" && given.length > MAX_LENGTH)
      throw new ImportError(`A mapping can have up to ${MAX_LENGTH.toLocaleString("en-US")} characters.`);
    const parsed: unknown = typeof given === "string" ? JSON.parse(given) : given;
    const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    if (!isObject) throw new ImportError("A mapping is a JSON object with fields.");
    // The source is the run's own name, so that a shared mapping need not name one.
    const mapping = checkedMapping({ ...parsed, source: "any" }, kind);
    const missing = kind.required.filter((name) => !Object.hasOwn(mapping.fields, name));
    if (missing.length > 0) throw new ImportError(`Choose a column for ${missing.join(", ")}.`);
    return mapping;
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof SyntaxError)) throw error;
    throw new InvalidInputError(error.message, { fields: error.message });
  }
}
