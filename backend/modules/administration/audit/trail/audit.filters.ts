import { GraphQLLocalDate } from "graphql-scalars";
import sql, { raw } from "sql-template-tag";
import { timeZone } from "../../../../shared/days/days.ts";
import type { Filter } from "../../../../shared/listing/filter.ts";
import { parseId } from "../../../../shared/schema/ids.ts";

/** Filters by actor: one account, the system, or visitors. */
export const actorFilter: Filter<string> = {
  param: "actor",
  label: "Who",
  description: "A username, the id of an account, `system` or `visitor`.",
  shape: "text",
  type: () => String,
  condition: (value) =>
    ["system", "visitor"].includes(value)
      ? sql`t.actor_kind = ${value}`
      : sql`t.actor_id = any(array(
          select u.id from users u where u.username = ${value.replace(/^@/, "")}::citext
          union all select ${parseId(value)}::integer))`,
};

/** Filters by subject: one record, or one kind of record. */
export const subjectFilter: Filter<string> = {
  param: "subject",
  label: "Subject",
  description: "A kind of record, such as `vendor`, or one record, such as `vendor:12`.",
  shape: "text",
  type: () => String,
  condition: (value) => {
    const [kind = "", id] = value.split(":");
    const ofKind = sql`t.subject_kind = ${kind}`;
    return id === undefined ? ofKind : sql`(${ofKind} and t.subject_id = ${parseId(id) ?? 0})`;
  },
};

const dayFilter = (
  words: Pick<Filter, "param" | "label" | "description">,
  bound: ">=" | "<",
  days: 0 | 1,
): Filter<string> => ({
  ...words,
  shape: "text",
  type: () => GraphQLLocalDate,
  condition: (day) =>
    sql`t.occurred_at ${raw(bound)} (${day}::date + ${raw(String(days))})::timestamp at time zone ${timeZone()}`,
});

/** Filters actions since the beginning of a day. */
export const fromFilter = dayFilter(
  {
    param: "from",
    label: "From",
    description: "The first day, such as `2027-03-04`, in the hub's time zone.",
  },
  ">=",
  0,
);

/** Filters actions until the end of a day. */
export const toFilter = dayFilter(
  { param: "to", label: "To", description: "The last day, in the hub's time zone." },
  "<",
  1,
);
