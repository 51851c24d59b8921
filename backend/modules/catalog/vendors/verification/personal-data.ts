import { personalDataBySql } from "../../../../shared/personal-data.ts";

/** The verifications that a person made or ended, which are kept without the person. */
export const verificationData = personalDataBySql({
  section: "verifications",
  tables: ["vendor_verifications"],
  collect: {
    made: `select v.name as vendor, r.verified_at as "verifiedAt", r.expires_at as "expiresAt"
      from vendor_verifications r join vendors v on v.id = r.vendor_id where r.reviewer_id = ? order by r.id`,
    ended: `select v.name as vendor, r.state, r.ended_at as "endedAt", r.reason
      from vendor_verifications r join vendors v on v.id = r.vendor_id where r.ended_by_id = ? order by r.id`,
  },
  erase: [
    "update vendor_verifications set reviewer_id = null where reviewer_id = ?",
    "update vendor_verifications set ended_by_id = null where ended_by_id = ?",
  ],
});
