import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLLECT = {
  claims: `select v.name as vendor, c.method, c.disputed, c.status, c.reason, c.evidence,
      c.decision_reason as "decisionReason", c.decided_at as "decidedAt", c.created_at as "createdAt"
    from vendor_claims c join vendors v on v.id = c.vendor_id where c.claimant_id = ? order by c.id`,
  answers: `select v.name as vendor, c.answer, c.created_at as "createdAt"
    from vendor_claims c join vendors v on v.id = c.vendor_id where c.answered_by_id = ? order by c.id`,
  codes: `select v.name as vendor, c.email, c.created_at as "createdAt", c.expires_at as "expiresAt"
    from vendor_claim_codes c join vendors v on v.id = c.vendor_id where c.user_id = ? order by c.id`,
} as const;

const ERASE = [
  "delete from vendor_claim_codes where user_id = ?",
  "delete from vendor_claims where claimant_id = ?",
  "update vendor_claims set answered_by_id = null where answered_by_id = ?",
  "update vendor_claims set decided_by_id = null where decided_by_id = ?",
];

/**
 * A user's claims to vendors, answers to others' claims, and codes; only the audit trail records who got a
 * vendor.
 */
export const vendorClaimData = personalDataBySql({
  section: "vendorClaims",
  tables: ["vendor_claims", "vendor_claim_codes"],
  collect: COLLECT,
  erase: ERASE,
});
