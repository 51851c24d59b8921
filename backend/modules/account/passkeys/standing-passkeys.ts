import type { StandingAccess } from "../../../shared/standing-access.ts";
import { Passkey } from "./passkey.entity.ts";

/** Passkeys: whoever took an account over may have left one. */
export const standingPasskeys: StandingAccess = {
  kind: "passkeys",
  nouns: ["passkey", "passkeys"],
  path: "/profile?tab=settings",
  count: (em, { userId: user }) => em.count(Passkey, { user }),
  end: (em, { userId: user }) => em.nativeDelete(Passkey, { user }),
};
