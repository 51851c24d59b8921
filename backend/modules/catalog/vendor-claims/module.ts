import type { Module } from "../../../shared/module.ts";
import { seedClaims } from "./claim.seed.ts";
import { VendorClaimCode } from "./code/claim-code.entity.ts";
import { claimCodeJob } from "./code/claim-code.job.ts";
import { EvidenceResolver } from "./evidence/evidence.resolver.ts";
import { vendorClaimData } from "./personal-data.ts";
import { purgeClaimCodesJob } from "./purge-claim-codes.job.ts";
import { VendorClaim } from "./vendor-claim.entity.ts";
import { VendorClaimResolver } from "./vendor-claim.resolver.ts";

/** Claims by which users become managers of vendors' pages. */
export const vendorClaims: Module = {
  entities: [VendorClaimCode, VendorClaim],
  resolvers: [VendorClaimResolver, EvidenceResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.answerVendorClaim": "signed in",
      "Mutation.confirmVendorClaim": "signed in",
      "Mutation.decideVendorClaim": "administrators",
      "Mutation.requestVendorClaimCode": "signed in",
      "Mutation.submitVendorClaim": "signed in",
      "Mutation.withdrawVendorClaim": "signed in",
      "Query.vendorClaiming": "signed in",
    },
  },
  jobs: [claimCodeJob, purgeClaimCodesJob],
  personalData: vendorClaimData,
  seed: { run: seedClaims },
};
