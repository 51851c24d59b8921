import type { EntityManager } from "@mikro-orm/postgresql";
import { LiveIndex } from "../live/live-index.ts";
import type { SearchEngine } from "./search-engine.ts";

const engines = new WeakMap<object, SearchEngine>();

/** Returns the engine of a database: this process's in-memory index unless another one was chosen. */
export function searchEngineOf(em: EntityManager): SearchEngine {
  const driver = em.getDriver();
  const engine = engines.get(driver) ?? new LiveIndex();
  engines.set(driver, engine);
  return engine;
}

/** Sets the engine of a database. */
export function chooseSearchEngine(em: EntityManager, engine: SearchEngine): void {
  engines.set(em.getDriver(), engine);
}
