import type { PersonalData } from "../../../shared/personal-data.ts";
import { handOver, ownRecords } from "../organizations/hand-over.ts";

/** A user's opportunities, which are closed without their owner, because no one would answer applications. */
export const opportunityData: PersonalData = {
  section: "opportunities",
  tables: ["opportunities"],
  collect: (em, userId) => ownRecords(em, "opportunities", userId),
  erase: async (em, userId) => {
    await em.execute("update opportunities set status = 'closed' where owner_user_id = ?", [userId]);
    await handOver(em, "opportunities", userId);
  },
};
