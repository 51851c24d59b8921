import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLLECT = {
  written: `select s.title as solution, r.rating, r.title, r.text, r.pros, r.cons, r.affiliation, r.status,
      r.ease_of_use as "easeOfUse", r.setup, r.support, r.value, r.reliability, r.data_access as "dataAccess",
      r.reviewer_role as "reviewerRole", r.reviewer_level as "reviewerLevel", r.months_used as "monthsUsed",
      (select p.name::text from sports p where p.id = r.sport_id) as sport, r.verified_by as "verifiedBy",
      r.created_at as "createdAt", r.edited_at as "editedAt"
    from reviews r join solutions s on s.id = r.solution_id where r.author_id = ? order by r.id`,
  replies: `select r.title as review, a.text, a.created_at as "createdAt", a.edited_at as "editedAt"
    from review_replies a join reviews r on r.id = a.review_id where a.author_id = ? order by a.id`,
  invitations: `select s.title as solution, i.created_at as "createdAt", i.accepted_at as "acceptedAt",
      i.accepted_by_id = x.id as received
    from (select ?::integer as id) x
    join review_invitations i on x.id in (i.invited_by_id, i.accepted_by_id)
    join solutions s on s.id = i.solution_id order by i.id`,
} as const;

const ERASE = [
  "delete from reviews where author_id = ? and status <> 'published'",
  `update reviews set author_id = null, author_name = 'Deleted account', affiliation = '', reviewer_role = null,
   reviewer_level = null, sport_id = null, months_used = null where author_id = ?`,
  "update review_replies set author_id = null where author_id = ?",
  "delete from review_invitations where accepted_by_id = ?",
  "update review_invitations set invited_by_id = null where invited_by_id = ?",
];

/** A user's reviews and replies; published ones are kept without their name. */
export const reviewData = personalDataBySql({
  section: "reviews",
  tables: ["reviews", "review_replies", "review_invitations"],
  collect: COLLECT,
  erase: ERASE,
});
