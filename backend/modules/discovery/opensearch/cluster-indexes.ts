import type { EntityManager } from "@mikro-orm/postgresql";
import { readDatabaseIdentity } from "../live/database-identity.ts";
import { FORMAT, MAPPING } from "./cluster-document.ts";
import { ClusterStore, type IndexState } from "./cluster-store.ts";
import type { SearchCluster } from "./search-cluster.ts";

/** The cluster's indexes of a database: the live one, and the one that is to replace it. */
export class ClusterIndexes {
  readonly live: ClusterStore;
  readonly next: ClusterStore;
  readonly #cluster: SearchCluster;
  /** The common prefix of this database's index names, for all formats. */
  readonly #own: string;

  constructor(cluster: SearchCluster, identity: string) {
    this.#own = `sportstech-${identity}-`;
    const name = `${this.#own}${FORMAT}`;
    this.#cluster = cluster;
    this.live = new ClusterStore(cluster, name);
    this.next = new ClusterStore(cluster, `${name}-next`);
  }

  /** Creates an empty index to be filled. */
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

  /** Atomically replaces the live index with the next one. */
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

  /** Deletes indexes that were replaced some time ago, since searches on them have finished. */
  async sweep(): Promise<void> {
    for (const { index, names } of await this.#aliases())
      if (names.length === 0) await this.#delete(`/${index}`);
  }

  /**
   * Deletes the indexes that earlier releases created in another format.
   * @param isUnused whether an index that was last up to date at a time is useless to its own release, too.
   */
  async sweepEarlier(isUnused: (at: string) => Promise<boolean>): Promise<void> {
    for (const { index } of await this.#aliases("*")) {
      const [format = ""] = index.slice(this.#own.length).split("-");
      if (!(Number(format) < FORMAT)) continue;
      const state = await new ClusterStore(this.#cluster, index).state();
      if (state && !(await isUnused(state.at))) continue;
      await this.#delete(`/${index}`);
      await this.#delete(`/_index_template/${this.#own}${format}`);
    }
  }

  async #aliases(format: number | "*" = FORMAT): Promise<{ index: string; names: string[] }[]> {
    const found = await this.#request("GET", `/${this.#own}${format}-made-*/_alias`);
    return Object.entries(found as Record<string, { aliases: object }>).map(([index, { aliases }]) => ({
      index,
      names: Object.keys(aliases),
    }));
  }

  /** Deletes a resource that may already be gone. */
  async #delete(path: string): Promise<void> {
    const request = { method: "DELETE", path };
    await this.#cluster.ask((client) => client.transport.request(request, { ignore: [404] }));
  }

  async #request(method: string, path: string, body?: object): Promise<unknown> {
    return (await this.#cluster.ask((client) => client.transport.request({ method, path, body }))).body;
  }
}

/** Returns the indexes of an entity manager's database. */
export async function clusterIndexesOf(em: EntityManager, cluster: SearchCluster): Promise<ClusterIndexes> {
  return new ClusterIndexes(cluster, await readDatabaseIdentity(em));
}
