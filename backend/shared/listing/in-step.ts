import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { type Sql } from "sql-template-tag";
import { InvalidInputError } from "../errors.ts";
import type { Filter } from "./filter.ts";

/** The sort order for synchronizing a copy: the latest change comes last. */
export const byChange = {
  label: "Last changed",
  description: "By last change, latest last: the order for keeping a copy in step.",
  by: ["changedAt"],
  direction: "asc",
  forPrograms: true,
} as const;

/** Filter for rows whose date is at or after this moment, which REST passes as text. */
export function sinceFilter({
  argument,
  column,
  property,
  description,
  assertAnswerable,
}: {
  readonly argument: string;
  readonly column: Sql;
  readonly property: string;
  readonly description: string;
  /** @throws InvalidInputError for a moment for which the data is incomplete. */
  readonly assertAnswerable?: (since: Date) => void;
}): Filter<Date | string> {
  const momentOf = (given: Date | string): Date => {
    const moment = new Date(given);
    if (!Number.isNaN(moment.getTime()) && moment.getTime() >= 0) return moment;
    const message = "Send a time such as 2026-01-31T12:00:00.000Z.";
    throw new InvalidInputError(message, { [argument]: message });
  };
  return {
    shape: "text",
    type: () => Date,
    asArgument: "DateTime",
    param: argument,
    label: "Since",
    description,
    condition: (given) => {
      const since = momentOf(given);
      assertAnswerable?.(since);
      return sql`${column} >= ${since}`;
    },
    least: { property, of: (given) => sql`${momentOf(given)}::timestamptz` },
  };
}

/** Filter for rows that changed at or after a moment, not counting views, likes and comments. */
export const updatedSince: Filter<Date | string> = sinceFilter({
  argument: "updatedSince",
  column: sql`t.changed_at`,
  property: "changedAt",
  description:
    "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes.",
});

/** Returns the moment up to which a page that is read after this call contains all changes. */
export async function readSafeUntil(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ safe: Date | string }[]>("select copy_safe_until() as safe");
  return new Date(row?.safe ?? 0);
}
