import type { PersonalData } from "../../../shared/personal-data.ts";
import { handOver, ownRecords } from "../../marketplace/organizations/hand-over.ts";

/** A user's collaborations. */
export const collaborationData: PersonalData = {
  section: "collaborations",
  tables: ["collaborations"],
  collect: (em, userId) => ownRecords(em, "collaborations", userId),
  erase: (em, userId) => handOver(em, "collaborations", userId),
};
