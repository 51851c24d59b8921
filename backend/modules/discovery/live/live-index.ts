import { setTimeout as delay, setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import pLimit from "p-limit";
import { DiscoveryIndex } from "../discovery-index.ts";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import { type Synonym, Synonyms } from "../ranking/synonyms.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { type Change, readChanges, readHorizon } from "./changes.ts";
import { documentOf, keyOfRecord, readRecords, readRecordsAfter } from "./sources.ts";

/** How long a search waits for the index of this process to be filled, in milliseconds. */
const PATIENCE = 3_000;
/** How many changed records a search reads by itself; more are read in the background. */
const AT_ONCE = 200;
/** How many records are taken in between two turns of others. */
const STEP = 100;
/** How many records a statement reads while the index is filled. */
const PAGE = 1_000;
/** What an index that has not been used for so long has missed may be purged: it is filled anew, in milliseconds. */
const FORGOTTEN = 12 * 3_600_000;

/**
 * The index of one process and database. It is filled when it is first needed; then each search first reads which
 * records have changed since, so it shows every change that was committed before it, whoever made it (decision 37).
 */
export class LiveIndex {
  index = new DiscoveryIndex(KINDS.length);
  #isFilled = false;
  #filling: Promise<void> | undefined;
  #horizon = "0";
  /** The changes that are applied and may be read again. */
  #applied: ReadonlySet<string> = new Set();
  #backlog = new Map<string, { kind: SearchKind; id: number }>();
  #background: Promise<void> | undefined;
  #usedAt = Date.now();
  /** Records are read and taken in by one at a time, so that none is replaced by an older reading of it. */
  readonly #inTurn = pLimit(1);

  /** Whether nothing waits to be taken in. */
  get isComplete(): boolean {
    return this.#isFilled && this.#backlog.size === 0;
  }

  /** The index with every change that is committed; while it is filled for the first time, with what it has. */
  async current(em: EntityManager): Promise<DiscoveryIndex> {
    if (Date.now() - this.#usedAt > FORGOTTEN) this.#forget();
    this.#usedAt = Date.now();
    this.#filling ??= this.#fill(em.fork()).catch((error: unknown) => {
      this.#forget();
      throw error;
    });
    if (!this.#isFilled) await Promise.race([this.#filling, delay(PATIENCE, undefined, { ref: false })]);
    await this.#inTurn(() => this.#catchUp(em));
    return this.index;
  }

  /** Waits until nothing is left to be taken in. */
  async settled(): Promise<void> {
    await this.#filling;
    await this.#background;
  }

  #forget(): void {
    this.index = new DiscoveryIndex(KINDS.length);
    this.#isFilled = false;
    this.#filling = undefined;
    this.#backlog.clear();
  }

  async #fill(em: EntityManager): Promise<void> {
    const { index } = this;
    this.#horizon = await readHorizon(em);
    await this.#readSynonyms(em);
    for (const kind of KINDS) {
      for (let last = 0; ; ) {
        const rows = await readRecordsAfter(em, kind, last, PAGE);
        for (let start = 0; start < rows.length; start += STEP) {
          const page = rows.slice(start, start + STEP).map(documentOf);
          const documents = await withStoredPassages(em, page);
          // What a search has read meanwhile is later than this page.
          index.put(documents.filter(({ key }) => !this.#readMeanwhile.has(key)));
          await pause();
        }
        last = rows.at(-1)?.id ?? last;
        if (rows.length < PAGE) break;
      }
    }
    await index.train(pause);
    if (this.index !== index) return;
    this.#isFilled = true;
    this.#readMeanwhile.clear();
  }

  /** The records that searches have read while the index was filled. */
  readonly #readMeanwhile = new Set<string>();

  async #catchUp(em: EntityManager): Promise<void> {
    const { horizon, changes } = await readChanges(em, this.#horizon);
    const fresh = changes.filter(({ id }) => !this.#applied.has(id));
    this.#horizon = horizon;
    this.#applied = new Set(changes.map(({ id }) => id));
    if (fresh.length > 0) await this.#apply(em, fresh);
  }

  async #apply(em: EntityManager, changes: readonly Change[]): Promise<void> {
    const records = new Map<string, { kind: SearchKind; id: number }>();
    if (changes.some(({ kind }) => kind === "synonym")) await this.#readSynonyms(em);
    for (const { kind, record } of changes) {
      if (kind === "synonym") continue;
      if (record === null) this.index.removeKind(KINDS.indexOf(kind));
      else records.set(keyOfRecord(kind, record), { kind, id: record });
    }
    if (records.size <= AT_ONCE) await this.#take(em, records);
    else for (const [key, record] of records) this.#backlog.set(key, record);
    if (this.#backlog.size === 0 && !(this.#isFilled && this.index.isSpaceDue)) return;
    this.#background ??= this.#workOff(em.fork())
      // Tried again with the next search.
      .catch(() => undefined)
      .finally(() => {
        this.#background = undefined;
      });
  }

  /** Reads records again: what is public is put in, what isn't goes. */
  async #take(
    em: EntityManager,
    records: ReadonlyMap<string, { kind: SearchKind; id: number }>,
  ): Promise<void> {
    const ids = new Map<SearchKind, number[]>();
    for (const [key, { kind, id }] of records) {
      ids.set(kind, [...(ids.get(kind) ?? []), id]);
      this.#backlog.delete(key);
      if (!this.#isFilled) this.#readMeanwhile.add(key);
    }
    const rows = await readRecords(em, ids);
    const documents = await withStoredPassages(em, rows.map(documentOf));
    this.index.remove([...records.keys()]);
    this.index.put(documents);
  }

  async #workOff(em: EntityManager): Promise<void> {
    while (this.#backlog.size > 0) {
      await this.#inTurn(() => this.#take(em, new Map(this.#backlog.entries().take(STEP))));
      await pause();
    }
    if (this.#isFilled && this.index.isSpaceDue) await this.index.train(pause);
  }

  async #readSynonyms(em: EntityManager): Promise<void> {
    const pairs = await em.execute<Synonym[]>(
      "select term::text as term, means::text as means from search_synonyms order by id",
    );
    this.index.setSynonyms(new Synonyms(pairs));
  }
}

const indexes = new WeakMap<object, LiveIndex>();

/** The index of the database that a unit of work is of. */
export function liveIndexOf(em: EntityManager): LiveIndex {
  const driver = em.getDriver();
  const index = indexes.get(driver) ?? new LiveIndex();
  indexes.set(driver, index);
  return index;
}
