import type { PersonalData } from "../../shared/personal-data.ts";

const COLLECT = `select s.title as solution, r.rating, r.title, r.text, r.affiliation, r.status,
    r.created_at as "createdAt"
  from reviews r join solutions s on s.id = r.solution_id where r.author_id = ? order by r.id`;

/** A user's reviews; the text is kept without their name. */
export const reviewData: PersonalData = {
  section: "reviews",
  tables: ["reviews"],
  collect: (em, userId) => em.execute(COLLECT, [userId]),
  erase: async (em, userId) => {
    await em.execute(
      "update reviews set author_id = null, author_name = 'Deleted account', affiliation = '' where author_id = ?",
      [userId],
    );
  },
};
