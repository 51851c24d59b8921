import { rm } from "node:fs/promises";
import { setTimeout as delay, setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import pLimit from "p-limit";
import { DiscoveryIndex } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import type { EngineState, SearchEngine } from "../engine/search-engine.ts";
import { Synonyms } from "../ranking/synonyms.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { readSynonyms } from "../synonyms/read-synonyms.ts";
import { type Change, type Reached, readChanges, readLatestChanges, readSnapshot } from "./changes.ts";
import { readDatabaseIdentity } from "./database-identity.ts";
import { readIndex, writeIndex } from "./index-file.ts";
import { documentOf, keyOfRecord, readRecords, readRecordsAfter, recordOfKey } from "./sources.ts";

/** How long a search waits for the index of this process to be filled, in milliseconds. */
const PATIENCE = 3_000;
/**
 * How many changed records a search reads by itself; more are read in the background, and so are those of a transaction
 * that changed more.
 */
export const AT_ONCE = 200;
/** How many records are taken in between two turns of others. */
const STEP = 100;
/** How many records a statement reads while the index is filled, or takes in a burst. */
const PAGE = 1_000;
/** What an index that has not been used for so long has missed may be purged: it is filled anew, in milliseconds. */
const FORGOTTEN = 12 * 3_600_000;

/** How often it is kept for the next start, in milliseconds. */
const SAVED = 10 * 60_000;

/** A record that is to be read; each change of it makes another one. */
interface Waiting {
  readonly kind: SearchKind;
  readonly id: number;
}

/**
 * The index of one process and database. It is filled when it is first needed; then each search first reads which
 * records have changed since, so it shows every change that was committed before it, whoever made it (decision 81).
 */
export class LiveIndex implements SearchEngine {
  readonly name = "memory";
  index = new DiscoveryIndex(KINDS.length);
  #isFilled = false;
  #filling: Promise<void> | undefined;
  #reached: Reached = { seen: "1:1:" };
  /** Whether changes are left to be read. */
  #isBehind = false;
  /** What is left to be taken in. */
  #backlog = new Map<string, Waiting>();
  #areSynonymsDue = false;
  #synonyms: Synonyms | undefined;
  /** The records that searches have read while the index was filled. */
  readonly #readMeanwhile = new Set<string>();
  #background: Promise<void> | undefined;
  #usedAt = Date.now();
  /** Records are read and taken in by one at a time, so that none is replaced by an older reading of it. */
  readonly #inTurn = pLimit(1);
  /** Where it is kept over restarts; nowhere without. */
  readonly #path: string | undefined;
  #savedAt = performance.now();
  #saved: { readonly index: DiscoveryIndex; readonly revision: number } | undefined;

  constructor(path?: string) {
    this.#path = path;
  }

  /** Whether nothing waits to be taken in. */
  get isComplete(): boolean {
    return this.#isFilled && !this.#isBehind && this.#backlog.size === 0;
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

  async state(): Promise<EngineState> {
    return { documents: this.index.size, waiting: this.#backlog.size, problem: null };
  }

  /** Keeps it for the next start, now and then; where it can't be written, the job says so, and the next start fills it. */
  async work(em: EntityManager): Promise<void> {
    if (this.#saved && performance.now() - this.#savedAt < SAVED) return;
    this.#savedAt = performance.now();
    await this.save(em);
  }

  /** Keeps it for the next start, if it is complete and another one than was kept. */
  async save(em: EntityManager): Promise<void> {
    const path = this.#path;
    if (!path || !this.#isFilled || Date.now() - this.#usedAt > FORGOTTEN) return;
    const kept = await this.#inTurn(async () => {
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
    await writeIndex(path, parts, { database: await readDatabaseIdentity(em), ...at });
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
          // What a search has read meanwhile is later than this page.
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

  /** Takes the index that was kept, if it can be brought up to date; what has changed since is read as any change. */
  async #restore(em: EntityManager, empty: DiscoveryIndex): Promise<boolean> {
    const kept = this.#path && (await readIndex(this.#path, await readDatabaseIdentity(em)));
    if (!kept) return false;
    const { index, seen, at } = kept;
    const [row] = await em.execute<{ isRecent: boolean }[]>(
      `select abs(extract(epoch from now() - ?::timestamptz)) < ?
         and pg_snapshot_xmax(?::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isRecent"`,
      [at, FORGOTTEN / 1_000, seen],
    );
    if (!row?.isRecent) return false;
    return this.#inTurn(() => {
      if (this.index !== empty) return true;
      this.index = index;
      this.#synonyms && index.setSynonyms(this.#synonyms);
      this.#saved = { index, revision: index.revision };
      this.#reached = { seen };
      this.#isFilled = true;
      this.#readMeanwhile.clear();
      return true;
    });
  }

  /** Reads the changes that come next and takes in what few there are, or the latest of many; the rest is taken in later. */
  async #catchUp(em: EntityManager): Promise<void> {
    const records = await this.#readChanges(em);
    if (this.#isBehind)
      for (const [key, waiting] of this.#note(await readLatestChanges(em, this.#reached.seen, AT_ONCE)))
        records.set(key, waiting);
    if (this.#areSynonymsDue) await this.#readSynonyms(em);
    if (records.size > 0) await this.#take(em, records);
    if (!this.#isBehind && this.#backlog.size === 0) return;
    this.#background ??= this.#workOff(em.fork())
      // Tried again with the next search.
      .catch(() => undefined)
      .finally(() => {
        this.#background = undefined;
      });
  }

  /** Reads and notes the changes that come next; returns what doesn't wait. What is noted is taken in sooner or later. */
  async #readChanges(em: EntityManager): Promise<Map<string, Waiting>> {
    const { changes, reached, isAll } = await readChanges(em, this.#reached);
    const records = this.#note(changes);
    this.#reached = reached;
    this.#isBehind = !isAll;
    return records;
  }

  /** Notes what has changed, as left to be taken in; returns what doesn't wait for an import to be taken in. */
  #note(changes: readonly Change[]): Map<string, Waiting> {
    const sizes = new Map<string, number>();
    for (const { transaction } of changes) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1);
    const first = new Map<string, Waiting>();
    for (const { kind, record, transaction } of changes) {
      if (kind === "synonym") this.#areSynonymsDue = true;
      else if (record === null) {
        // Of what was found after it, the change may have been read before: it is looked for again.
        for (const key of this.index.removeKind(KINDS.indexOf(kind)))
          this.#backlog.set(key, recordOfKey(key));
      } else {
        const [key, waiting] = [keyOfRecord(kind, record), { kind, id: record }];
        this.#backlog.set(key, waiting);
        if (first.delete(key) || (sizes.get(transaction) ?? 0) <= AT_ONCE) first.set(key, waiting);
      }
    }
    // Of many small ones, the latest: somebody may be looking for them.
    return new Map([...first].slice(-AT_ONCE));
  }

  /** Reads records again and takes them in at once. */
  async #take(em: EntityManager, records: ReadonlyMap<string, Waiting>): Promise<void> {
    this.#put(records, await this.#read(em, records.values()));
  }

  /** Reads records as the index takes them, by their keys; those that aren't public are missing. */
  async #read(em: EntityManager, records: Iterable<Waiting>): Promise<Map<string, SearchDocument>> {
    const rows = await readRecords(em, idsByKind(records));
    const documents = await withStoredPassages(em, rows.map(documentOf));
    return new Map(documents.map((document) => [document.key, document]));
  }

  /**
   * What is public is put in, what isn't goes. Records that have changed since they were read wait in the backlog as
   * others than these, or have been taken in as such: they are left alone.
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

  /** Takes in what waits: many are read by a statement, few are put in between two turns of others. */
  async #workOff(em: EntityManager): Promise<void> {
    while (this.#isBehind || this.#backlog.size > 0) {
      if (this.#isBehind) await this.#inTurn(() => this.#readChanges(em));
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
