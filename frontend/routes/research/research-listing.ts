import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { accessLabels, paperSortLabels } from "../../features/research/vocabulary.ts";
import type { PaperSort } from "../../graphql/schema.generated.ts";
import type { ResearchPapersQueryVariables } from "./research.generated.ts";

const YEAR = /^\d{4}$/;

type Filters = {
  category: string;
  topic: string;
  university: string;
  year: string;
  access: keyof typeof accessLabels;
};

/** What the list of papers can be asked for. */
export const researchListing: Listing<Filters, PaperSort> = {
  path: "/research",
  filters: { category: null, topic: null, university: null, year: null, access: accessLabels },
  sorts: paperSortLabels,
  defaultSort: "NEWEST",
};

/** What to ask the server for; both kinds of access chosen is as good as none. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, PaperSort>): ResearchPapersQueryVariables {
  const [access, other] = chosen.access;
  return {
    search: search || null,
    filter: {
      categories: orNull(chosen.category),
      topics: orNull(chosen.topic),
      universities: orNull(chosen.university),
      years: orNull(chosen.year.filter((year) => YEAR.test(year)).map(Number)),
      openAccess: access && !other ? access === "true" : null,
    },
    sort,
    first: PAGE_SIZE,
  };
}
