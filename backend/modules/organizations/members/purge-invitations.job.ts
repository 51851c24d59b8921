import type { Job } from "../../../shared/job.ts";
import { Invitation } from "./invitation.entity.ts";

/** Deletes expired invitations; they are never accepted anyway. */
export const purgeInvitationsJob: Job = {
  name: "purge-invitations",
  schedule: "27 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(Invitation, { expiresAt: { $lt: new Date() } });
  },
};
