import { sql } from "@mikro-orm/core";
import type { Job } from "../../../../shared/job.ts";
import { Invitation } from "./invitation.entity.ts";

/** Deletes expired invitations, which are never accepted anyway, even if an instance's clock is off. */
export const purgeInvitationsJob: Job = {
  name: "purge-invitations",
  schedule: "27 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(Invitation, { expiresAt: { $lt: sql<Date>`now()` } });
  },
};
