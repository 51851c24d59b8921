// Generated from the list's declaration by `npm run schema`; do not edit.
import type { VendorFilter, VendorSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of vendors. */
export const vendorsListing: Listing<"verified" | "category" | "country" | "saved", Exclude<VendorSort, "UPDATED">, VendorFilter> = {
  "name": "vendors",
  "path": "/vendors",
  "file": "/api/vendors.csv",
  "filters": {
    "verified": {
      "field": "verified",
      "label": "Verification",
      "shape": "flag",
      "choices": {
        "true": "Verified",
        "false": "Not verified yet"
      },
      "ordered": false
    },
    "category": {
      "field": "categories",
      "label": "Specialization",
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
    "NAME": "Name, A to Z",
    "RATING": "Best rated",
    "NEWEST": "Newest"
  },
  "sortHelp": {
    "RATING": "By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide."
  },
  "defaultSort": "NAME"
};
