import { setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { withStoredPassages } from "../encoder/stored-passages.ts";
import { readChanges, readHorizon } from "../live/changes.ts";
import { documentOf, keyOfRecord, readRecords, readRecordsAfter, type SourceRow } from "../live/sources.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { clusterDocuments } from "./cluster-document.ts";
import type { ClusterIndexes } from "./cluster-indexes.ts";
import type { ClusterStore, IndexState, ReadState } from "./cluster-store.ts";

/** How many records are read, analyzed and written at a time. */
const PAGE = 200;
/** Changes are purged after a day: an index that has missed more than half of one is made anew. */
const FORGOTTEN = "12 hours";
/** How often the index is told that nothing has changed. */
const TOLD = "10 minutes";
/** More ids of changes than these are not kept: those changes are written again. */
const MOST_APPLIED = 10_000;

interface Clock {
  readonly now: string;
  readonly isForgotten: boolean;
  readonly isDue: boolean;
}

const CLOCK = `
  select now()::text as now, now() - ?::timestamptz > ?::interval as "isForgotten",
    abs(extract(epoch from now() - ?::timestamptz)) > extract(epoch from ?::interval) as "isDue"`;

async function readClock(em: EntityManager, at: string): Promise<Clock> {
  const [row] = await em.execute<Clock[]>(CLOCK, [at, FORGOTTEN, at, TOLD]);
  if (!row) throw new Error("There is always a time.");
  return row;
}

/** A number that grows with what is read after it. */
async function readVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ version: string }[]>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as version",
  );
  return row?.version ?? "1";
}

/** Begins an index of everything that is public. */
export async function beginIndex(
  em: EntityManager,
  indexes: ClusterIndexes,
  store: ClusterStore,
): Promise<void> {
  const [row] = await em.execute<{ now: string }[]>("select now()::text as now");
  const state: IndexState = {
    horizon: await readHorizon(em),
    at: row?.now ?? "",
    applied: [],
    filling: { kind: 0, after: 0 },
  };
  await indexes.create(store, state);
}

/**
 * Brings the indexes of a database up to date, and makes those that are missing, until a time. It can stop anywhere and
 * goes on where it was.
 * @returns whether nothing is left to be done.
 */
export async function fillCluster(
  em: EntityManager,
  indexes: ClusterIndexes,
  until: number,
): Promise<boolean> {
  const { live, next } = indexes;
  await indexes.sweep();
  if (!(await live.state())) await beginIndex(em, indexes, live);
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

/** Writes what has changed since the last time; unusable is an index that has missed changes that are purged. */
async function applyChanges(em: EntityManager, store: ClusterStore): Promise<IndexState | "unusable"> {
  const state = await store.state();
  if (!state) throw new Error("The index is gone.");
  const { now, isForgotten, isDue } = await readClock(em, state.at);
  const version = await readVersion(em);
  if (isForgotten || BigInt(state.horizon) > BigInt(version)) return "unusable";
  const { horizon, changes } = await readChanges(em, state.horizon);
  const before = new Set(state.applied);
  const fresh = changes.filter(({ id }) => !before.has(id));
  const applied = changes
    .filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon))
    .slice(-MOST_APPLIED)
    .map(({ id }) => id);
  if (fresh.length === 0 && !isDue) return state;
  const records = new Map<string, { kind: SearchKind; id: number }>();
  for (const { kind, record } of fresh) {
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
  const after: IndexState = { horizon, applied, at: now, filling: state.filling };
  await store.setState(after);
  return after;
}

/** Writes the records that come next; those that have changed meanwhile are written as they are now. */
async function fillPage(
  em: EntityManager,
  store: ClusterStore,
  state: IndexState | ReadState,
): Promise<void> {
  const { filling, horizon, applied, at } = state;
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
    ...{ horizon, applied, at },
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
  // Analyzing takes the processor: others have their turn.
  await pause();
}
