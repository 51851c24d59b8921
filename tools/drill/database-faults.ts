import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { DrillDatabase } from "./database.ts";
import type { Outcome, Plan } from "./outcome.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

/** How long the database stays frozen, in milliseconds. */
const FROZEN = 15_000;

/** The first process of the database is killed while it writes. */
export function killDatabase({ rounds }: Plan): Promise<Outcome> {
  return repeated(rounds, "kills", (database) => database.signal("SIGKILL"));
}

/** The database is stopped as an administrator would, and started again. */
export function restartDatabase({ rounds }: Plan): Promise<Outcome> {
  return repeated(rounds, "restarts", (database) => database.signal("SIGINT"));
}

function repeated(rounds: number, what: string, fault: (database: DrillDatabase) => void): Promise<Outcome> {
  return onStage((database, product) =>
    underLoad(
      database,
      () => product.url,
      async (bystander, acknowledged) => {
        let recovered = 0;
        for (let round = 0; round < rounds; round += 1) {
          await delay(1_000);
          const before = acknowledged.size;
          const begun = performance.now();
          fault(database);
          while (acknowledged.size <= before + 4) await delay(5);
          await bystander.goodAgain();
          recovered = Math.max(recovered, performance.now() - begun);
        }
        return { recovered, note: `${rounds} ${what}` };
      },
    ),
  );
}

/** Every process of the database stands still for a while. */
export function freezeDatabase(): Promise<Outcome> {
  return onStage((database, product) =>
    underLoad(
      database,
      () => product.url,
      async (bystander) => {
        await delay(1_000);
        database.signalAll("SIGSTOP");
        const begun = performance.now();
        await ask(`${product.url}/readyz`);
        const noticed = Math.round(performance.now() - begun);
        await delay(FROZEN - noticed);
        database.signalAll("SIGCONT");
        const recovered = await bystander.goodAgain();
        await delay(1_000);
        return { recovered, note: `readyz 503 after ${noticed} ms` };
      },
    ),
  );
}
