import { sql } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { VendorClaimCode } from "./code/claim-code.entity.ts";

/** Deletes expired codes; they are never accepted anyway, whatever the clock of an instance says. */
export const purgeClaimCodesJob: Job = {
  name: "purge-claim-codes",
  schedule: "17 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(VendorClaimCode, { expiresAt: { $lt: sql<Date>`now()` } });
  },
};
