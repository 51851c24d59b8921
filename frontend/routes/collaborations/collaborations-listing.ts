import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { collaborationSortLabels } from "../../features/research/vocabulary.ts";
import type { CollaborationSort } from "../../graphql/schema.generated.ts";
import type { CollaborationsQueryVariables } from "./collaborations.generated.ts";

type Filters = { type: string; organization: string };

/** What the list of collaborations can be asked for. */
export const collaborationsListing: Listing<Filters, CollaborationSort> = {
  path: "/research/collaborations",
  filters: { type: null, organization: null },
  sorts: collaborationSortLabels,
  defaultSort: "DUE_SOONEST",
};

/** What to ask the server for. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, CollaborationSort>): CollaborationsQueryVariables {
  return {
    search: search || null,
    filter: { types: orNull(chosen.type), organizations: orNull(chosen.organization) },
    sort,
    first: PAGE_SIZE,
  };
}
