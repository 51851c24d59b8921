import type { EntityManager } from "@mikro-orm/postgresql";

/** The kinds of interactions with a solution; "keep" is a choice that held for months. */
export type TrainingKind = "view" | "save" | "compare" | "contact" | "dismiss" | "keep";

/** The maximum number of events stored per person and day: more don't express interest. */
const MOST_A_DAY = 500;

/**
 * Records a person's interaction with public solutions, once a day each, if their privacy settings allow its
 * use, in one statement.
 */
export async function recordTrainingEvents(
  em: EntityManager,
  userId: number,
  kind: TrainingKind,
  solutionIds: readonly number[],
): Promise<void> {
  await em.execute(
    `insert into training_events (user_id, solution_id, kind)
     select u.id, s.id, ? from users u
     join solutions s on s.id = any(?::integer[]) and s.status = 'published'
     where u.id = ? and u.privacy_data_analytics and (
       select count(*) from training_events
       where user_id = u.id and day = (now() at time zone 'UTC')::date) < ${MOST_A_DAY}
     on conflict do nothing`,
    [kind, `{${solutionIds.join(",")}}`, userId],
  );
}

/** Deletes all events of a person. */
export async function forgetTrainingEvents(em: EntityManager, userId: number): Promise<void> {
  await em.execute("delete from training_events where user_id = ?", [userId]);
}
