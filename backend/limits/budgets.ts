import { AsyncLocalStorage } from "node:async_hooks";
import type { MikroORM } from "@mikro-orm/postgresql";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limits } from "../shared/limits.ts";

/** How long a cost waits until the other instances can know of it, in milliseconds. */
const DELAY = 500;

/** What was spent of one budget in the current span of time. */
interface Account {
  /** When the span ends, in milliseconds. */
  readonly expire: number;
  /** What all instances had spent when this one last wrote. */
  known: number;
  /** What this one has spent since. */
  unsent: number;
}

const ADD = `
  insert into rate_limits (key, points, expire)
  select key, points, expire from jsonb_to_recordset(?::jsonb) as r(key text, points integer, expire bigint)
  order by key
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/**
 * Budgets counted in this process, and added up in the table `rate_limits` in one statement for all of them, so that
 * no request waits for it.
 * @param hashed makes the stored form of a key.
 */
export function budgets(orm: MikroORM, hashed: (key: string) => string): Limits["spend"] {
  const accounts = new Map<string, Account>();
  let isWaiting = false;
  // The statement belongs to no request, also where one's spending leads to it.
  const outside = AsyncLocalStorage.snapshot();

  const write = async () => {
    for (const [key, { expire }] of accounts) if (expire <= Date.now()) accounts.delete(key);
    const sent = [...accounts].filter(([, { unsent }]) => unsent > 0);
    if (sent.length === 0) return;
    const rows = sent.map(([key, { unsent, expire }]) => ({ key, points: unsent, expire }));
    const totals = await orm.em
      .fork()
      .execute<{ key: string; points: number }[]>(ADD, [JSON.stringify(rows)])
      // While the database is away, each instance counts by itself; nothing is lost until the span ends.
      .catch(() => []);
    const points = new Map(rows.map((row) => [row.key, row.points]));
    for (const { key, points: known } of totals) {
      const account = accounts.get(key);
      if (!account) continue;
      account.known = known;
      account.unsent -= points.get(key) ?? 0;
    }
  };

  return (budget, key, cost) => {
    const span = budget.seconds * 1000;
    const expire = (Math.floor(Date.now() / span) + 1) * span;
    const name = `${budget.name}:${expire}:${hashed(key)}`;
    const account = accounts.get(name) ?? { expire, known: 0, unsent: 0 };
    const left = budget.cost - account.known - account.unsent - cost;
    if (left < 0) throw refusal(expire - Date.now());
    account.unsent += cost;
    accounts.set(name, account);
    if (!isWaiting) {
      isWaiting = true;
      outside(() => setTimeout(() => void write().finally(() => (isWaiting = false)), DELAY).unref());
    }
    return { left, resetsAt: new Date(expire) };
  };
}

function refusal(milliseconds: number): TooManyRequestsError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds === 1 ? "a second" : `${seconds} seconds`;
  return new TooManyRequestsError(
    `You have asked for too much at once. Please try again in ${wait}.`,
    seconds,
  );
}
