import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NOTIFICATION_TYPE_LABELS, type NotificationType, NotificationTypes } from "../notification-type.ts";
import type { NotificationFrequency } from "./frequency.ts";

/** A type of notification with the frequency of its emails. */
export interface TypeFrequency {
  readonly type: NotificationType;
  readonly label: string;
  readonly frequency: NotificationFrequency;
}

/** New matches follow the schedule of each saved search. */
const CHOSEN = Object.values(NotificationTypes).filter((type) => type !== "search_match");

/** Returns the actor's email frequency for each type. */
export async function frequenciesOf(context: Context): Promise<TypeFrequency[]> {
  const rows = await context.em.execute<{ type: NotificationType; frequency: NotificationFrequency }[]>(
    "select type, frequency from notification_preferences where user_id = ?",
    [personOf(context).id],
  );
  const kept = new Map(rows.map(({ type, frequency }) => [type, frequency]));
  return CHOSEN.map((type) => ({
    type,
    label: NOTIFICATION_TYPE_LABELS[type],
    frequency: kept.get(type) ?? "instant",
  }));
}

/** Sets the actor's email frequency for a type. */
export async function setFrequency(
  context: Context,
  type: NotificationType,
  frequency: NotificationFrequency,
): Promise<TypeFrequency[]> {
  await context.em.execute(
    `insert into notification_preferences (user_id, type, frequency) values (?, ?, ?)
     on conflict (user_id, type) do update set frequency = excluded.frequency`,
    [personOf(context).id, type, frequency],
  );
  return frequenciesOf(context);
}
