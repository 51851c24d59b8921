import { LRUCache } from "lru-cache";
import { type CachedResponse, sizeOf } from "./cached-response.ts";
import type { ChangeListener } from "./changes.ts";
import { statementTables, type Touched } from "./statement-tables.ts";

/**
 * The maximum age of a cached response in milliseconds: its content may depend on the time (days left, what
 * is open now), and a silent network failure must not keep it forever.
 */
const MAX_AGE = 10_000;
/** The maximum size of a cached response, as a share of all memory. */
const LARGEST = 1 / 8;

/** Anonymous responses in memory, each valid until the data that it was made from changes. */
export interface ResponseStore extends Omit<ChangeListener, "told"> {
  /** Whether every change is received; otherwise nothing is cached. */
  readonly open: boolean;
  /** The bytes in use. */
  readonly size: number;
  /** The moment before a response is created; later changes invalidate it. */
  now(): number;
  /** Returns what statements have read and written. */
  touched(texts: Iterable<string>): Touched;
  find(key: string): CachedResponse | undefined;
  /**
   * Caches a response that was begun at a moment and read these tables.
   * @returns whether it is still current.
   */
  keep(key: string, answer: CachedResponse, begun: number, tables: ReadonlySet<string>): boolean;
}

interface Kept {
  readonly answer: CachedResponse;
  readonly begun: number;
  readonly tables: ReadonlySet<string>;
}

/** @param memory the maximum size of all responses in bytes. */
export function createStore(memory: number): ResponseStore {
  const answers = new LRUCache<string, Kept>({
    maxSize: memory,
    maxEntrySize: Math.floor(memory * LARGEST),
    sizeCalculation: ({ answer }) => sizeOf(answer),
    ttl: MAX_AGE,
  });
  /** A logical clock: each change increments it. */
  let moment = 0;
  let openedAt = Number.POSITIVE_INFINITY;
  let touched = statementTables(new Map());
  const changedAt = new Map<string, number>();
  const isCurrent = ({ begun, tables }: Kept) => {
    if (begun < openedAt) return false;
    for (const table of tables) if ((changedAt.get(table) ?? 0) > begun) return false;
    return true;
  };
  return {
    get open() {
      return openedAt <= moment;
    },
    get size() {
      return answers.calculatedSize;
    },
    now: () => moment,
    touched: (texts) => touched(texts),
    find(key) {
      const kept = answers.get(key);
      if (!kept || isCurrent(kept)) return kept?.answer;
      answers.delete(key);
      return undefined;
    },
    keep(key, answer, begun, tables) {
      const kept = { answer, begun, tables };
      if (!isCurrent(kept)) return false;
      answers.set(key, kept);
      return true;
    },
    opened(tables) {
      touched = statementTables(tables);
      moment += 1;
      openedAt = moment;
    },
    changed(table) {
      moment += 1;
      changedAt.set(table, moment);
    },
    lost() {
      openedAt = Number.POSITIVE_INFINITY;
      answers.clear();
    },
  };
}
