import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import { count, signIn, type Tally } from "./ledger.ts";
import type { Outcome, Plan } from "./outcome.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

const READERS = 6;
/** How often the memory is looked at, in milliseconds. */
const LOOK = 5_000;

const LISTS = ["solutions", "vendors", "opportunities", "blog/posts", "market-trends"];
const PAGES = ["/", "/solutions", "/vendors", "/opportunities", "/blog", "/research", "/market-intelligence"];

/** Pages, lists and writes, by visitors and a member, for some minutes. */
export function mixedLoad({ minutes }: Plan): Promise<Outcome> {
  return onStage((database, product) =>
    underLoad(
      database,
      () => product.url,
      async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: READERS });
        const cookie = await signIn(product.url);
        const tally: Tally = { refused: 0, broken: 0, strange: new Map() };
        const end = performance.now() + minutes * 60_000;
        let answered = 0;
        const read = async (reader: number) => {
          for (let n = reader; performance.now() < end; n += 1) {
            const path =
              n % 3 ? `/api/${LISTS[n % LISTS.length]}?first=${(n % 20) + 1}` : PAGES[n % PAGES.length];
            const { status } = await ask(product.url + path, { agent, ...(n % 2 && { cookie }) });
            // Nothing was broken on purpose: no answer is a failure, too.
            if (status === 0) tally.broken += 1;
            else count(tally, status);
            answered += 1;
          }
        };
        const memory: number[] = [];
        const look = async () => {
          while (performance.now() < end) {
            memory.push(product.memory());
            await delay(LOOK);
          }
        };
        await Promise.all([look(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
        agent.destroy();
        const half = memory.slice(memory.length / 2);
        const [middle = 0, last = 0, most = 0] = [half[0], half.at(-1), Math.max(...memory)];
        const figures = [middle, last, most].map(Math.round);
        const others = [...tally.strange].map(([status, times]) => `, ${times} x ${status}`).join("");
        return {
          refused: tally.refused,
          broken: tally.broken,
          note: `${minutes} min, ${answered} reads${others}; memory ${figures[0]} MB at half-time, ${figures[1]} MB in the end, ${figures[2]} MB at most`,
        };
      },
    ),
  );
}
