import sql, { join, type Sql } from "sql-template-tag";
import type { Context } from "../context.ts";
import { searchPattern } from "../text.ts";
import type { AnyList } from "./list.ts";

/** Search and filters of a list; filters that are separate arguments are additional properties. */
export interface ListCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | null | undefined;
}

const isChosen = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);

/**
 * The SQL conditions of a list: the search matches substrings ignoring case, and all filters must match.
 * @param except a filter to omit, so that its facet also counts the values that aren't selected.
 * @throws InvalidInputErrorif the search is too long or a value is invalid.
 */
export function conditionsOf(
  list: AnyList,
  { search, filter, ...args }: ListCriteria,
  { actor }: Pick<Context, "actor">,
  except?: string,
): Sql {
  const conditions: Sql[] = list.where ? [list.where] : [];
  const pattern = list.search && searchPattern(search);
  if (pattern && list.search) {
    conditions.push(
      sql`(${join(
        list.search.in.map((text) => sql`${text} ilike ${pattern}`),
        " or ",
      )})`,
    );
  }
  for (const [field, { condition, asArgument }] of Object.entries(list.filters)) {
    const value = (asArgument ? (args as Record<string, unknown>) : filter)?.[field];
    if (field !== except && isChosen(value)) conditions.push(condition(value as never, { actor, field }));
  }
  return conditions.length > 0 ? join(conditions, " and ") : sql`true`;
}
