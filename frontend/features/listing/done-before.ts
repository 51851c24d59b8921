import { parseAddress } from "./address.ts";
import type { ListingState } from "./use-listing.ts";

/**
 * Collects what was selected in a list's form before hydration; the returned function applies it to the state
 * current at that time.
 */
export function doneBefore<Name extends string, Sort extends string>(
  form: HTMLFormElement,
  { listing, address, change }: ListingState<Name, Sort>,
): () => void {
  const words = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const said = parseAddress(listing, new URLSearchParams(words));
  const has = (name: string) => form.elements.namedItem(name) !== null;
  const without = (some: string[], others: string[]) => some.filter((value) => !others.includes(value));
  const ticked = (Object.keys(listing.filters) as Name[]).filter(has).flatMap((name) => {
    const added = without(said.chosen[name], address.chosen[name]);
    const removed = without(address.chosen[name], said.chosen[name]);
    return added.length + removed.length > 0 ? [{ name, added, removed }] : [];
  });
  const sort = has("sort") ? said.sort : address.sort;
  if (ticked.length === 0 && sort === address.sort) return () => {};
  return () =>
    change(
      ({ chosen }) => {
        const values = ticked.map(({ name, added, removed }) => [
          name,
          [...new Set([...without(chosen[name], removed), ...added])],
        ]);
        return { chosen: Object.fromEntries(values), ...(sort !== address.sort && { sort }) };
      },
      { replace: true },
    );
}
