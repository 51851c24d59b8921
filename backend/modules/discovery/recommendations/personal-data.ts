import type { PersonalData } from "../../../shared/personal-data.ts";

/** The recommendations that a person has dismissed. */
export const dismissalData: PersonalData = {
  section: "dismissedRecommendations",
  tables: ["dismissed_recommendations"],
  collect: (em, userId) =>
    em.execute(
      `select s.title as solution, d.dismissed_at as "dismissedAt" from dismissed_recommendations d
       join solutions s on s.id = d.solution_id where d.user_id = ? order by d.dismissed_at, s.id`,
      [userId],
    ),
  erase: async (em, userId) => {
    await em.execute("delete from dismissed_recommendations where user_id = ?", [userId]);
  },
};
