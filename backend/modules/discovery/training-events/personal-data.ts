import type { PersonalData } from "../../../shared/personal-data.ts";
import { forgetTrainingEvents } from "./training-event.ts";

/** A person's interactions with solutions. */
export const trainingData: PersonalData = {
  section: "activityForSuggestions",
  tables: ["training_events"],
  collect: (em, userId) =>
    em.execute(
      `select e.kind, s.title as solution, e.happened_at as "happenedAt" from training_events e
       join solutions s on s.id = e.solution_id where e.user_id = ? order by e.happened_at, s.id`,
      [userId],
    ),
  erase: forgetTrainingEvents,
};
