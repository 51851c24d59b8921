import type { Module } from "../../../shared/module.ts";
import { vendorMergeData } from "./personal-data.ts";
import { VendorMergeResolver } from "./vendor-merge.resolver.ts";

/** Vendors that are listed twice, which administrators merge. */
export const vendorMerges: Module = {
  resolvers: [VendorMergeResolver],
  access: {
    area: "admin",
    operations: {
      "Mutation.keepVendorsApart": "administrators",
      "Mutation.mergeVendors": "administrators",
      "Mutation.undoVendorMerge": "administrators",
      "Query.vendorMerges": "administrators",
      "Query.vendorPairs": "administrators",
    },
  },
  personalData: vendorMergeData,
};
