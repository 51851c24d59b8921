import type { PersonalData } from "../../../shared/personal-data.ts";

const COLLECT = `
  select s.name, s.share_token is not null as "shared", s.created_at as "createdAt", (
    select coalesce(json_agg(json_build_object('kind', e.subject_kind, 'id', e.subject_id, 'note', e.note,
      'addedAt', e.added_at) order by e.added_at, e.id), '[]'::json)
    from shortlist_entries e where e.shortlist_id = s.id) as entries
  from shortlists s where s.owner_id = ? order by s.created_at, s.id`;

/** A user's shortlists with their notes. */
export const shortlistData: PersonalData = {
  section: "shortlists",
  tables: ["shortlists"],
  collect: (em, userId) => em.execute(COLLECT, [userId]),
  erase: async (em, userId) => {
    await em.execute("delete from shortlists where owner_id = ?", [userId]);
  },
};
