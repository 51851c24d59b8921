import { LRUCache } from "lru-cache";

/** The tables that statements use, according to their SQL. */
export interface Touched {
  /**
   * The tables that they name, all of which notify about changes; undefined if one doesn't, or a row was
   * written.
   */
  readonly tables: ReadonlySet<string> | undefined;
  readonly wrote: boolean;
}

const WORDS = /[a-z_][a-z0-9_]*/g;
const WRITES = /\b(insert|update|delete|merge|truncate)\b/i;
/** The number of statements whose tables are cached. */
const STATEMENTS = 1_000;

/**
 * Finds the tables that statements name in their SQL. A word that only looks like a table counts, too: that
 * may evict a response too early, never too late.
 * @param tables every table, and whether it notifies about its changes.
 */
export function statementTables(tables: ReadonlyMap<string, boolean>): (texts: Iterable<string>) => Touched {
  const known = new LRUCache<string, readonly string[]>({ max: STATEMENTS });
  const named = (text: string): readonly string[] => {
    const found = known.get(text) ?? [...new Set(text.match(WORDS))].filter((word) => tables.has(word));
    known.set(text, found);
    return found;
  };
  return (texts) => {
    const touched = new Set<string>();
    let wrote = false;
    for (const text of texts) {
      wrote ||= WRITES.test(text);
      for (const table of named(text)) touched.add(table);
    }
    const told = !wrote && [...touched].every((table) => tables.get(table));
    return { tables: told ? touched : undefined, wrote };
  };
}
