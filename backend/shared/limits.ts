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

/** A limit on the total cost of one caller's operations within a period. */
export interface Budget {
  /** Unique; part of the stored key, and its name in responses. */
  readonly name: string;
  readonly cost: number;
  readonly seconds: number;
}

/** The remaining part of a budget. */
export interface Remaining {
  readonly left: number;
  /** When the full budget is available again. */
  readonly resetsAt: Date;
  /** The error if too little was left; nothing was taken then. */
  readonly refusal?: TooManyRequestsError;
}

/**
 * Rate limit counters, shared by all instances. Used outside of transactions, on a separate connection,
 * because a counter must survive the rollback of the operation that it counts.
 */
export interface Limits {
  /** Checks without counting. @throws TooManyRequestsError if the limit is exhausted. */
  assertLeft(limit: Limit, key: string): Promise<void>;
  /** Whether the limit allows one more; does not count. */
  hasLeft(limit: Limit, key: string): Promise<boolean>;
  /** Counts one. @throws TooManyRequestsError if that exceeds the limit. */
  count(limit: Limit, key: string): Promise<void>;
  /** Counts one that has already happened, even if it exceeds the limit. */
  note(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
  /**
   * Takes a cost from a budget; queries the database only if the cost is a large part of what remains. Each
   * instance beyond the first can overdraw the budget by a fiftieth of it or by one operation.
   */
  spend(budget: Budget, key: string, cost: number): Promise<Remaining>;
}
