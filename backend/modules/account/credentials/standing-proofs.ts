import type { StandingAccess } from "../../../shared/standing-access.ts";
import { EmailChange } from "./email/email-change.entity.ts";
import { endPendingProofs } from "./pending-proofs.ts";

/** A change of email address that awaits confirmation; pending sign-ins and resets end with it. */
export const standingProofs: StandingAccess = {
  kind: "email_change",
  nouns: ["pending change of your email address", "pending changes of your email address"],
  path: "/profile?tab=settings",
  count: (em, { userId: user }) => em.count(EmailChange, { user, expiresAt: { $gt: new Date() } }),
  end: async (em, of) => {
    const count = await standingProofs.count(em, of);
    await endPendingProofs(em, of.userId);
    return count;
  },
};
