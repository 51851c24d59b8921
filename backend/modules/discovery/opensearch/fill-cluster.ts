import { setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import { type Change, type Reached, readChanges, readSnapshot } from "../live/changes.ts";
import { documentOf, keyOfRecord, readRecords, readRecordsAfter, type SourceRow } from "../live/sources.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { clusterDocuments } from "./cluster-document.ts";
import type { ClusterIndexes } from "./cluster-indexes.ts";
import type { ClusterStore, IndexState, ReadState } from "./cluster-store.ts";

/** The number of records read, analyzed and written at a time. */
const PAGE = 200;
/** Changes are purged after a day: an index that has missed more than half a day's is rebuilt. */
const FORGOTTEN = "12 hours";
/** How often an index is marked as up to date when nothing has changed. */
const TOLD = "10 minutes";

interface Clock {
  readonly now: string;
  readonly isForgotten: boolean;
  readonly isDue: boolean;
  /** Whether the index is ahead of the database, for instance after a backup was restored. */
  readonly isLater: boolean;
}

const CLOCK = `
  select now()::text as now, now() - ?::timestamptz > ?::interval as "isForgotten",
    abs(extract(epoch from now() - ?::timestamptz)) > extract(epoch from ?::interval) as "isDue",
    pg_snapshot_xmax(?::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isLater"`;

async function readClock(em: EntityManager, { at, seen }: IndexState): Promise<Clock> {
  const [row] = await em.execute<Clock[]>(CLOCK, [at, FORGOTTEN, at, TOLD, seen]);
  if (!row) throw new Error("There is always a time.");
  return row;
}

/** Whether an index that was last up to date at a time has missed changes that may have been purged. */
async function isForgotten(em: EntityManager, at: string): Promise<boolean> {
  const [row] = await em.execute<Pick<Clock, "isForgotten">[]>(
    `select now() - ?::timestamptz > ?::interval as "isForgotten"`,
    [at, FORGOTTEN],
  );
  return row?.isForgotten ?? false;
}

/** Returns a version number that increases with later reads. */
async function readVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ version: string }[]>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as version",
  );
  return row?.version ?? "1";
}

/** Starts an index of everything public. */
export async function beginIndex(
  em: EntityManager,
  indexes: ClusterIndexes,
  store: ClusterStore,
): Promise<void> {
  const [row] = await em.execute<{ now: string }[]>("select now()::text as now");
  const state: IndexState = {
    seen: await readSnapshot(em),
    at: row?.now ?? "",
    filling: { kind: 0, after: 0 },
  };
  await indexes.create(store, state);
}

/**
 * Updates a database's indexes, and creates missing ones, until a deadline. It can stop at any point and
 * resumes there.
 * @returns whether nothing is left to do.
 */
export async function fillCluster(
  em: EntityManager,
  indexes: ClusterIndexes,
  until: number,
): Promise<boolean> {
  const { live, next } = indexes;
  await indexes.sweep();
  const begun = await live.state();
  if (!begun) await beginIndex(em, indexes, live);
  // Instances of the previous release keep the indexes that they search up to date; an outdated one they would
  // rebuild anyway.
  else if (!begun.filling) await indexes.sweepEarlier((at) => isForgotten(em, at));
  for (;;) {
    const state = await applyChanges(em, live);
    if (state === "unusable") {
      if (!(await next.state())) await beginIndex(em, indexes, next);
    } else if (state.filling) {
      await fillPage(em, live, state);
      if (Date.now() > until) return false;
      continue;
    }
    if (!(await next.state())) return true;
    const ofNext = await applyChanges(em, next);
    if (ofNext === "unusable") {
      await indexes.replace();
      continue;
    }
    if (ofNext.filling) await fillPage(em, next, ofNext);
    else await indexes.replace();
    if (Date.now() > until) return false;
  }
}

/** Writes the changes since the last run; an index that has missed purged changes is unusable. */
async function applyChanges(em: EntityManager, store: ClusterStore): Promise<IndexState | "unusable"> {
  const state = await store.state();
  if (!state) throw new Error("The index is gone.");
  const { now, isForgotten, isDue, isLater } = await readClock(em, state);
  const version = await readVersion(em);
  if (isForgotten || isLater) return "unusable";
  const { seen, changes } = await readAllChanges(em, state.seen);
  if (changes.length === 0 && !isDue) return state;
  const records = new Map<string, { kind: SearchKind; id: number }>();
  for (const { kind, record } of changes) {
    if (kind === "synonym") continue;
    if (record === null) await store.deleteKind(KINDS.indexOf(kind), version);
    else records.set(keyOfRecord(kind, record), { kind, id: record });
  }
  const waiting = [...records];
  for (let start = 0; start < waiting.length; start += PAGE) {
    const page = waiting.slice(start, start + PAGE);
    const pageVersion = await readVersion(em);
    const rows = await readRecords(em, idsByKind(page.map(([, record]) => record)));
    await write(
      em,
      store,
      rows,
      page.map(([key]) => key),
      pageVersion,
    );
  }
  if (waiting.length > 0) await store.refresh();
  const after: IndexState = { seen, at: now, filling: state.filling };
  await store.setState(after);
  return after;
}

/** Reads the changes that a snapshot did not see, in batches. */
async function readAllChanges(
  em: EntityManager,
  seen: string,
): Promise<{ readonly seen: string; readonly changes: readonly Change[] }> {
  const changes: Change[] = [];
  for (let reached: Reached = { seen }; ; ) {
    const next = await readChanges(em, reached);
    changes.push(...next.changes);
    if (next.isAll) return { seen: next.reached.seen, changes };
    reached = next.reached;
  }
}

/** Writes the next records in their current state, even if they have changed since the filling began. */
async function fillPage(
  em: EntityManager,
  store: ClusterStore,
  state: IndexState | ReadState,
): Promise<void> {
  const { filling, seen, at } = state;
  const kind = filling && KINDS[filling.kind];
  if (!filling || !kind) return;
  const version = await readVersion(em);
  const rows = await readRecordsAfter(em, kind, filling.after, PAGE);
  await write(
    em,
    store,
    rows,
    rows.map(({ id }) => keyOfRecord(kind, id)),
    version,
  );
  const last = rows.at(-1)?.id;
  const isLast = rows.length < PAGE;
  const isFilled = isLast && filling.kind === KINDS.length - 1;
  if (isFilled) await store.refresh();
  await store.setState({
    seen,
    at,
    filling: isFilled
      ? null
      : isLast
        ? { kind: filling.kind + 1, after: 0 }
        : { kind: filling.kind, after: last ?? filling.after },
  });
}

async function write(
  em: EntityManager,
  store: ClusterStore,
  rows: readonly SourceRow[],
  keys: readonly string[],
  version: string,
): Promise<void> {
  const documents = clusterDocuments(await withStoredPassages(em, rows.map(documentOf)));
  await store.write(
    keys.map((key) => ({ key, document: documents.get(key) })),
    version,
  );
  // Analyzing is CPU-bound, so this yields to the event loop.
  await pause();
}
