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
   * Takes a cost from a budget, at once and without asking the database: what other instances took is known within
   * a second.
   * @throws TooManyRequestsError if there isn't as much left; nothing is taken then.
   */
  spend(budget: Budget, key: string, cost: number): Remaining;
}
