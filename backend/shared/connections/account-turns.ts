import pLimit, { type LimitFunction } from "p-limit";
import { CONNECTIONS, readTime, tookTooLong } from "./connection-quota.ts";

/** The turns of the accounts that have requests under way in this process. */
export interface AccountTurns {
  /** The connections that the reads of an account share; a request of nobody has its own. */
  reading<Result>(
    account: number | undefined,
    read: (turns?: LimitFunction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Writes for an account, one request after the other, before any takes a connection: most writes lock something of
   * the account's, and would wait for each other on connections that others need.
   * @throws UnavailableError when the turn doesn't come in time.
   */
  writing<Result>(account: number | undefined, write: () => Promise<Result>): Promise<Result>;
}

/** Keeps the turns of accounts. A write takes at most two connections: its transaction's and one for its limits. */
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
  /** How many requests read for an account: between two statements, its turns look unused. */
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
      const inTurn = turns(() => {
        clearTimeout(timer);
        if (isOver) throw tookTooLong();
        return write();
      });
      const end = () => forget(writes, account, turns.activeCount);
      inTurn.then(end, end);
      return Promise.race([inTurn, over]);
    },
  };
}
