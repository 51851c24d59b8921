import { personalDataBySql } from "../../../shared/personal-data.ts";

/**
 * The companies that a user listed, and what they have typed of another. The vendor stays, without naming who
 * listed it.
 */
export const vendorListingData = personalDataBySql({
  section: "vendorListings",
  tables: ["vendor_listings", "vendor_listing_drafts"],
  collect: {
    listings: `select v.name as vendor, l.status, l.sent_at as "sentAt", l.decision_reason as "decisionReason",
        l.decided_at as "decidedAt"
      from vendor_listings l join vendors v on v.id = l.vendor_id where l.author_id = ? order by l.id`,
    drafts: `select content, updated_at as "updatedAt" from vendor_listing_drafts where user_id = ?`,
  },
  erase: [
    "delete from vendor_listing_drafts where user_id = ?",
    "update vendor_listings set author_id = null where author_id = ?",
    "update vendor_listings set decided_by_id = null where decided_by_id = ?",
  ],
});
