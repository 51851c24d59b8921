import { AsyncLocalStorage } from "node:async_hooks";
import type { MikroORM } from "@mikro-orm/postgresql";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limits } from "../shared/limits.ts";

/** How long a cost waits until the other instances can know of it, in milliseconds. */
const DELAY = 500;
/** What part of what is left may be spent without the others knowing; for more, their spending is asked for first. */
const SHARE = 1 / 50;

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
 * Budgets counted in this process, and added up in the table `rate_limits` in one statement for all of them. A request
 * waits for it only if it takes much of what is left, so that each other instance overdraws a budget at most by a
 * fiftieth of it or by one operation.
 * @param hashed makes the stored form of a key.
 */
export function budgets(orm: MikroORM, hashed: (key: string) => string): Limits["spend"] {
  const accounts = new Map<string, Account>();
  /** Of whom a request waits to hear what the others spent. */
  const wanted = new Set<string>();
  let isWaiting = false;
  let writing: Promise<boolean> | undefined;
  // The statement belongs to no request, also where one's spending leads to it.
  const outside = AsyncLocalStorage.snapshot();

  /** Whether the database took it. */
  const write = async (): Promise<boolean> => {
    for (const [key, { expire }] of accounts) if (expire <= Date.now()) accounts.delete(key);
    const sent = [...accounts].filter(([key, { unsent }]) => unsent > 0 || wanted.has(key));
    wanted.clear();
    if (sent.length === 0) return true;
    const rows = sent.map(([key, { unsent, expire }]) => ({ key, points: unsent, expire }));
    const totals = await orm.em
      .fork()
      .execute<{ key: string; points: number }[]>(ADD, [JSON.stringify(rows)])
      // While the database is away, each instance counts by itself; nothing is lost until the span ends.
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

  /** Learns what all have spent of this budget; the requests that wait at the same time share the statement. */
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
      // Other instances may have spent more than there was.
      if (cost > left) return { left: Math.max(0, left), resetsAt, refusal: refusal(expire - Date.now()) };
      if (account.unsent + cost <= (budget.cost - account.known) * SHARE) break;
      if (isHeard && account.unsent === 0) break;
      isHeard = await hear(name);
      // Without the database, each instance counts by itself; a span that has ended meanwhile is counted no more.
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
