import { type Listing, type ListingAddress, type ListingFilter, PAGE_SIZE } from "./address.ts";

const WHOLE = /^\d{1,9}$/;

/** Returns a filter's selection as a GraphQL value; null without a selection. */
function filterValue({ shape }: ListingFilter, values: readonly string[]) {
  if (shape === "text") return values[0] ?? null;
  if (shape === "texts") return values.length > 0 ? values : null;
  const numbers = values.filter((value) => WHOLE.test(value)).map(Number);
  if (shape === "numbers") return numbers.length > 0 ? numbers : null;
  if (shape === "number") return numbers[0] ?? null;
  // Selecting both values is the same as selecting none.
  return values.length === 1 ? values[0] === "true" : null;
}

/** Returns the query variables for a list state; `first` is the number of items per page. */
export function listVariables<Name extends string, Sort extends string, Input>(
  listing: Listing<Name, Sort, Input>,
  { search, chosen, sort }: ListingAddress<Name, Sort>,
  first = PAGE_SIZE,
): { search: string | null; filter: Input; sort: Sort; first: number } {
  const filters = Object.entries<ListingFilter>(listing.filters);
  const values = filters.map(([name, filter]) => [filter.field, filterValue(filter, chosen[name as Name])]);
  return {
    search: search || null,
    filter: { ...Object.fromEntries(values), ...listing.always } as Input,
    sort,
    first,
  };
}
