import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { DrillDatabase } from "./database.ts";

const WRITERS = 4;
/** The pause after a write that failed, in milliseconds. */
const PAUSE = 50;

/** Counts of answers. */
export interface Tally {
  refused: number;
  broken: number;
  /** Other answers that a client does not expect, by status. */
  readonly strange: Map<number, number>;
}

/** Writers that note what was acknowledged. */
export interface Ledger extends Tally {
  readonly acknowledged: ReadonlySet<string>;
  /** Ends the writers, and counts what the database doesn't hold. */
  close(database: DrillDatabase): Promise<number>;
}

/** Signs in as an account of the demo, and returns the cookie. */
export async function signIn(url: string, username = "admin"): Promise<string> {
  const body = { username, password: `${username}-demo` };
  const { status, cookies, text } = await ask(`${url}/api/auth/login`, { method: "POST", body });
  const cookie = cookies[0]?.split(";")[0];
  if (status !== 200 || !cookie) throw new Error(`Sign-in answered ${status}: ${text}`);
  return cookie;
}

/** Counts an answer that is no success. */
export function count(tally: Tally, status: number): void {
  if (status === 503) tally.refused += 1;
  else if (status >= 500) tally.broken += 1;
  else if (status >= 400) tally.strange.set(status, (tally.strange.get(status) ?? 0) + 1);
}

/** Creates drafts in a category as fast as they are acknowledged, at whichever instance `urlOf` names. */
export function openLedger(urlOf: () => string, cookie: string, category: string): Ledger {
  const acknowledged = new Set<string>();
  const tally: Tally = { refused: 0, broken: 0, strange: new Map() };
  let open = true;
  const write = async () => {
    while (open) {
      const title = `Drill ${randomUUID()}`;
      const body = { title, content: "A line of the ledger.", category };
      const { status } = await ask(`${urlOf()}/api/admin/blog/posts`, { method: "POST", cookie, body });
      if (status === 200 || status === 201) acknowledged.add(title);
      else {
        count(tally, status);
        await delay(PAUSE);
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return Object.assign(tally, {
    acknowledged,
    async close(database: DrillDatabase) {
      open = false;
      await Promise.all(writers);
      const [row] = await database.query<{ kept: number }>(
        "select count(*)::int as kept from blog_posts where title = any($1)",
        [[...acknowledged]],
      );
      return acknowledged.size - (row?.kept ?? 0);
    },
  });
}
