import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { sortLabels } from "../../features/vendors/vocabulary.ts";
import type { VendorSort } from "../../graphql/schema.generated.ts";
import type { VendorsQueryVariables } from "./vendors.generated.ts";

/** Whether a vendor was checked, as the facet says it. */
export const verifiedLabels = { true: "Verified", false: "Not verified yet" } as const;

type Filters = { category: string; country: string; verified: keyof typeof verifiedLabels };

/** What the list of vendors can be asked for. */
export const vendorsListing: Listing<Filters, VendorSort> = {
  path: "/vendors",
  filters: { category: null, country: null, verified: verifiedLabels },
  sorts: sortLabels,
  defaultSort: "NAME",
};

/** What to ask the server for; both kinds of verification chosen is as good as none. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, VendorSort>): VendorsQueryVariables {
  const [verified, other] = chosen.verified;
  return {
    search: search || null,
    filter: {
      categories: orNull(chosen.category),
      countries: orNull(chosen.country),
      verified: verified && !other ? verified === "true" : null,
    },
    sort,
    first: PAGE_SIZE,
  };
}
