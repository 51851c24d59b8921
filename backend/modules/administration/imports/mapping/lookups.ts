import { readRecordsApart } from "../reading/read-apart.ts";
import { type Lookup, type Mapping, readingOptions } from "./mapping.ts";

/** The lists for lookups, by name; each maps a key to its value. */
export type Lookups = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Returns the key of a lookup in `Lookups`. */
export function lookupName({ list, key, value }: Lookup): string {
  return JSON.stringify([list, key, value]);
}

/** Reads the lists that a mapping uses for lookups; they are in the same document as the records. */
export async function readLookups(file: string, mapping: Mapping | undefined): Promise<Lookups> {
  const lookups = new Map<string, Map<string, unknown>>();
  for (const { lookup } of Object.values(mapping?.fields ?? {})) {
    if (!lookup || lookups.has(lookupName(lookup))) continue;
    const entries = new Map<string, unknown>();
    for await (const { values } of readRecordsApart({
      file,
      path: lookup.list,
      ...readingOptions(mapping),
      onBytes: () => undefined,
    })) {
      entries.set(String(values[lookup.key]), values[lookup.value]);
    }
    lookups.set(lookupName(lookup), entries);
  }
  return lookups;
}
