import { sql } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { VendorClaimCode } from "./code/claim-code.entity.ts";

/** Deletes expired codes, which are never accepted anyway, even if an instance's clock is off. */
export const purgeClaimCodesJob: Job = {
  name: "purge-claim-codes",
  schedule: "17 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(VendorClaimCode, { expiresAt: { $lt: sql<Date>`now()` } });
  },
};
