import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import { count, type Tally } from "./ledger.ts";

/** How often the bystander asks, in milliseconds. */
const INTERVAL = 20;

/** Somebody who only looks, and notes how long that takes. */
export interface Bystander extends Tally {
  /** The longest wait for an answer so far, in milliseconds. */
  worstWait: number;
  /** Waits for the next good answer that is asked for from now on; returns how long it took, in milliseconds. */
  goodAgain(): Promise<number>;
  leave(): Promise<void>;
}

/** Reads a list and asks for the health in turn, on a kept connection. */
export function startBystander(urlOf: () => string): Bystander {
  const agent = new Agent({ keepAlive: true });
  const seen = { refused: 0, broken: 0, strange: new Map<number, number>(), worstWait: 0 };
  let there = true;
  let waiting: { since: number; resolve: (took: number) => void }[] = [];
  const look = async () => {
    for (let n = 0; there; n += 1) {
      const begun = performance.now();
      const { status } = await ask(urlOf() + (n % 2 ? "/healthz" : "/api/vendors?first=1"), { agent });
      const now = performance.now();
      if (status) seen.worstWait = Math.max(seen.worstWait, now - begun);
      count(seen, status);
      if (status === 200 && n % 2 === 0) {
        for (const { resolve, since } of waiting.filter(({ since }) => since <= begun)) resolve(now - since);
        waiting = waiting.filter(({ since }) => since > begun);
      }
      await delay(INTERVAL);
    }
  };
  const looking = look();
  return Object.assign(seen, {
    goodAgain: () =>
      new Promise<number>((resolve) => {
        waiting.push({ since: performance.now(), resolve });
      }),
    async leave() {
      there = false;
      await looking;
      agent.destroy();
    },
  });
}
