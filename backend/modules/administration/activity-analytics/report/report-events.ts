import type { ActivityCounts } from "./report.types.ts";

/** The kinds of records that have an owner. */
const OWNED = ["solution", "vendor", "opportunity", "collaboration"] as const;

type Owned = (typeof OWNED)[number];

type Events = {
  table: string;
  /** The time or day of an event. */
  at: string;
  isDay?: boolean;
  /** The kinds of records that it applies to. */
  of: readonly Owned[];
  where?: string;
  amount?: string;
};

const EVENTS: Readonly<Record<keyof ActivityCounts, Events>> = {
  views: { table: "view_days", at: "e.day", isDay: true, of: OWNED, amount: "e.views" },
  bookmarks: { table: "bookmarks", at: "e.created_at", of: OWNED },
  applications: {
    table: "applications",
    at: "e.submitted_at",
    of: ["opportunity", "collaboration"],
    where: "e.status not in ('draft', 'withdrawn')",
  },
  conversations: { table: "conversations", at: "e.created_at", of: ["vendor"] },
  reviews: { table: "reviews", at: "e.created_at", of: ["solution"], where: "e.status = 'published'" },
};

/** The records of a person's organizations. One parameter: the person. */
const OWN = `
  member_of as materialized (select organization_id as id from organization_members where user_id = ?),
  own as materialized (select array(select id from member_of) as organizations, ?::int as person),
  own_vendor as materialized (
    select v.id from vendors v where v.organization_id = any((select organizations from own)::int[])),
  own_solution as materialized (select s.id from solutions s where s.vendor_id in (select id from own_vendor)),
  ${(["opportunities", "collaborations"] as const)
    .map(
      (table) => `own_${table === "opportunities" ? "opportunity" : "collaboration"} as materialized (
    select r.id from ${table} r where r.owner_user_id = (select person from own)
    union select r.id from ${table} r where r.owner_organization_id = any((select organizations from own)::int[]))`,
    )
    .join(",\n  ")}`;

const FIRST = "(select first from span)";
const LAST = "(select last from span)";

function eventsOf(name: string, { table, at, isDay, where, amount = "1" }: Events, whose: string): string {
  const day = isDay ? at : `(${at} at time zone 'UTC')::date`;
  const time = isDay
    ? `${at} between ${FIRST} and ${LAST}`
    : `${at} >= ${FIRST}::timestamp at time zone 'UTC' and ${at} < (${LAST} + 1)::timestamp at time zone 'UTC'`;
  return `select '${name}' as name, ${day} as day, ${amount} as amount from ${table} e
    where ${time}${where ? ` and ${where}` : ""}${whose}`;
}

const sum = (events: string) => `
  select date_trunc((select step from span), day)::date::text as "startsOn", name, sum(amount)::int as count
  from (${events}) e group by 1, 2`;

const SPAN = "span as materialized (select ?::date as first, ?::date as last, ?::text as step)";

/** Activity on the platform. Parameters: the first and last day, and the step. */
export const PLATFORM_ACTIVITY = `with ${SPAN} ${sum(
  Object.entries(EVENTS)
    .map(([name, events]) => eventsOf(name, events, ""))
    .join(" union all "),
)}`;

/** Activity on a person's records. Parameters: those of the platform, then the person twice. */
export const OWN_ACTIVITY = `with ${SPAN}, ${OWN} ${sum(
  Object.entries(EVENTS)
    .flatMap(([name, events]) =>
      events.of.map((kind) =>
        eventsOf(name, events, ` and e.${kind}_id = any(array(select id from own_${kind}))`),
      ),
    )
    .join(" union all "),
)}`;

/** The number of a person's records. Parameters: the person twice. */
export const OWN_RECORDS = `with ${OWN} select (${OWNED.map((kind) => `(select count(*) from own_${kind})`).join(" + ")})::int as count`;
