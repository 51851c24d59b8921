import { Agent } from "node:http";
import { ask } from "./ask.ts";
import { count, signIn, type Tally } from "./ledger.ts";
import type { Outcome, Plan } from "./outcome.ts";
import { onStage } from "./stage.ts";

const CONNECTIONS = 30;
/** How many reads are timed, on a quiet machine and under load. */
const READS = 200;
/** How much longer a bystander may wait than on a quiet machine, and what is too short to compare, in milliseconds. */
const TIMES = 2;
const NOISE = 25;

const mutation = (name: string) => ({
  query: "mutation ($name: String!) { createShortlist(name: $name) { id } }",
  variables: { name },
});

/** One account writes on thirty connections at once, while a visitor who is signed in reads. */
export function oneAccount(_plan: Plan): Promise<Outcome> {
  return onStage(async (_database, product) => {
    const writer = await signIn(product.url, "business");
    const reader = await signIn(product.url, "student");
    const tally: Tally = { refused: 0, broken: 0, strange: new Map() };
    const looking = new Agent({ keepAlive: true });
    const times = async () => {
      const taken: number[] = [];
      for (let n = 0; n < READS; n += 1) {
        const begun = performance.now();
        const { status } = await ask(`${product.url}/api/solutions?first=1&search=video`, {
          agent: looking,
          cookie: reader,
        });
        taken.push(performance.now() - begun);
        count(tally, status);
      }
      return taken.toSorted((one, other) => one - other);
    };
    await times();
    const idle = await times();
    const writing = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    let there = true;
    let acknowledged = 0;
    const write = async (connection: number) => {
      for (let n = 0; there; n += 1) {
        const { status } = await ask(`${product.url}/graphql`, {
          method: "POST",
          agent: writing,
          cookie: writer,
          body: mutation(`List ${connection} ${n}`),
        });
        count(tally, status);
        acknowledged += 1;
      }
    };
    const writers = Array.from({ length: CONNECTIONS }, (_, connection) => write(connection));
    const loaded = await times();
    there = false;
    await Promise.all(writers);
    for (const agent of [looking, writing]) agent.destroy();
    const p95 = (taken: readonly number[]) => taken[Math.floor(taken.length * 0.95)] ?? 0;
    const [quiet, busy] = [p95(idle), p95(loaded)];
    const isSlow = busy > Math.max(quiet * TIMES, NOISE);
    return {
      acknowledged: 0,
      lost: 0,
      refused: tally.refused,
      broken: tally.broken + (isSlow ? 1 : 0),
      worstWait: loaded.at(-1) ?? 0,
      note: `a reader's p95 is ${Math.round(quiet)} ms alone, ${Math.round(busy)} ms beside ${acknowledged} writes${isSlow ? ": too slow" : ""}`,
    };
  });
}
