import type { PersonalData } from "../../../shared/personal-data.ts";
import { handOver, ownRecords } from "../organizations/hand-over.ts";

/** A user's opportunities; without their owner they are closed, because nobody would answer applications. */
export const opportunityData: PersonalData = {
  section: "opportunities",
  tables: ["opportunities"],
  collect: (em, userId) => ownRecords(em, "opportunities", userId),
  erase: async (em, userId) => {
    await em.execute("update opportunities set status = 'closed' where owner_user_id = ?", [userId]);
    await handOver(em, "opportunities", userId);
  },
};
