import type { EntityManager } from "@mikro-orm/postgresql";
import { readDatabaseIdentity } from "../live/database-identity.ts";
import { FORMAT, MAPPING } from "./cluster-document.ts";
import { ClusterStore, type IndexState } from "./cluster-store.ts";
import type { SearchCluster } from "./search-cluster.ts";

/** The indexes of a database in a cluster: the one that is searched, and the one that is to take its place. */
export class ClusterIndexes {
  readonly live: ClusterStore;
  readonly next: ClusterStore;
  readonly #cluster: SearchCluster;

  constructor(cluster: SearchCluster, identity: string) {
    const name = `sportstech-${identity}-${FORMAT}`;
    this.#cluster = cluster;
    this.live = new ClusterStore(cluster, name);
    this.next = new ClusterStore(cluster, `${name}-next`);
  }

  /** Makes an empty index, to be filled. */
  async create(store: ClusterStore, state: IndexState): Promise<void> {
    const index = `${this.live.name}-made-${Date.now()}`;
    await this.#request("PUT", `/_index_template/${this.live.name}`, {
      index_patterns: [`${this.live.name}-made-*`],
      template: {
        settings: { number_of_shards: 1, auto_expand_replicas: "0-1", refresh_interval: "30s" },
        mappings: MAPPING,
      },
    });
    await this.#request("PUT", `/${index}`, { aliases: { [store.name]: { is_write_index: true } } });
    await store.setState(state);
  }

  /** Puts the next index in the place of the one that is searched, at once. */
  async replace(): Promise<void> {
    const aliases = await this.#aliases();
    const behind = (store: ClusterStore) => aliases.filter(({ names }) => names.includes(store.name));
    await this.#request("POST", "/_aliases", {
      actions: [
        ...behind(this.live).map(({ index }) => ({ remove: { index, alias: this.live.name } })),
        ...behind(this.next).flatMap(({ index }) => [
          { add: { index, alias: this.live.name, is_write_index: true } },
          { remove: { index, alias: this.next.name } },
        ]),
      ],
    });
  }

  /** Deletes what was replaced some time ago; searches that had begun have ended. */
  async sweep(): Promise<void> {
    for (const { index, names } of await this.#aliases())
      if (names.length === 0) await this.#request("DELETE", `/${index}`);
  }

  async #aliases(): Promise<{ index: string; names: string[] }[]> {
    const found = await this.#request("GET", `/${this.live.name}-made-*/_alias`);
    return Object.entries(found as Record<string, { aliases: object }>).map(([index, { aliases }]) => ({
      ...{ index, names: Object.keys(aliases) },
    }));
  }

  async #request(method: string, path: string, body?: object): Promise<unknown> {
    return (await this.#cluster.ask((client) => client.transport.request({ method, path, body }))).body;
  }
}

/** The indexes of the database that a unit of work is of. */
export async function clusterIndexesOf(em: EntityManager, cluster: SearchCluster): Promise<ClusterIndexes> {
  return new ClusterIndexes(cluster, await readDatabaseIdentity(em));
}
