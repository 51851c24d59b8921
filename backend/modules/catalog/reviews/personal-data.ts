import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLLECT = {
  written: `select s.title as solution, r.rating, r.title, r.text, r.pros, r.cons, r.affiliation, r.status,
      r.created_at as "createdAt", r.edited_at as "editedAt"
    from reviews r join solutions s on s.id = r.solution_id where r.author_id = ? order by r.id`,
  replies: `select r.title as review, a.text, a.created_at as "createdAt", a.edited_at as "editedAt"
    from review_replies a join reviews r on r.id = a.review_id where a.author_id = ? order by a.id`,
} as const;

const ERASE = [
  "delete from reviews where author_id = ? and status <> 'published'",
  "update reviews set author_id = null, author_name = 'Deleted account', affiliation = '' where author_id = ?",
  "update review_replies set author_id = null where author_id = ?",
];

/** A user's reviews and replies; published ones are kept without their name. */
export const reviewData = personalDataBySql({
  section: "reviews",
  tables: ["reviews", "review_replies"],
  collect: COLLECT,
  erase: ERASE,
});
