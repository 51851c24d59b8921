import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Context } from "../context.ts";
import type { Selection } from "../rows/selection.ts";
import type { Edge } from "./edge.ts";
import type { PageOfRows } from "./read-page.ts";
import { countRelated, type RelatedArguments, readRelated } from "./read-related.ts";

/** A page of what belongs to a record; it is counted only if that is asked for. */
export interface RelatedPage extends PageOfRows {
  readonly totalCount: () => Promise<number>;
}

type Loaders = Map<string, DataLoader<number, unknown>>;
type Reader = Pick<Context, "em" | "actor">;

/** Those of each request. */
const loaders = new WeakMap<EntityManager, Loaders>();

function loaderOf<Value>(
  { em }: Reader,
  key: string,
  isQuery: boolean,
  read: (ids: readonly number[]) => Promise<Value[]>,
): DataLoader<number, Value> {
  const ofRequest: Loaders = loaders.get(em) ?? new Map();
  loaders.set(em, ofRequest);
  // What a mutation of the same request has changed since must be read again, so only queries keep what they read.
  const loader = ofRequest.get(key) ?? new DataLoader(read, { cache: isQuery });
  ofRequest.set(key, loader);
  return loader as DataLoader<number, Value>;
}

/**
 * A page of what belongs to a record. The pages of all records that a list shows are read in one statement, and
 * counted in another.
 * @param isQuery whether nothing changes meanwhile: what is asked for again is then read once.
 * @throws InvalidInputError for page arguments that are invalid.
 */
export async function loadRelated(
  context: Reader,
  edge: Edge,
  id: number,
  args: RelatedArguments,
  selection: Selection,
  isQuery = false,
): Promise<RelatedPage> {
  const name = `${isQuery ? "query" : "other"} ${edge.of.name}.${edge.name}`;
  const key = JSON.stringify([name, args, selection]);
  const pages = loaderOf(context, key, isQuery, (ids) => readRelated(context, edge, ids, args, selection));
  const counts = loaderOf(context, name, isQuery, (ids) => countRelated(context, edge, ids));
  return { ...(await pages.load(id)), totalCount: () => counts.load(id) };
}
