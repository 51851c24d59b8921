import { setTimeout as delay } from "node:timers/promises";
import type { Outcome, Plan } from "./outcome.ts";
import { startProduct } from "./product.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

/** The server is killed while it writes, and started again on its port. */
export function killServer({ rounds }: Plan): Promise<Outcome> {
  return onStage(async (database, first) => {
    let product = first;
    const port = Number(new URL(first.url).port);
    return underLoad(
      database,
      () => product.url,
      async (bystander) => {
        let recovered = 0;
        for (let round = 0; round < rounds; round += 1) {
          await delay(1_000);
          await product.kill("SIGKILL");
          const good = bystander.goodAgain();
          product = await startProduct(database.url, database.folder, port);
          recovered = Math.max(recovered, await good);
        }
        return { recovered, note: `${rounds} kills` };
      },
    );
  });
}
