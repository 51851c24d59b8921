import sql, { join, type Sql } from "sql-template-tag";
import type { Context } from "../context.ts";
import { searchPattern } from "../text.ts";
import type { AnyList } from "./list.ts";

/** What a list is narrowed to; filters that are arguments of their own stand beside these. */
export interface ListCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | null | undefined;
}

const isChosen = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);

/**
 * What holds of the rows of a list: a search finds a substring whatever its case, filters must all hold.
 * @param except a filter to leave out, so that its facet keeps the siblings of what is chosen.
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
