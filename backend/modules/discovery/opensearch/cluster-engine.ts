import type { EntityManager } from "@mikro-orm/postgresql";
import { UnavailableError } from "../../../shared/errors.ts";
import { type DiscoveryIndex, ENCODED_SHARE } from "../discovery-index.ts";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import type { Catalog, EngineState, SearchEngine } from "../engine/search-engine.ts";
import { type Change, readChanges, readLatestChanges, readSnapshot } from "../live/changes.ts";
import { AT_ONCE } from "../live/live-index.ts";
import { documentOf, keyOfRecord, readRecords } from "../live/sources.ts";
import { Synonyms } from "../ranking/synonyms.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { readSynonyms } from "../synonyms/read-synonyms.ts";
import { type ClusterIndexes, clusterIndexesOf } from "./cluster-indexes.ts";
import type { CountedTotals, ReadState } from "./cluster-store.ts";
import { beginIndex, fillCluster } from "./fill-cluster.ts";
import { indexChangesJob } from "./index-changes.job.ts";
import { type PartialCatalog, PartialIndex } from "./partial-index.ts";
import { SearchCluster } from "./search-cluster.ts";

/** The time that a job works before it queues its successor, in milliseconds. */
const DURATION = 5_000;
/** The minimum interval at which a process queues the job again for the same changes, in milliseconds. */
const AGAIN = 2_000;
/** The idle time in milliseconds after which changes that a process has missed may have been purged. */
const FORGOTTEN = 12 * 3_600_000;

const JOB = [indexChangesJob.name, indexChangesJob.name, indexChangesJob.name];
const ASK = `select graphile_worker.add_job(?, '{}'::json, queue_name => ?, job_key => ?, max_attempts => 2)`;

const EMPTY: CountedTotals = {
  documents: 0,
  encoded: 0,
  totals: { length: 0, grams: 0, pairs: 0, sentences: 0, words: 0 },
};

/**
 * Search in an OpenSearch cluster. A job writes changes to the cluster; each search reads pending ones from
 * the database itself, so it reflects every change that was committed before it, as the in-memory index does.
 */
export class ClusterEngine implements SearchEngine {
  readonly name = "opensearch";
  readonly #cluster: SearchCluster;
  #indexes: ClusterIndexes | undefined;
  #isComplete = false;
  #waiting = 0;
  #synonyms: { readonly seen: string; readonly all: Synonyms } | undefined;
  #usedAt = Date.now();
  #asked = "";
  #askedAt = 0;
  #counted: { readonly number: string; readonly totals: CountedTotals } | undefined;
  #seen = "";
  /** Shared by all readings as a cache key; its revision changes with whatever results depend on. */
  readonly #catalog = { revision: 0 };

  constructor(cluster: SearchCluster) {
    this.#cluster = cluster;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  async current(em: EntityManager): Promise<Catalog> {
    const { live } = await this.#indexesOf(em);
    const state = await live.state();
    const seen = state?.seen ?? "1:1:";
    if (Date.now() - this.#usedAt > FORGOTTEN) this.#synonyms = undefined;
    this.#usedAt = Date.now();
    const read = await readChanges(em, { seen }, this.#synonyms?.seen);
    const { changes, isAll } = read;
    if (!this.#synonyms || read.haveSynonymsChanged) await this.#readSynonyms(em);
    const changed = recordsOf(
      isAll ? changes : [...changes, ...(await readLatestChanges(em, seen, AT_ONCE))],
    );
    const taken = [...changed.records].slice(-AT_ONCE);
    this.#waiting = changed.records.size;
    this.#isComplete = state?.filling === null && isAll && taken.length === changed.records.size;
    if (!state || state.filling || changed.ids.length > 0)
      await this.#askForWork(em, `${state?.number} ${changed.ids.join(" ")}`);
    const rows = await readRecords(em, idsByKind(taken.map(([, record]) => record)));
    const documents = await withStoredPassages(em, rows.map(documentOf));
    const totals = await this.#totals(state);
    this.#note(state, changed.ids);
    const catalog: PartialCatalog = {
      store: live,
      totals,
      changed: documents,
      kindCount: KINDS.length,
      isEncoded: totals.encoded > 0 && totals.encoded >= ENCODED_SHARE * totals.documents,
      synonyms: this.#synonyms?.all ?? new Synonyms([]),
      except: { keys: taken.map(([key]) => key), kinds: [...changed.kinds] },
    };
    return new ClusterCatalog(catalog, this.#catalog);
  }

  /** The job handles pending changes; searches don't depend on it. */
  async settled(): Promise<void> {}

  async state(): Promise<EngineState> {
    return {
      documents: this.#counted?.totals.documents ?? null,
      waiting: this.#waiting,
      problem: this.#cluster.isAway ? "the cluster doesn't answer" : null,
    };
  }

  async rebuild(em: EntityManager): Promise<void> {
    const indexes = await this.#indexesOf(em);
    const [live, next] = [await indexes.live.state(), await indexes.next.state()];
    if (live && !next) await beginIndex(em, indexes, indexes.next);
    while (!(await fillCluster(em, indexes, Date.now() + DURATION)));
  }

  /**
   * Writes pending changes and queues another job for the rest. While the cluster is unavailable, changes
   * wait in the database.
   */
  async work(em: EntityManager): Promise<void> {
    try {
      const isDone = await fillCluster(em, await this.#indexesOf(em), Date.now() + DURATION);
      if (!isDone) await em.execute(ASK, JOB);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
    }
  }

  async close(): Promise<void> {
    await this.#cluster.close();
  }

  async #indexesOf(em: EntityManager): Promise<ClusterIndexes> {
    this.#indexes ??= await clusterIndexesOf(em, this.#cluster);
    return this.#indexes;
  }

  async #readSynonyms(em: EntityManager): Promise<void> {
    const seen = await readSnapshot(em);
    this.#synonyms = { seen, all: new Synonyms(await readSynonyms(em)) };
    this.#catalog.revision++;
  }

  async #totals(state: ReadState | undefined): Promise<CountedTotals> {
    if (!state || !this.#indexes) return EMPTY;
    if (this.#counted?.number !== state.number)
      this.#counted = { number: state.number, totals: await this.#indexes.live.totals() };
    return this.#counted.totals;
  }

  /** Increases the revision, which invalidates cached results, if anything has changed or was written. */
  #note(state: ReadState | undefined, changes: readonly string[]): void {
    const seen = `${state?.number} ${changes.join(" ")}`;
    if (seen !== this.#seen) this.#catalog.revision++;
    this.#seen = seen;
  }

  /** Queues the job unless it was queued recently for the same changes. */
  async #askForWork(em: EntityManager, what: string): Promise<void> {
    if (what === this.#asked && performance.now() - this.#askedAt < AGAIN) return;
    this.#asked = what;
    this.#askedAt = performance.now();
    await em.fork().execute(ASK, JOB);
  }
}

/** Returns the changed records, the latest last. */
function recordsOf(changes: readonly Change[]) {
  const records = new Map<string, { kind: SearchKind; id: number }>();
  const kinds = new Set<number>();
  const ids: string[] = [];
  for (const { id, kind, record } of changes) {
    if (kind === "synonym") continue;
    ids.push(id);
    if (record === null) kinds.add(KINDS.indexOf(kind));
    else {
      const key = keyOfRecord(kind, record);
      records.delete(key);
      records.set(key, { kind, id: record });
    }
  }
  return { records, kinds, ids };
}

/** A reading of the catalog for a single search, since its indexes hold only what one search needs. */
class ClusterCatalog implements Catalog {
  readonly #catalog: PartialCatalog;
  readonly #shared: { readonly revision: number };

  constructor(catalog: PartialCatalog, shared: { readonly revision: number }) {
    this.#catalog = catalog;
    this.#shared = shared;
  }

  get origin(): object {
    return this.#shared;
  }

  get isEncoded(): boolean {
    return this.#catalog.isEncoded;
  }

  get revision(): number {
    return this.#shared.revision;
  }

  async about(texts: readonly string[]): Promise<DiscoveryIndex> {
    return new PartialIndex(this.#catalog).about(texts);
  }
}

/** Opens the engine at the URLs of one cluster. */
export function openClusterEngine(
  urls: readonly string[],
  onChange?: (isAway: boolean) => void,
): ClusterEngine {
  return new ClusterEngine(new SearchCluster(urls, { ...(onChange && { onChange }) }));
}
