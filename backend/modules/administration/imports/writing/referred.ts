import type { NameLookup } from "../../../../shared/import-kind/kind.ts";
import type { IdsByName } from "./named.ts";
import type { KeyedRow, ReferredIds, TablePlan } from "./table-plan.ts";

/** Finds the ids of all rows that a batch refers to by name, with one call for each lookup. */
export async function findReferred(
  { kind }: TablePlan,
  rows: readonly KeyedRow[],
  find: (lookup: NameLookup, names: readonly string[]) => Promise<IdsByName>,
): Promise<ReferredIds> {
  const names = new Map<NameLookup, string[]>();
  const collect = (lookup: NameLookup, namesOf: (row: KeyedRow["row"]) => readonly string[]) =>
    names.set(lookup, [...(names.get(lookup) ?? []), ...rows.flatMap(({ row }) => namesOf(row))]);
  for (const { lookup, name } of Object.values(kind.references ?? {})) {
    collect(lookup, (row) => [name(row) ?? []].flat());
  }
  for (const link of kind.links ?? []) collect(link.lookup, link.names);
  const ids = new Map<NameLookup, IdsByName>();
  for (const [lookup, wanted] of names) ids.set(lookup, await find(lookup, wanted));
  return ids;
}
