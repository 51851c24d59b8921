import type { StandingAccess } from "../../../shared/standing-access.ts";
import { CalendarAddress } from "./calendar-address.entity.ts";

/** The secret address of the person's calendar. */
export const standingCalendar: StandingAccess = {
  kind: "calendar",
  nouns: ["calendar address", "calendar addresses"],
  path: "/profile?tab=searches",
  count: (em, { userId: ownerId }) => em.count(CalendarAddress, { ownerId }),
  end: (em, { userId: ownerId }) => em.nativeDelete(CalendarAddress, { ownerId }),
};
