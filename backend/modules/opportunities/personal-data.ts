import type { PersonalData } from "../../shared/personal-data.ts";
import { handOver, ownRecords } from "../organizations/hand-over.ts";

/** The opportunities of a person; without them nobody answers, so that no application is taken any more. */
export const opportunityData: PersonalData = {
  section: "opportunities",
  tables: ["opportunities"],
  collect: (em, userId) => ownRecords(em, "opportunities", userId),
  erase: async (em, userId) => {
    await em.execute("update opportunities set status = 'closed' where owner_user_id = ?", [userId]);
    await handOver(em, "opportunities", userId);
  },
};
