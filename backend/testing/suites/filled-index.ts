import { searchEngineOf } from "../../modules/discovery/engine/engine-of.ts";
import type { HasDatabase } from "../factories/store.ts";

/** Waits until everything is in the search index, however busy the machine is. */
export async function fillIndex({ database }: HasDatabase): Promise<void> {
  const em = database.orm.em.fork();
  const engine = searchEngineOf(em);
  await engine.current(em);
  await engine.settled();
}
