import type { EntityManager } from "@mikro-orm/postgresql";
import { chooseSearchEngine } from "./engine-of.ts";

/**
 * Chooses a cluster as the engine of a database, if there is one. Its client is loaded only then.
 * @param onChange told when the cluster goes away, and when it is back.
 * @returns what closes its connections.
 */
export async function openSearchEngine(
  em: EntityManager,
  urls: readonly string[],
  onChange?: (isAway: boolean) => void,
): Promise<() => Promise<void>> {
  if (urls.length === 0) return async () => undefined;
  const { openClusterEngine } = await import("../opensearch/cluster-engine.ts");
  const engine = openClusterEngine(urls, onChange);
  chooseSearchEngine(em, engine);
  return () => engine.close();
}
