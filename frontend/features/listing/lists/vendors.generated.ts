// Generated from the list's declaration by `npm run schema`; do not edit.
import type { VendorFilter, VendorSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of vendors. */
export const vendorsListing: Listing<"verified" | "category" | "country" | "stage" | "headcount" | "revenue" | "certification" | "language" | "founded" | "minFunding" | "round" | "saved", Exclude<VendorSort, "UPDATED">, VendorFilter> = {
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
    "stage": {
      "field": "stages",
      "label": "Stage",
      "shape": "texts",
      "choices": {
        "BOOTSTRAPPED": "Bootstrapped",
        "PRE_SEED": "Pre-seed",
        "SEED": "Seed",
        "SERIES_A": "Series A",
        "SERIES_B_OR_LATER": "Series B or later",
        "PUBLIC": "Public company",
        "ACQUIRED": "Acquired"
      },
      "ordered": false
    },
    "headcount": {
      "field": "headcountBands",
      "label": "Headcount",
      "shape": "texts",
      "choices": {
        "UP_TO_10": "1 to 10 people",
        "FROM_11_TO_50": "11 to 50 people",
        "FROM_51_TO_200": "51 to 200 people",
        "FROM_201_TO_500": "201 to 500 people",
        "OVER_500": "More than 500 people"
      },
      "ordered": false
    },
    "revenue": {
      "field": "revenueBands",
      "label": "Revenue",
      "shape": "texts",
      "choices": {
        "UNDER_1M": "Under $1M a year",
        "FROM_1M_TO_10M": "$1M to $10M a year",
        "FROM_10M_TO_50M": "$10M to $50M a year",
        "OVER_50M": "Over $50M a year"
      },
      "ordered": false
    },
    "certification": {
      "field": "certifications",
      "label": "Certification",
      "shape": "texts",
      "choices": {
        "CE": "CE marking",
        "FDA": "FDA",
        "FIBA": "FIBA",
        "FIFA_QUALITY": "FIFA Quality Programme",
        "GDPR": "GDPR certification",
        "ISO_9001": "ISO 9001",
        "ISO_13485": "ISO 13485",
        "ISO_27001": "ISO 27001",
        "ITF": "ITF",
        "SOC_2": "SOC 2",
        "UCI": "UCI",
        "WORLD_ATHLETICS": "World Athletics",
        "WORLD_AQUATICS": "World Aquatics",
        "WORLD_RUGBY": "World Rugby"
      },
      "ordered": false
    },
    "language": {
      "field": "languages",
      "label": "Language",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "founded": {
      "field": "foundedWithin",
      "label": "Founded",
      "shape": "number",
      "choices": {
        "3": "Founded in the last 3 years",
        "5": "Founded in the last 5 years",
        "10": "Founded in the last 10 years"
      },
      "ordered": false
    },
    "minFunding": {
      "field": "minFunding",
      "label": "Total funding from",
      "shape": "number",
      "choices": {
        "1000000": "Raised $1M or more",
        "5000000": "Raised $5M or more",
        "20000000": "Raised $20M or more"
      },
      "ordered": false
    },
    "round": {
      "field": "latestRound",
      "label": "Latest funding round",
      "shape": "number",
      "choices": {
        "365": "Round within a year",
        "730": "Round within two years"
      },
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
    "NEWEST": "Newest",
    "FUNDING": "Most funding",
    "LATEST_ROUND": "Latest funding round",
    "FOUNDED": "Most recently founded",
    "HEADCOUNT": "Most people",
    "REVENUE": "Highest revenue"
  },
  "sortHelp": {
    "RATING": "By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide.",
    "FUNDING": "By what their funding rounds add up to; those without a known amount come last.",
    "LATEST_ROUND": "Those without a known round come last.",
    "FOUNDED": "Those whose year isn't known come last.",
    "HEADCOUNT": "By headcount; those whose headcount isn't known come last.",
    "REVENUE": "Those whose revenue isn't known come last."
  },
  "defaultSort": "NAME"
};
