import type { FilterQuery } from "@mikro-orm/postgresql";
import type { Page } from "../../shared/connection.ts";
import { findPage } from "../../shared/keyset.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { searchPattern } from "../../shared/text.ts";
import { Vendor } from "./vendor.entity.ts";
import type { VendorsArguments } from "./vendor.inputs.ts";

/** One page of the vendors whose name or description holds the search text, by name. */
export function listVendors({ em }: RequestContext, args: VendorsArguments): Promise<Page<Vendor>> {
  const pattern = searchPattern(args.search);
  const where: FilterQuery<Vendor> = pattern
    ? { $or: [{ name: { $ilike: pattern } }, { description: { $ilike: pattern } }] }
    : {};
  return findPage(em, Vendor, args, { where, orderBy: { name: "asc", id: "asc" } });
}
