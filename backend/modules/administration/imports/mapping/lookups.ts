import { isDeepStrictEqual } from "node:util";
import { ImportError } from "../errors.ts";
import { isAbsent } from "../reading/external-key.ts";
import { readRecordsApart } from "../reading/read-apart.ts";
import { keptList, MAX_KEPT } from "./kept-list.ts";
import { type Lookup, type Mapping, readingOptions } from "./mapping.ts";

/** The lists for lookups, by name; each maps a key to its value. */
export type Lookups = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Returns the key of a lookup in `Lookups`. */
export function lookupName({ list, key, value }: Lookup): string {
  return JSON.stringify([list, key, value]);
}

/**
 * Reads the lists that a mapping uses for lookups; they are in the same document as the records.
 * @throws ImportError if a list is too large, lacks one of its fields, or has two values for a key.
 */
export async function readLookups(
  file: string,
  mapping: Mapping | undefined,
  most = MAX_KEPT,
): Promise<Lookups> {
  const lookups = new Map<string, ReadonlyMap<string, unknown>>();
  for (const { lookup } of Object.values(mapping?.fields ?? {})) {
    if (!lookup || lookups.has(lookupName(lookup))) continue;
    lookups.set(lookupName(lookup), await readEntries(file, mapping, lookup, most));
  }
  return lookups;
}

async function readEntries(
  file: string,
  mapping: Mapping | undefined,
  { list, key, value }: Lookup,
  most: number,
): Promise<ReadonlyMap<string, unknown>> {
  const entries = new Map<string, unknown>();
  const lacking = new Set([key, value]);
  const all = readRecordsApart({
    file,
    path: list,
    ...readingOptions(mapping),
    onBytes: () => undefined,
  });
  for await (const { values } of keptList(all, { list, use: "to look values up in", most })) {
    const [own, found] = [values[key], values[value]];
    for (const name of lacking) if (values[name] !== undefined) lacking.delete(name);
    if (isAbsent(own)) continue;
    const known = entries.get(String(own));
    if (entries.has(String(own)) && !isDeepStrictEqual(known, found))
      throw new ImportError(
        `The list ${list} has two values for ${key} ${JSON.stringify(own)}: ${JSON.stringify(known)} and ${JSON.stringify(found)}. Leave one of them.`,
      );
    entries.set(String(own), found);
  }
  const [missing] = lacking;
  if (missing !== undefined)
    throw new ImportError(`The mapping looks up "${missing}" in "${list}", which isn't in it.`);
  return entries;
}
