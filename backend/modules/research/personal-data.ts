import { keepsPersonalData } from "../accounts/privacy/personal-data.ts";
import { handOver, ownRecords } from "../organizations/hand-over.ts";

/** The collaborations of a person. */
keepsPersonalData({
  name: "collaborations",
  tables: ["collaborations"],
  collect: (em, userId) => ownRecords(em, "collaborations", userId),
  erase: (em, userId) => handOver(em, "collaborations", userId),
});
