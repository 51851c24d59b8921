import { ImportError } from "../errors.ts";
import { isAbsent } from "../reading/external-key.ts";
import { READING_LIMITS, readRecordsApart } from "../reading/read-apart.ts";
import { keptList } from "./kept-list.ts";
import { type Join, type Mapping, readingOptions } from "./mapping.ts";
import { type Foreign, valueAt } from "./value-at.ts";

/** Adds the matching records of other lists to a record. */
export type Joined = (record: Foreign) => Foreign;

/**
 * Reads the lists that records are joined with.
 * @param most stops reading each list after so many records, to look at a file.
 * @throws ImportError if a list is too large, or lacks the field with its keys.
 */
export async function readJoins(
  file: string,
  mapping: Pick<Mapping, "joins" | "encoding"> | undefined,
  { most = Infinity, limits = READING_LIMITS } = {},
): Promise<Joined> {
  const lists = new Map<Join, ReadonlyMap<string, readonly Foreign[]>>();
  for (const join of mapping?.joins ?? []) lists.set(join, await readList(file, mapping, join, most, limits));
  return (record) => {
    let joined = record;
    for (const [{ by, as }, records] of lists) {
      const keys = [valueAt(joined, by)].flat().filter((key) => !isAbsent(key));
      const found = keys.flatMap((key) => records.get(String(key)) ?? []);
      joined = { ...joined, [as]: found.length === 1 ? found[0] : found };
    }
    return joined;
  };
}

async function readList(
  file: string,
  mapping: Parameters<typeof readJoins>[1],
  { list, key }: Join,
  most: number,
  limits: typeof READING_LIMITS,
): Promise<ReadonlyMap<string, readonly Foreign[]>> {
  const records = new Map<string, Foreign[]>();
  // Another file of an archive may have another encoding.
  const options = /\.zip$/i.test(file) ? {} : readingOptions(mapping as Mapping);
  let [count, hasKey] = [0, false];
  const all = readRecordsApart({ file, path: list, ...options, onBytes: () => undefined }, limits);
  for await (const { values } of keptList(all, { list, use: "to be joined" })) {
    count += 1;
    const own = valueAt(values, key);
    hasKey ||= own !== undefined;
    for (const each of [own].flat()) {
      if (isAbsent(each)) continue;
      const same = records.get(String(each));
      if (same) same.push(values);
      else records.set(String(each), [values]);
    }
    if (count >= most) break;
  }
  if (!hasKey) throw new ImportError(`The mapping joins "${list}" by "${key}", which isn't in it.`);
  return records;
}
