import pLimit, { type LimitFunction } from "p-limit";
import { CONNECTIONS, readTime, tookTooLong } from "./connection-quota.ts";

/** The per-account queues of the requests in progress in this process. */
export interface AccountTurns {
  /**
   * Runs a read with the connections that all reads of the account share; anonymous requests get their own.
   */
  reading<Result>(
    account: number | undefined,
    read: (turns?: LimitFunction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Serializes an account's writes before they take a connection: most of them lock some of the account's
   * rows, and would otherwise wait for each other while holding connections that others need.
   * @throws UnavailableError if the write can't start in time.
   */
  writing<Result>(account: number | undefined, write: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates the per-account queues. A write takes at most two connections: its transaction's and one for its
 * rate limits.
 */
export function createAccountTurns(): AccountTurns {
  const reads = new Map<number, LimitFunction>();
  const writes = new Map<number, LimitFunction>();

  const turnsOf = (kept: Map<number, LimitFunction>, account: number, connections: number) => {
    const turns = kept.get(account) ?? pLimit(connections);
    kept.set(account, turns);
    return turns;
  };
  const forget = (kept: Map<number, LimitFunction>, account: number, users: number) => {
    if (kept.get(account)?.pendingCount === 0 && users === 0) kept.delete(account);
  };
  /** The number of reading requests by account: between two statements, an account's queue looks unused. */
  const readers = new Map<number, number>();

  return {
    async reading(account, read) {
      if (account === undefined) return read();
      const turns = turnsOf(reads, account, CONNECTIONS);
      readers.set(account, (readers.get(account) ?? 0) + 1);
      try {
        return await read(turns);
      } finally {
        const left = (readers.get(account) ?? 1) - 1;
        if (left > 0) readers.set(account, left);
        else {
          readers.delete(account);
          forget(reads, account, turns.activeCount);
        }
      }
    },
    async writing(account, write) {
      if (account === undefined) return write();
      const turns = turnsOf(writes, account, 1);
      const { promise: over, reject } = Promise.withResolvers<never>();
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        reject(tookTooLong());
      }, readTime.limit);
      const granted = turns(() => {
        clearTimeout(timer);
        if (isOver) throw tookTooLong();
        return write();
      });
      const end = () => forget(writes, account, turns.activeCount);
      granted.then(end, end);
      return Promise.race([granted, over]);
    },
  };
}
