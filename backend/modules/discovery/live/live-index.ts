import { rm } from "node:fs/promises";
import { setTimeout as delay, setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import pLimit from "p-limit";
import { DiscoveryIndex } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import type { EngineState, SearchEngine } from "../engine/search-engine.ts";
import type { ArrayFile } from "../inverted-index/stored-array.ts";
import { Synonyms } from "../ranking/synonyms.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { readSynonyms } from "../synonyms/read-synonyms.ts";
import { type Change, type Reached, readChanges, readLatestChanges, readSnapshot } from "./changes.ts";
import { readDatabaseIdentity } from "./database-identity.ts";
import { readIndex, writeIndex } from "./index-file.ts";
import { documentOf, keyOfRecord, readRecords, readRecordsAfter, recordOfKey } from "./sources.ts";

/** How long a search waits for the index to be filled, in milliseconds. */
const PATIENCE = 3_000;
/**
 * The number of changed records that a search reads itself; more are read in the background, as are those of
 * a transaction that changed more.
 */
export const AT_ONCE = 200;
/** The number of records added before yielding to the event loop. */
const STEP = 100;
/** The number of records per statement while the index is filled or catches up. */
const PAGE = 1_000;
/**
 * The idle time in milliseconds after which missed changes may have been purged, so the index is refilled.
 */
const FORGOTTEN = 12 * 3_600_000;

/** The interval at which the index is saved for the next start, in milliseconds. */
const SAVED = 10 * 60_000;

/** A record to be read; each change of it creates another object. */
interface Waiting {
  readonly kind: SearchKind;
  readonly id: number;
}

/**
 * The index of one process and database. It is filled on first use; then each search first reads which
 * records have changed since, so it reflects every change that was committed before it, whichever process
 * made it (decision 81).
 */
export class LiveIndex implements SearchEngine {
  readonly name = "memory";
  index = new DiscoveryIndex(KINDS.length);
  #isFilled = false;
  #filling: Promise<void> | undefined;
  #reached: Reached = { seen: "1:1:" };
  /** Whether there are unread changes. */
  #isBehind = false;
  /** The records to be read. */
  #backlog = new Map<string, Waiting>();
  #areSynonymsDue = false;
  #synonyms: Synonyms | undefined;
  /** The records that searches have read while the index was filled. */
  readonly #readMeanwhile = new Set<string>();
  #background: Promise<void> | undefined;
  #usedAt = Date.now();
  /** Serializes reading and updating, so no record is overwritten with an older version. */
  readonly #sequentially = pLimit(1);
  /** The file that the index is saved in across restarts; it isn't saved without one. */
  readonly #path: string | undefined;
  /** What the index is read from. */
  #file: ArrayFile | undefined;
  #savedAt = performance.now();
  #saved: { readonly index: DiscoveryIndex; readonly revision: number } | undefined;

  constructor(path?: string) {
    this.#path = path;
  }

  /** Whether there are no pending changes. */
  get isComplete(): boolean {
    return this.#isFilled && !this.#isBehind && this.#backlog.size === 0;
  }

  /** Returns the index with every committed change; during the first filling, with what it has so far. */
  async current(em: EntityManager): Promise<DiscoveryIndex> {
    if (Date.now() - this.#usedAt > FORGOTTEN || this.#file?.isWhole === false) this.#forget();
    this.#usedAt = Date.now();
    this.#filling ??= this.#fill(em.fork()).catch((error: unknown) => {
      this.#forget();
      throw error;
    });
    if (!this.#isFilled) await Promise.race([this.#filling, delay(PATIENCE, undefined, { ref: false })]);
    await this.#sequentially(() => this.#catchUp(em));
    return this.index;
  }

  /** Waits until there are no pending changes. */
  async settled(): Promise<void> {
    await this.#filling;
    await this.#background;
  }

  async state(): Promise<EngineState> {
    return { documents: this.index.size, waiting: this.#backlog.size, problem: null };
  }

  /**
   * Saves the index periodically for the next start; if it can't be written, the job reports it, and the next
   * start refills the index.
   */
  async work(em: EntityManager): Promise<void> {
    if (this.#saved && performance.now() - this.#savedAt < SAVED) return;
    this.#savedAt = performance.now();
    await this.save(em);
  }

  /** Saves the index for the next start if it is complete and has changed since it was last saved. */
  async save(em: EntityManager): Promise<void> {
    const path = this.#path;
    if (!path || !this.#isFilled || Date.now() - this.#usedAt > FORGOTTEN) return;
    const kept = await this.#sequentially(async () => {
      const [row] = await em.execute<{ at: string }[]>("select now()::text as at");
      await this.#catchUp(em);
      const { index } = this;
      if (
        !row ||
        !this.isComplete ||
        (this.#saved?.index === index && this.#saved.revision === index.revision)
      )
        return undefined;
      const saved = { index, revision: index.revision };
      return { saved, at: row.at, seen: this.#reached.seen, parts: index.parts() };
    });
    if (!kept) return;
    const { parts, saved, ...at } = kept;
    const file = await writeIndex(path, parts, { database: await readDatabaseIdentity(em), ...at });
    if (this.index !== saved.index) return;
    this.#file = file;
    this.#saved = saved;
  }

  async rebuild(em: EntityManager): Promise<void> {
    if (this.#path) await rm(this.#path, { force: true });
    this.#forget();
    await this.current(em);
    await this.settled();
  }

  #forget(): void {
    this.index = new DiscoveryIndex(KINDS.length);
    this.#file = undefined;
    this.#saved = undefined;
    this.#isFilled = false;
    this.#filling = undefined;
    this.#isBehind = false;
    this.#backlog.clear();
    this.#readMeanwhile.clear();
  }

  async #fill(em: EntityManager): Promise<void> {
    const { index } = this;
    this.#reached = { seen: await readSnapshot(em) };
    await this.#readSynonyms(em);
    if (await this.#restore(em, index)) return;
    for (const kind of KINDS) {
      for (let last = 0; ; ) {
        const rows = await readRecordsAfter(em, kind, last, PAGE);
        for (let start = 0; start < rows.length; start += STEP) {
          const page = rows.slice(start, start + STEP).map(documentOf);
          const documents = await withStoredPassages(em, page);
          // Records that a search has read meanwhile are newer than this page.
          index.put(documents.filter(({ key }) => !this.#readMeanwhile.has(key)));
          await pause();
        }
        last = rows.at(-1)?.id ?? last;
        if (rows.length < PAGE) break;
      }
    }
    if (this.index !== index) return;
    this.#isFilled = true;
    this.#readMeanwhile.clear();
  }

  /** Restores the saved index if it can be brought up to date; later changes are then read as usual. */
  async #restore(em: EntityManager, empty: DiscoveryIndex): Promise<boolean> {
    const kept = this.#path && (await readIndex(this.#path, await readDatabaseIdentity(em)));
    if (!kept) return false;
    const { index, file, seen, at } = kept;
    const [row] = await em.execute<{ isRecent: boolean }[]>(
      `select abs(extract(epoch from now() - ?::timestamptz)) < ?
         and pg_snapshot_xmax(?::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isRecent"`,
      [at, FORGOTTEN / 1_000, seen],
    );
    if (!row?.isRecent) return false;
    return this.#sequentially(() => {
      if (this.index !== empty) return true;
      this.index = index;
      this.#file = file;
      this.#synonyms && index.setSynonyms(this.#synonyms);
      this.#saved = { index, revision: index.revision };
      this.#reached = { seen };
      this.#isFilled = true;
      this.#readMeanwhile.clear();
      return true;
    });
  }

  /**
   * Reads the next changes and applies them if they are few, or else the latest of them; the rest is applied
   * in the background.
   */
  async #catchUp(em: EntityManager): Promise<void> {
    const records = await this.#readChanges(em);
    if (this.#isBehind)
      for (const [key, waiting] of this.#note(await readLatestChanges(em, this.#reached.seen, AT_ONCE)))
        records.set(key, waiting);
    if (this.#areSynonymsDue) await this.#readSynonyms(em);
    if (records.size > 0) await this.#take(em, records);
    if (!this.#isBehind && this.#backlog.size === 0) return;
    this.#background ??= this.#workOff(em.fork())
      // The next search retries.
      .catch(() => undefined)
      .finally(() => {
        this.#background = undefined;
      });
  }

  /** Reads and queues the next changes, to be applied eventually; returns the records to read immediately. */
  async #readChanges(em: EntityManager): Promise<Map<string, Waiting>> {
    const { changes, reached, isAll } = await readChanges(em, this.#reached);
    const records = this.#note(changes);
    this.#reached = reached;
    this.#isBehind = !isAll;
    return records;
  }

  /** Queues changed records; returns those to read immediately, without waiting for an import. */
  #note(changes: readonly Change[]): Map<string, Waiting> {
    const sizes = new Map<string, number>();
    for (const { transaction } of changes) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1);
    const first = new Map<string, Waiting>();
    for (const { kind, record, transaction } of changes) {
      if (kind === "synonym") this.#areSynonymsDue = true;
      else if (record === null) {
        // Records of the kind may have been read again after this change, so they are queued again.
        for (const key of this.index.removeKind(KINDS.indexOf(kind)))
          this.#backlog.set(key, recordOfKey(key));
      } else {
        const [key, waiting] = [keyOfRecord(kind, record), { kind, id: record }];
        this.#backlog.set(key, waiting);
        if (first.delete(key) || (sizes.get(transaction) ?? 0) <= AT_ONCE) first.set(key, waiting);
      }
    }
    // Of many small changes, the latest come first, since users may be looking for them.
    return new Map([...first].slice(-AT_ONCE));
  }

  /** Reads records and updates the index with them. */
  async #take(em: EntityManager, records: ReadonlyMap<string, Waiting>): Promise<void> {
    this.#put(records, await this.#read(em, records.values()));
  }

  /** Returns records in indexable form, by key; those that aren't public are missing. */
  async #read(em: EntityManager, records: Iterable<Waiting>): Promise<Map<string, SearchDocument>> {
    const rows = await readRecords(em, idsByKind(records));
    const documents = await withStoredPassages(em, rows.map(documentOf));
    return new Map(documents.map((document) => [document.key, document]));
  }

  /**
   * Adds the public records and removes the others. Records that have changed since they were read are
   * skipped: their newer versions are queued or already applied.
   */
  #put(records: ReadonlyMap<string, Waiting>, read: ReadonlyMap<string, SearchDocument>): void {
    const current = [...records.keys()].filter((key) => this.#backlog.get(key) === records.get(key));
    this.index.remove(current);
    this.index.put(current.flatMap((key) => read.get(key) ?? []));
    for (const key of current) {
      this.#backlog.delete(key);
      if (!this.#isFilled) this.#readMeanwhile.add(key);
    }
  }

  /** Processes the queue: reads many records per statement, and yields to the event loop after a few. */
  async #workOff(em: EntityManager): Promise<void> {
    while (this.#isBehind || this.#backlog.size > 0) {
      if (this.#isBehind) await this.#sequentially(() => this.#readChanges(em));
      const page = [...this.#backlog.entries().take(PAGE)];
      const read = await this.#read(
        em,
        page.map(([, record]) => record),
      );
      for (let start = 0; start < page.length; start += STEP) {
        this.#put(new Map(page.slice(start, start + STEP)), read);
        await pause();
      }
    }
  }

  async #readSynonyms(em: EntityManager): Promise<void> {
    this.#areSynonymsDue = false;
    this.#synonyms = new Synonyms(await readSynonyms(em));
    this.index.setSynonyms(this.#synonyms);
  }
}
