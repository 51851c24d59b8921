import { type Lookups, lookupName, lookupsOf, type Mapping } from "./mapping.ts";
import { readRecords } from "./records.ts";

/** Reads the lists that a mapping looks values up in; they stand in the same document as the records. */
export async function readLookups(file: string, mapping: Mapping | undefined): Promise<Lookups> {
  const lookups = new Map<string, Map<string, unknown>>();
  for (const lookup of mapping ? lookupsOf(mapping) : []) {
    const name = lookupName(lookup);
    if (lookups.has(name)) continue;
    const entries = new Map<string, unknown>();
    for await (const { values } of readRecords(file, lookup.list, () => undefined)) {
      entries.set(String(values[lookup.key]), values[lookup.value]);
    }
    lookups.set(name, entries);
  }
  return lookups;
}
