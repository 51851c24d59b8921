import type { Listing, ListingAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { vendorsListing } from "../../../features/listing/lists/vendors.generated.ts";
import type { FittingVendorSort, VendorFilter } from "../../../graphql/schema.generated.ts";
import type { DealsQueryVariables } from "./deals.generated.ts";

const { file: _, filters, sorts, ...vendors } = vendorsListing;
const { saved: __, ...shown } = filters;

type Name = keyof typeof shown;

/** The list of vendors that fit somebody: that of all vendors, without what they saved, the best fitting first. */
export const dealsListing: Listing<Name, FittingVendorSort, VendorFilter> = {
  ...vendors,
  name: "deals",
  path: "/deal-flow",
  cannotBeSaved: true,
  filters: shown,
  sorts: { FIT: "Best match", ...sorts },
  defaultSort: "FIT",
};

/** Returns the query's variables for a URL. */
export function dealVariables(address: ListingAddress<Name, FittingVendorSort>): DealsQueryVariables {
  const { search, filter, sort } = listVariables(dealsListing, address);
  return { search, filter, sort };
}
