import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { LiveIndex } from "../live/live-index.ts";
import { chooseSearchEngine } from "./engine-of.ts";

/** The search engine settings. */
export interface EngineChoice {
  /** The URLs of a cluster; if empty, the index is in memory. */
  readonly urls: readonly string[];
  /** The folder where the in-memory index is saved across restarts; it isn't saved without one. */
  readonly folder?: string;
  /** Called when the cluster becomes unavailable, and when it is available again. */
  readonly onChange?: (isAway: boolean) => void;
}

/**
 * Opens the engine of a database. The cluster client is loaded only if it is needed.
 * @returns a function that saves the index for the next start or closes the connections.
 */
export async function openSearchEngine(
  em: EntityManager,
  { urls, folder, onChange }: EngineChoice,
): Promise<() => Promise<void>> {
  if (urls.length === 0) {
    const index = new LiveIndex(folder && join(folder, "search-index.bin"));
    chooseSearchEngine(em, index);
    return () => index.save(em.fork());
  }
  const { openClusterEngine } = await import("../opensearch/cluster-engine.ts");
  const engine = openClusterEngine(urls, onChange);
  chooseSearchEngine(em, engine);
  return () => engine.close();
}
