import sql from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { allOf, conditionsOf, type ListCriteria } from "../../../shared/listing/conditions.ts";
import type { AnyList } from "../../../shared/listing/list.ts";
import { narrowingTypes, sortEnum } from "../../../shared/listing/list-types.ts";
import { orderOf } from "../../../shared/listing/order.ts";
import type { FacetCounts } from "../../../shared/listing/reading/facet-counts.ts";
import { readCounts } from "../../../shared/listing/reading/read-counts.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { readRows } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { vendorList } from "../../catalog/vendors/vendor.list.ts";
import { isPublicVendor } from "../../catalog/vendors/vendor-status.ts";
import type { Narrow } from "../briefs/matching/match-records.ts";

/** The types by which fitting vendors are narrowed, those of the list of vendors. */
export const vendorNarrowing = narrowingTypes(anyList(vendorList));

/** The order of fitting vendors by how well they fit. */
export const BY_FIT = "FIT";

const { UPDATED: _, ...orders } = vendorList.orders;

/** The sort orders of fitting vendors. */
export const fittingVendorSorts = sortEnum("FittingVendorSort", "vendors that fit", {
  [BY_FIT]: { label: "The best fitting first" },
  ...orders,
});

/** Which of the fitting vendors are returned, in which order. */
export interface VendorCriteria extends ListCriteria {
  readonly sort: string;
}

/** The counts of fitting vendors and of the values of the filters among them. */
export type VendorCounts = Pick<FacetCounts, "totalCount" | "facets">;

/**
 * Returns what narrows fitting vendors as their list is narrowed, in at most two statements, and how many it
 * left; facets are counted only if they are selected.
 */
export function narrowedVendors(
  { em, actor }: Context,
  { sort, ...criteria }: VendorCriteria,
  { facets = {} }: Selection,
): { narrow: Narrow; counts: () => VendorCounts } {
  const names = Object.keys(facets);
  const isOrdered = sort !== BY_FIT;
  let counts: VendorCounts = { totalCount: 0, facets: Object.fromEntries(names.map((name) => [name, []])) };
  const from: Narrow["from"] = async (matches) => {
    const ids = matches.map(({ facts }) => facts.id);
    const list: AnyList = { ...anyList(vendorList), where: sql`${isPublicVendor} and t.id = any(${ids})` };
    const conditions = conditionsOf(list, criteria, { actor });
    if (ids.length === 0) return matches;
    if (names.length > 0) counts = await readCounts(em, list, conditions, names);
    const isNarrowed = conditions.chosen.size > 0 || conditions.search !== undefined;
    if (!isNarrowed && !isOrdered) {
      counts = { ...counts, totalCount: ids.length };
      return matches;
    }
    const rows = await readRows(em, vendorList.entity, {
      selection: { id: {} },
      where: allOf(conditions),
      orderBy: orderOf(em, list, isOrdered ? sort : list.defaultOrder).orderBy,
      limit: ids.length,
    });
    counts = { ...counts, totalCount: rows.length };
    const left = new Map(rows.map(({ id }, place) => [id, place]));
    const kept = matches.filter(({ facts }) => left.has(facts.id));
    const placeOf = ({ facts }: (typeof kept)[number]) => left.get(facts.id) ?? 0;
    return isOrdered ? kept.toSorted((one, other) => placeOf(one) - placeOf(other)) : kept;
  };
  return { narrow: { from, isOrdered }, counts: () => counts };
}
