// Generated from the list's declaration by `npm run schema`; do not edit.
import type { VendorFilter, VendorSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** What the screen of vendors can be asked for. */
export const vendorsListing: Listing<"verified" | "category" | "country", VendorSort, VendorFilter> = {
  "path": "/vendors",
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
    }
  },
  "always": {},
  "sorts": {
    "NAME": "Name, A to Z",
    "RATING": "Best rated",
    "NEWEST": "Newest"
  },
  "defaultSort": "NAME"
};
