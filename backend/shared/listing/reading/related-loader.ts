import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Context } from "../../context.ts";
import type { Selection } from "../../rows/selection.ts";
import type { Edge } from "../edge.ts";
import type { PageOfRows } from "./read-page.ts";
import { countRelated, type RelatedArguments, readRelated } from "./read-related.ts";

/** A page of the rows that belong to a record; they are counted only on request. */
export interface RelatedPage extends PageOfRows {
  readonly totalCount: () => Promise<number>;
}

type Loaders = Map<string, DataLoader<number, unknown>>;
type Reader = Pick<Context, "em" | "actor">;

/** The loaders of each request. */
const loaders = new WeakMap<EntityManager, Loaders>();

function loaderOf<Value>(
  { em }: Reader,
  key: string,
  isQuery: boolean,
  read: (ids: readonly number[]) => Promise<Value[]>,
): DataLoader<number, Value> {
  const ofRequest: Loaders = loaders.get(em) ?? new Map();
  loaders.set(em, ofRequest);
  // A mutation may change the rows between two reads, so results are cached for queries only.
  const loader = ofRequest.get(key) ?? new DataLoader(read, { cache: isQuery });
  ofRequest.set(key, loader);
  return loader as DataLoader<number, Value>;
}

/**
 * Loads a page of the rows that belong to a record. The pages of all records in a list are read in one
 * statement, and counted in another.
 * @param isQuery whether the data can't change during the request, so that repeated reads are cached.
 * @throws InvalidInputError if the page arguments are invalid.
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
