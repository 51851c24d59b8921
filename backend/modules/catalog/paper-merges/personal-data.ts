import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Merges and decisions of administrators, which are kept without their name. */
export const paperMergeData = personalDataBySql({
  section: "paperMerges",
  tables: ["paper_merges", "papers_apart"],
  collect: {
    merged: `select m.merged ->> 'title' as paper, m.merged_at as "mergedAt" from paper_merges m
      where m.merged_by_id = ? order by m.id`,
    undone: `select m.merged ->> 'title' as paper, m.undone_at as "undoneAt" from paper_merges m
      where m.undone_by_id = ? order by m.id`,
    keptApart: `select a.low_id as "firstId", a.high_id as "secondId", a.decided_at as "decidedAt" from papers_apart a
      where a.decided_by_id = ? order by 1, 2`,
  },
  erase: [
    "update paper_merges set merged_by_id = null where merged_by_id = ?",
    "update paper_merges set undone_by_id = null where undone_by_id = ?",
    // What the person had saved of a merged paper, for its undo.
    `update paper_merges m set parts = m.parts || jsonb_build_object(
       'bookmarks', (select coalesce(jsonb_agg(b), '[]') from jsonb_array_elements(m.parts -> 'bookmarks') b
         where (b ->> 'user_id')::integer <> p.id),
       'shortlist_entries', (select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(m.parts -> 'shortlist_entries') e
         where exists (select from shortlists s where s.id = (e ->> 'shortlist_id')::integer and s.owner_id <> p.id)))
     from (select ?::integer as id) p
     where jsonb_array_length(m.parts -> 'bookmarks') + jsonb_array_length(m.parts -> 'shortlist_entries') > 0`,
    "update papers_apart set decided_by_id = null where decided_by_id = ?",
  ],
});
