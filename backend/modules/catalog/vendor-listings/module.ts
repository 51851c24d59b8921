import type { Module } from "../../../shared/module.ts";
import { checkWebsiteJob } from "./check-website.job.ts";
import { VendorListingResolver } from "./listing.resolver.ts";
import { vendorListingData } from "./personal-data.ts";
import { purgeListingsJob } from "./purge-listings.job.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

/** Companies that list themselves, for review by administrators. */
export const vendorListings: Module = {
  entities: [VendorListing],
  resolvers: [VendorListingResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.discardVendorListing": "signed in",
      "Mutation.discardVendorListingDraft": "signed in",
      "Mutation.saveVendorListingDraft": "signed in",
      "Mutation.sendVendorListing": "signed in",
      "Mutation.sendVendorListingAgain": "signed in",
      "Query.ownVendorListings": "signed in",
      "Query.vendorListingDraft": "signed in",
      "Query.vendorLookalikes": "everyone",
    },
  },
  jobs: [checkWebsiteJob, purgeListingsJob],
  personalData: vendorListingData,
};
