// Generated from the list's declaration by `npm run schema`; do not edit.
import type { PartnerFilter, PartnerSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of universityPartners. */
export const universityPartnersListing: Listing<"type" | "country", Exclude<PartnerSort, "UPDATED">, PartnerFilter> = {
  "name": "universityPartners",
  "path": "/research/partners",
  "file": "/api/research/universities.csv",
  "filters": {
    "type": {
      "field": "collaborationTypes",
      "label": "Collaboration",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "country": {
      "field": "countries",
      "label": "Country",
      "shape": "texts",
      "choices": null,
      "ordered": false
    }
  },
  "always": {},
  "sorts": {
    "NAME": "Name, A to Z",
    "NEWEST": "Newest partners"
  },
  "defaultSort": "NAME"
};
