import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { keyedPages } from "../../../shared/public-pages.ts";
import { savedField } from "../../community/bookmarks/saved-field.ts";
import { VendorEditingResolver } from "./editing/vendor-editing.resolver.ts";
import { FactsResolver } from "./facts/facts.resolver.ts";
import { OrganizationVendorsResolver } from "./organization-vendors.resolver.ts";
import { FundingRound, Vendor, VendorCheck, VendorFact, VendorVerification } from "./vendor.entity.ts";
import { vendorKind } from "./vendor.fields.ts";
import { vendors as vendorImport } from "./vendor.import.ts";
import { vendorList } from "./vendor.list.ts";
import { VendorResolver } from "./vendor.resolver.ts";
import { vendorRoutes } from "./vendor.routes.ts";
import { bookmarkableVendors } from "./vendor.subjects.ts";
import { expireVerificationsJob } from "./verification/expire-verifications.job.ts";
import { verificationData } from "./verification/personal-data.ts";
import { VerificationResolver } from "./verification/verification.resolver.ts";
import { verificationRoutes } from "./verification/verification.routes.ts";
import { VendorWithdrawingResolver } from "./withdrawing/withdrawing.resolver.ts";

/** Vendors and their verification checks. */
export const vendors: Module = {
  entities: [Vendor, VendorCheck, VendorVerification, VendorFact, FundingRound],
  resolvers: [
    VendorResolver,
    VendorEditingResolver,
    OrganizationVendorsResolver,
    VerificationResolver,
    VendorWithdrawingResolver,
    FactsResolver,
    savedField(bookmarkableVendors),
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.confirmVendorFacts": "signed in",
      "Mutation.createVendor": "administrators",
      "Mutation.renewVerification": "administrators",
      "Mutation.restoreVendor": "signed in",
      "Mutation.setFundingRounds": "signed in",
      "Mutation.updateVendor": "signed in",
      "Mutation.verifyVendor": "administrators",
      "Mutation.withdrawVendor": "signed in",
      "Mutation.withdrawVerification": "administrators",
      "Query.vendor": "everyone",
      "Query.vendors": "everyone",
    },
    restCalls: {
      "GET /api/vendors": "everyone",
      "GET /api/vendors/{id}": "everyone",
      "GET /api/vendors.csv": "everyone",
      "PATCH /api/admin/vendors/{id}/verify": "administrators",
    },
  },
  restRoutes: [...vendorRoutes, ...verificationRoutes],
  jobs: [expireVerificationsJob],
  personalData: verificationData,
  pages: {
    "/vendors": `${keyedPages("vendors")} where status = 'published'`,
  },
  lists: [anyList(vendorList)],
  importKinds: [vendorImport],
  recordKinds: [vendorKind],
};
