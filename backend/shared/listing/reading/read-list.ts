import type { Context } from "../../context.ts";
import type { BackwardArguments, PageArguments } from "../../paging/connection.ts";
import { readRows } from "../../rows/read-rows.ts";
import type { Row } from "../../rows/row.ts";
import { nodeSelection, type Selection } from "../../rows/selection.ts";
import { allOf, conditionsOf, type ListCriteria } from "../conditions.ts";
import type { FilterInput, Filters } from "../filter.ts";
import { readSafeUntil } from "../in-step.ts";
import type { AnyList, List } from "../list.ts";
import { orderOf } from "../order.ts";
import type { FacetCounts } from "./facet-counts.ts";
import { readCounts } from "./read-counts.ts";
import { type Elsewhere, readElsewhere } from "./read-elsewhere.ts";
import { type PageOfRows, readPage } from "./read-page.ts";

/** The arguments of a list. */
export interface ListArguments<All extends Filters = Filters, Sort extends string = string>
  extends PageArguments {
  readonly search?: string | null;
  readonly filter?: FilterInput<All> | null;
  readonly sort?: Sort;
}

/**
 * A page with its counts: the total is read with the page, facets take one more statement when the first is
 * requested.
 */
export interface ListConnection extends Omit<PageOfRows, "total"> {
  readonly totalCount: () => Promise<number>;
  readonly totalCountIsExact: () => Promise<boolean>;
  readonly facets: () => Promise<FacetCounts["facets"]>;
  readonly elsewhere: () => Promise<Elsewhere>;
  readonly [figure: string]: unknown;
}

/**
 * Reads a page of matching rows.
 * @param selection the requested fields of the connection; only these are read.
 * @throws InvalidInputError if the search is too long, or a value or the page arguments are invalid.
 */
export async function readList(
  context: Pick<Context, "em" | "actor">,
  list: AnyList,
  args: PageArguments & BackwardArguments & ListCriteria & { readonly sort?: string },
  selection: Selection,
): Promise<ListConnection> {
  const { em } = context;
  const conditions = conditionsOf(list, args, context);
  const sort = args.sort ?? list.defaultOrder;
  const figures = Object.entries(list.figures ?? {}).filter(([name]) => name in selection);
  const counted = new Set([
    ...Object.keys(selection.facets ?? {}),
    ...figures.flatMap(([, figure]) => figure.facets),
  ]);
  const isCounted = "totalCount" in selection || "totalCountIsExact" in selection;
  // Facets are counted in a separate statement, which also counts the total.
  const paging = {
    ...args,
    sort,
    withEdges: "edges" in selection,
    withTotal: isCounted && counted.size === 0,
  };
  // Read before the page, which must include every change up to this moment.
  const safeUntil = list.isCopied && "safeUntil" in selection ? await readSafeUntil(em) : undefined;
  const { total, ...page } = await readPage(em, list, conditions, paging, nodeSelection(selection));
  let counts: Promise<FacetCounts> | undefined;
  // The page already shows that the search has no matches.
  const isEmpty = page.nodes.length === 0 && !args.after && !args.before && conditions.chosen.size === 0;
  const countOnce = () => {
    counts ??= isEmpty ? noneOf(counted) : readCounts(em, list, conditions, [...counted]);
    return counts;
  };
  return {
    ...page,
    safeUntil,
    totalCount: async () => total?.count ?? (await countOnce()).totalCount,
    totalCountIsExact: async () => total?.isExact ?? (await countOnce()).totalCountIsExact,
    facets: async () => (await countOnce()).facets,
    elsewhere: () => readElsewhere(em, list, conditions, sort, selection.elsewhere?.nodes ?? {}),
    ...Object.fromEntries(
      figures.map(([name, figure]) => [name, async () => figure.of(await countOnce(), args.filter ?? {})]),
    ),
  };
}

async function noneOf(facets: Iterable<string>): Promise<FacetCounts> {
  return {
    totalCount: 0,
    totalCountIsExact: true,
    facets: Object.fromEntries([...facets].map((name) => [name, []])),
  };
}

/**
 * Reads the first matching rows, without the edges and counts of a connection.
 * @throws InvalidInputError if the search is too long or a value is invalid.
 */
export function readListed<Entity extends object, All extends Filters, Sort extends string>(
  context: Pick<Context, "em" | "actor">,
  list: List<Entity, All, Sort>,
  { search, filter, sort, first }: Omit<ListArguments<All, Sort>, "after">,
  selection: Selection,
): Promise<Row<Entity>[]> {
  const any = anyList(list);
  return readRows(context.em, list.entity, {
    selection,
    where: allOf(conditionsOf(any, { search, filter }, context)),
    orderBy: orderOf(context.em, any, sort ?? list.defaultOrder).orderBy,
    limit: first,
  });
}

/** Erases the types of a list's declaration for the registry and the reader. */
export function anyList<Entity extends object, All extends Filters, Sort extends string>(
  list: List<Entity, All, Sort>,
): AnyList {
  return list as unknown as AnyList;
}
