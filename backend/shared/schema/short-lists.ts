import { InvalidInputError } from "../errors.ts";

/** The maximum number of values of a list argument; no list has as many facets. */
export const MAX_LIST = 100;

/**
 * Rejects lists with too many values, anywhere in `value`.
 * @throws InvalidInputError that names the field like its form does, such as `sports` for `filter.sports`.
 */
export function assertShortLists(value: unknown, field = "input"): void {
  if (value === null || typeof value !== "object" || value instanceof Date) return;
  if (Array.isArray(value) && value.length > MAX_LIST) {
    const message = `Send at most ${MAX_LIST} values.`;
    throw new InvalidInputError(message, { [field]: message });
  }
  for (const [key, item] of Object.entries(value)) assertShortLists(item, Array.isArray(value) ? field : key);
}
