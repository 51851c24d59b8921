import { AsyncLocalStorage } from "node:async_hooks";
import type { MikroORM } from "@mikro-orm/postgresql";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limits } from "../shared/limits.ts";

/** The delay before costs are written for the other instances, in milliseconds. */
const DELAY = 500;
/**
 * The share of the remaining budget that may be spent without reading the other instances' spending first.
 */
const SHARE = 1 / 50;

/** The spending of one budget in the current period. */
interface Account {
  /** When the period ends, as a timestamp in milliseconds. */
  readonly expire: number;
  /** The total of all instances when this one last wrote. */
  known: number;
  /** What this instance has spent since. */
  unsent: number;
}

const ADD = `
  insert into rate_limits (key, points, expire)
  select key, points, expire from jsonb_to_recordset(?::jsonb) as r(key text, points integer, expire bigint)
  order by key
  on conflict (key) do update set points = rate_limits.points + excluded.points
  returning key, points`;

/**
 * Counts budgets in this process and adds them up in the table `rate_limits`, with one statement for all. A
 * request waits for it only if it takes much of the remaining budget, so that each other instance overdraws a
 * budget by at most a fiftieth of it or one operation.
 * @param hashed returns the stored form of a key.
 */
export function budgets(orm: MikroORM, hashed: (key: string) => string): Limits["spend"] {
  const accounts = new Map<string, Account>();
  /** The accounts whose requests wait for the other instances' spending. */
  const wanted = new Set<string>();
  let isWaiting = false;
  let writing: Promise<boolean> | undefined;
  // The statement runs outside of any request's context, even if a request triggers it.
  const outside = AsyncLocalStorage.snapshot();

  /** Writes the costs; returns whether the database accepted them. */
  const write = async (): Promise<boolean> => {
    for (const [key, { expire }] of accounts) if (expire <= Date.now()) accounts.delete(key);
    const sent = [...accounts].filter(([key, { unsent }]) => unsent > 0 || wanted.has(key));
    wanted.clear();
    if (sent.length === 0) return true;
    const rows = sent.map(([key, { unsent, expire }]) => ({ key, points: unsent, expire }));
    const totals = await orm.em
      .fork()
      .execute<{ key: string; points: number }[]>(ADD, [JSON.stringify(rows)])
      // While the database is unavailable, each instance counts alone; nothing is lost until the period ends.
      .catch(() => undefined);
    if (!totals) return false;
    const points = new Map(rows.map((row) => [row.key, row.points]));
    for (const { key, points: known } of totals) {
      const account = accounts.get(key);
      if (!account) continue;
      account.known = known;
      account.unsent -= points.get(key) ?? 0;
    }
    return true;
  };

  const writeNow = () => {
    writing ??= outside(write).finally(() => (writing = undefined));
    return writing;
  };

  /** Reads the total spent of this budget; concurrent requests share the statement. */
  const hear = async (name: string): Promise<boolean> => {
    wanted.add(name);
    const isHeard = await writeNow();
    return wanted.has(name) ? writeNow() : isHeard;
  };

  return async (budget, key, cost) => {
    const span = budget.seconds * 1000;
    const expire = (Math.floor(Date.now() / span) + 1) * span;
    const name = `${budget.name}:${expire}:${hashed(key)}`;
    const account = accounts.get(name) ?? { expire, known: 0, unsent: 0 };
    accounts.set(name, account);
    const resetsAt = new Date(expire);
    let left = budget.cost - account.known - account.unsent;
    for (let isHeard = false; ; left = budget.cost - account.known - account.unsent) {
      // Other instances may have overdrawn the budget.
      if (cost > left) return { left: Math.max(0, left), resetsAt, refusal: refusal(expire - Date.now()) };
      if (account.unsent + cost <= (budget.cost - account.known) * SHARE) break;
      if (isHeard && account.unsent === 0) break;
      isHeard = await hear(name);
      // Without the database, each instance counts alone; a period that has ended meanwhile no longer counts.
      if (!isHeard || expire <= Date.now()) break;
    }
    account.unsent += cost;
    if (!isWaiting) {
      isWaiting = true;
      outside(() => setTimeout(() => void writeNow().finally(() => (isWaiting = false)), DELAY).unref());
    }
    return { left: left - cost, resetsAt };
  };
}

function refusal(milliseconds: number): TooManyRequestsError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds === 1 ? "a second" : `${seconds} seconds`;
  return new TooManyRequestsError(`You've asked for too much at once. Please try again in ${wait}.`, seconds);
}
