import { reach, type Schema } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { shownValue } from "../errors.ts";

/** The maximum number of omitted items that the message names. */
const NAMED = 3;

/**
 * Returns the valid items of a list and a message about the others; undefined if none is valid, or it isn't a
 * list.
 */
export function goodItems(
  { rules }: ImportKind,
  field: string,
  given: unknown,
): { readonly items: unknown[]; readonly message: string } | undefined {
  const list = reach(rules, field) as Schema;
  const { type, tests } = list.describe() as ReturnType<Schema["describe"]>;
  if (type !== "array") return undefined;
  // The list's own rules split a text into items.
  const all: unknown = list.cast(given, { assert: false });
  if (!Array.isArray(all)) return undefined;
  const good = all.filter((item) => list.isValidSync([item]));
  const most = Number(tests.find(({ name }) => name === "max")?.params?.max ?? all.length);
  const items = good.slice(0, most);
  if (items.length === 0 || !list.isValidSync(items)) return undefined;
  const bad = all.filter((item) => !good.includes(item)).slice(0, NAMED);
  const named = bad.map((item) => `"${shownValue(item)}"`).join(", ");
  return {
    items,
    message: [
      ...(good.length < all.length
        ? [`${all.length - good.length} of ${all.length} items were left out: ${named}`]
        : []),
      ...(items.length < good.length
        ? [`has more than ${most} items, of which the first ${most} were kept`]
        : []),
    ].join("; "),
  };
}
