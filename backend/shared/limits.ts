import type { TooManyRequestsError } from "./errors.ts";

/** A rate limit per key, such as a username or an IP address. */
export interface Limit {
  /** Unique; part of the stored key. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** The message when the limit is exceeded; the waiting time is appended. */
  readonly message: string;
}

/** How much the operations of one caller may cost in a while. */
export interface Budget {
  /** Unique; part of the stored key, and what answers call it. */
  readonly name: string;
  readonly cost: number;
  readonly seconds: number;
}

/** What is left of a budget. */
export interface Remaining {
  readonly left: number;
  /** When all of it is there again. */
  readonly resetsAt: Date;
  /** Why nothing was taken: there isn't as much left. */
  readonly refusal?: TooManyRequestsError;
}

/**
 * Rate limit counters, shared by all instances. Used outside of transactions: a counter must survive
 * the rollback of what it counts, so it uses a separate connection.
 */
export interface Limits {
  /** Checks without counting. @throws TooManyRequestsError if the limit is exhausted. */
  assertLeft(limit: Limit, key: string): Promise<void>;
  /** Whether the limit still allows one; does not count. */
  hasLeft(limit: Limit, key: string): Promise<boolean>;
  /** Counts one. @throws TooManyRequestsError if that exceeds the limit. */
  count(limit: Limit, key: string): Promise<void>;
  /** Counts one that has already happened, whether or not it exceeds the limit. */
  note(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
  /**
   * Takes a cost from a budget; the database is asked only if it is much of what is left. Several instances together
   * overdraw a budget by a fiftieth of it, or one operation, for each but the first.
   */
  spend(budget: Budget, key: string, cost: number): Promise<Remaining>;
}
