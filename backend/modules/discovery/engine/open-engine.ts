import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { LiveIndex } from "../live/live-index.ts";
import { chooseSearchEngine } from "./engine-of.ts";

/** Where search runs, and who is told of it. */
export interface EngineChoice {
  /** The addresses of a cluster; none: the index is in memory. */
  readonly urls: readonly string[];
  /** The folder that keeps the index in memory over restarts; none keeps it. */
  readonly folder?: string;
  /** Told when the cluster goes away, and when it is back. */
  readonly onChange?: (isAway: boolean) => void;
}

/**
 * Chooses the engine of a database. The client of clusters is loaded only if there is one.
 * @returns what keeps the index for the next start, or closes the connections.
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
