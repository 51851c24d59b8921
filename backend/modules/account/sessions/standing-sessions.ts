import type { AccessOf, StandingAccess } from "../../../shared/standing-access.ts";
import { Session } from "./session.entity.ts";

const others = ({ userId, keptSession }: AccessOf) => ({
  user: userId,
  ...(keptSession !== undefined && { id: { $ne: keptSession } }),
});

/** Sign-ins on other devices. */
export const standingSessions: StandingAccess = {
  kind: "sessions",
  nouns: ["other session", "other sessions"],
  path: "/profile?tab=settings",
  count: (em, of) => em.count(Session, others(of)),
  end: (em, of) => em.nativeDelete(Session, others(of)),
};
