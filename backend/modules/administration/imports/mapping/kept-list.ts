import { ImportError } from "../errors.ts";
import type { SourceRecord } from "../reading/source-record.ts";

/** The maximum number of records of a list that is kept in memory, and their approximate size in characters. */
export const MAX_KEPT = 200_000;
const MAX_SIZE = 100_000_000;

/**
 * Passes on the records of a list that is kept in memory.
 * @param use what it is too large for, such as `to be joined`.
 * @throws ImportError if it is too large.
 */
export async function* keptList(
  records: AsyncIterable<SourceRecord>,
  { list, use, most = MAX_KEPT }: { list: string; use: string; most?: number },
): AsyncGenerator<SourceRecord> {
  let [count, size] = [0, 0];
  for await (const record of records) {
    count += 1;
    for (const value of Object.values(record.values)) size += typeof value === "string" ? value.length : 20;
    if (count > most || size > MAX_SIZE)
      throw new ImportError(
        `The list ${list} is too large ${use}: up to ${most.toLocaleString("en-US")} records can be.`,
      );
    yield record;
  }
}
