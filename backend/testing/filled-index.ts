import { liveIndexOf } from "../modules/discovery/live/live-index.ts";
import type { HasDatabase } from "./factories/store.ts";

/** Waits until everything is in the search index, however busy the machine is. */
export async function fillIndex({ database }: HasDatabase): Promise<void> {
  const em = database.orm.em.fork();
  const live = liveIndexOf(em);
  await live.current(em);
  await live.settled();
}
