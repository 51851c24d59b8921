import { createHash } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limit, Limits } from "../shared/limits.ts";
import { budgets } from "./budgets.ts";

/** Rate limits counted in the table `rate_limits`, so that they apply across instances and restarts. */
export function databaseLimits(orm: MikroORM): Limits {
  const storeClient = clientOn(orm);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.times,
      duration: limit.seconds,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    async assertLeft(limit, key) {
      const used = await limiterOf(limit).get(hashed(key));
      if (used && used.consumedPoints >= limit.times) throw refusal(limit, used.msBeforeNext);
    },
    async hasLeft(limit, key) {
      const used = await limiterOf(limit).get(hashed(key));
      return !used || used.consumedPoints < limit.times;
    },
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(hashed(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal(limit, error.msBeforeNext);
        throw error;
      }
    },
    async note(limit, key) {
      await limiterOf(limit).penalty(hashed(key));
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(hashed(key));
    },
    spend: budgets(orm, hashed),
  };
}

/** Keys contain personal data and may have any length, so only their hashes are stored. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function refusal({ message }: Limit, milliseconds: number): TooManyRequestsError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new TooManyRequestsError(`${message} Please try again in ${wait}.`, milliseconds / 1000);
}

/** Adapts MikroORM's pool to the pg client that the library expects. */
function clientOn(orm: MikroORM) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const ordered: unknown[] = [];
      const sql = text.replace(/\$(\d+)/g, (_, position: string) => {
        ordered.push(values[Number(position) - 1]);
        return "?";
      });
      const rows = await orm.em.fork().execute<object[]>(sql, ordered);
      return { rows, rowCount: rows.length };
    },
  };
}
