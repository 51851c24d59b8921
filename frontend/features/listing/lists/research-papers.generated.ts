// Generated from the list's declaration by `npm run schema`; do not edit.
import type { PaperFilter, PaperSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of researchPapers. */
export const researchPapersListing: Listing<"category" | "topic" | "year" | "access" | "university" | "saved", Exclude<PaperSort, "UPDATED">, PaperFilter> = {
  "name": "researchPapers",
  "path": "/research",
  "file": "/api/research/papers.csv",
  "filters": {
    "category": {
      "field": "categories",
      "label": "Category",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "topic": {
      "field": "topics",
      "label": "Topic",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "year": {
      "field": "years",
      "label": "Year",
      "shape": "numbers",
      "choices": null,
      "ordered": true
    },
    "access": {
      "field": "openAccess",
      "label": "Access",
      "shape": "flag",
      "choices": {
        "true": "Open access",
        "false": "Subscription"
      },
      "ordered": false
    },
    "university": {
      "field": "universities",
      "label": "University",
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
    "NEWEST": "Newest",
    "MOST_CITED": "Most cited",
    "TITLE": "Title, A to Z"
  },
  "defaultSort": "NEWEST"
};
