import type { Context } from "../../../shared/context.ts";
import { readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { ResearchPaper } from "../../catalog/research/papers/research-paper.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { isPublicVendor } from "../../catalog/vendors/vendor-status.ts";
import type { Explained } from "../briefs/judging/explained.ts";
import type { PaperMatch, VendorMatch } from "./matches.types.ts";

const idsOf = (matches: readonly Explained[]) => matches.map(({ facts }) => facts.id);

/** Loads the vendors of matches, in one statement. */
export async function vendorMatches(
  { em }: Context,
  matches: readonly Explained[],
  selection: Selection,
): Promise<VendorMatch[]> {
  const vendors = await readRowsInOrder(em, Vendor, idsOf(matches), { ...selection, id: {} }, isPublicVendor);
  return matches.flatMap(({ facts, reasons }, at) => {
    const vendor = vendors.find(({ id }) => id === facts.id);
    return vendor ? [{ ...reasons, rank: at + 1, vendor }] : [];
  });
}

/** Loads the papers of matches, in one statement. */
export async function paperMatches(
  { em }: Context,
  matches: readonly Explained[],
  selection: Selection,
): Promise<PaperMatch[]> {
  const papers = await readRowsInOrder(em, ResearchPaper, idsOf(matches), { ...selection, id: {} });
  return matches.flatMap(({ facts, reasons }, at) => {
    const paper = papers.find(({ id }) => id === facts.id);
    return paper ? [{ ...reasons, rank: at + 1, paper }] : [];
  });
}
