import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import { count, type Tally } from "./ledger.ts";
import type { Outcome } from "./outcome.ts";
import { startProduct } from "./product.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

const REQUESTS = 1_000;
const CONNECTIONS = 30;

/** SIGTERM while 1,000 requests go over 30 kept connections: what was sent is answered, or refused by a closed port. */
export function stopServer(): Promise<Outcome> {
  return onStage(async (_database, product) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const tally: Tally = { refused: 0, broken: 0, strange: new Map() };
    let asked = 0;
    let answered = 0;
    let lost = 0;
    let worstWait = 0;
    let stopped: Promise<void> | undefined;
    const begun = performance.now();
    const client = async () => {
      while (asked < REQUESTS) {
        asked += 1;
        if (asked === REQUESTS / 4) stopped = product.kill("SIGTERM");
        const sent = performance.now();
        const { status, failure } = await ask(`${product.url}/api/vendors?first=1`, { agent });
        if (failure === "ECONNREFUSED") return;
        worstWait = Math.max(worstWait, performance.now() - sent);
        if (failure) lost += 1;
        else answered += 1;
        count(tally, status);
        // Slow enough for the stop to come in between.
        await delay(CONNECTIONS);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    await stopped;
    const note = `answered of ${asked}; ended after ${Math.round(performance.now() - begun)} ms`;
    return { acknowledged: answered, lost, refused: tally.refused, broken: tally.broken, worstWait, note };
  });
}

/** Two instances are replaced one after the other, while a balancer follows their /readyz. */
export function rollingRestart(): Promise<Outcome> {
  return onStage(async (database, first) => {
    const products = [first, await startProduct(database.url, database.folder)];
    const ready = new Set(products);
    let turn = 0;
    const urlOf = () => {
      const usable = [...ready];
      turn += 1;
      return usable[turn % usable.length]?.url ?? first.url;
    };
    return underLoad(database, urlOf, async () => {
      for (const old of products) {
        await delay(1_000);
        const stopped = old.kill("SIGTERM");
        while ((await ask(`${old.url}/readyz`)).status === 200) await delay(100);
        ready.delete(old);
        await stopped;
        ready.add(await startProduct(database.url, database.folder));
      }
      await delay(1_000);
      return { note: "2 instances replaced" };
    });
  });
}
