import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { partnerSortLabels } from "../../features/research/vocabulary.ts";
import type { PartnerSort } from "../../graphql/schema.generated.ts";
import type { UniversityPartnersQueryVariables } from "./university-partners.generated.ts";

type Filters = { type: string; country: string };

/** What the list of university partners can be asked for. */
export const universityPartnersListing: Listing<Filters, PartnerSort> = {
  path: "/research/partners",
  filters: { type: null, country: null },
  sorts: partnerSortLabels,
  defaultSort: "NAME",
};

/** What to ask the server for. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, PartnerSort>): UniversityPartnersQueryVariables {
  return {
    search: search || null,
    filter: { collaborationTypes: orNull(chosen.type), countries: orNull(chosen.country) },
    sort,
    first: PAGE_SIZE,
  };
}
