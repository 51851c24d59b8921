// Generated from the list's declaration by `npm run schema`; do not edit.
import type { CollaborationFilter, CollaborationSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of collaborations. */
export const collaborationsListing: Listing<"type" | "organization" | "saved", Exclude<CollaborationSort, "UPDATED">, CollaborationFilter> = {
  "name": "collaborations",
  "path": "/research/collaborations",
  "file": "/api/research/collaborations.csv",
  "filters": {
    "type": {
      "field": "types",
      "label": "Type",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "organization": {
      "field": "organizations",
      "label": "Organization",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "saved": {
      "field": "saved",
      "label": "Saved",
      "shape": "flag",
      "choices": {
        "true": "Saved"
      },
      "ordered": false
    }
  },
  "always": {},
  "sorts": {
    "DUE_SOONEST": "Due soonest",
    "NEWEST": "Newest",
    "TITLE": "Title, A to Z"
  },
  "defaultSort": "DUE_SOONEST"
};
