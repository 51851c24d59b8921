import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Merges and decisions of administrators, which are kept without their name. */
export const vendorMergeData = personalDataBySql({
  section: "vendorMerges",
  tables: ["vendor_merges", "vendors_apart"],
  collect: {
    merged: `select v.name::text as vendor, m.merged_at as "mergedAt" from vendor_merges m
      join vendors v on v.id = m.merged_id where m.merged_by_id = ? order by m.id`,
    undone: `select v.name::text as vendor, m.undone_at as "undoneAt" from vendor_merges m
      join vendors v on v.id = m.merged_id where m.undone_by_id = ? order by m.id`,
    keptApart: `select a.low_id as "firstId", a.high_id as "secondId", a.decided_at as "decidedAt" from vendors_apart a
      where a.decided_by_id = ? order by 1, 2`,
  },
  erase: [
    "update vendor_merges set merged_by_id = null where merged_by_id = ?",
    "update vendor_merges set undone_by_id = null where undone_by_id = ?",
    "update vendors_apart set decided_by_id = null where decided_by_id = ?",
  ],
});
