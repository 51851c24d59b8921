// Generated from the list's declaration by `npm run schema`; do not edit.
import type { CollaborationFilter, CollaborationSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** What the screen of collaborations can be asked for. */
export const collaborationsListing: Listing<"type" | "organization", CollaborationSort, CollaborationFilter> = {
  "path": "/research/collaborations",
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
