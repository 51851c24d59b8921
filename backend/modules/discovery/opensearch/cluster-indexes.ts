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
  /** What the names of this database's indexes of every format begin with. */
  readonly #own: string;

  constructor(cluster: SearchCluster, identity: string) {
    this.#own = `sportstech-${identity}-`;
    const name = `${this.#own}${FORMAT}`;
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
      if (names.length === 0) await this.#delete(`/${index}`);
  }

  /**
   * Deletes the indexes that earlier releases made in another format.
   * @param isUnused whether one that was last known to be up to date at a time is of no use to its release either.
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

  /** Deletes what may be gone already. */
  async #delete(path: string): Promise<void> {
    const request = { method: "DELETE", path };
    await this.#cluster.ask((client) => client.transport.request(request, { ignore: [404] }));
  }

  async #request(method: string, path: string, body?: object): Promise<unknown> {
    return (await this.#cluster.ask((client) => client.transport.request({ method, path, body }))).body;
  }
}

/** The indexes of the database that a unit of work is of. */
export async function clusterIndexesOf(em: EntityManager, cluster: SearchCluster): Promise<ClusterIndexes> {
  return new ClusterIndexes(cluster, await readDatabaseIdentity(em));
}
