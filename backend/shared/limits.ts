/** How often something may be done under one key, such as an account's name or an address. */
export interface Limit {
  /** Unique; part of what is stored. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** What whoever goes beyond is told; how long to wait is added. */
  readonly message: string;
}

/**
 * The counters of limits, shared by every instance. Used outside of transactions: a counter must survive
 * the rollback of what it counts, and takes a connection of its own.
 */
export interface Limits {
  /** @throws TooManyRequestsError when nothing is left; counts nothing. */
  assertLeft(limit: Limit, key: string): Promise<void>;
  /** Counts one. @throws TooManyRequestsError when it goes beyond the limit. */
  count(limit: Limit, key: string): Promise<void>;
  /** Counts one that has happened already, whether or not it goes beyond. */
  note(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
}
