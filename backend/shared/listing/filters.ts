import sql, { raw, type Sql } from "sql-template-tag";
import { ID, Int } from "type-graphql";
import { daysFromNow } from "../days.ts";
import { InvalidInputError } from "../errors.ts";
import { parseId, parseIds } from "../ids.ts";
import { type Filter, type FilterWords, isAnyOf } from "./filter.ts";

/** A column of the list's own table. */
const own = (column: string): Sql => raw(`t.${column}`);

/** Rows whose text in a column is one of these. */
export function textFilter({
  column,
  order,
  labelSql,
  ...words
}: FilterWords & {
  column: string;
  order?: "descending";
  /** What a screen calls a value, as SQL over the column. */
  labelSql?: Sql;
}): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [String],
    condition: (values) => isAnyOf(own(column), values),
    facet: {
      from: sql`cross join lateral (select ${own(column)} as value where ${own(column)} is not null) v`,
      value: raw("v.value"),
      ...(labelSql ? { label: labelSql } : {}),
      ...(order ? { order } : {}),
      description: order === "descending" ? "Latest first." : "By name.",
    },
  };
}

/** Rows whose list of texts in a column holds one of these. */
export function tagFilter({ column, ...words }: FilterWords & { column: string }): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [String],
    condition: (values) => sql`${own(column)} && ${values}::text[]`,
    facet: {
      from: sql`cross join unnest(${own(column)}) v(value)`,
      value: raw("v.value"),
      description: "By name.",
    },
  };
}

/** Rows whose whole number in a column is one of these; those that no row can have find nothing. */
export function numberFilter({
  column,
  facetDescription = "Latest first.",
  ...words
}: FilterWords & { column: string; facetDescription?: string }): Filter<number[]> {
  return {
    ...words,
    shape: "numbers",
    type: () => [Int],
    condition: (values) => sql`${own(column)} = any(${values}::integer[])`,
    facet: { value: own(column), order: "descending", description: facetDescription },
  };
}

/** The members of a GraphQL enum, each with the stored value, and what a screen calls each stored value. */
export interface EnumWords<Stored extends string> {
  readonly members: Readonly<Record<string, Stored>>;
  readonly labels: Readonly<Record<Stored, string>>;
}

/** Rows whose column holds one of these values of an enum; `many` when the column is a list. */
export function enumFilter<Stored extends string>({
  column,
  members,
  labels,
  many = false,
  facetDescription = "In the order of the enum.",
  ...words
}: FilterWords & EnumWords<Stored> & { column: string; many?: boolean; facetDescription?: string }): Filter<
  Stored[]
> {
  return {
    ...words,
    shape: "texts",
    type: () => [members],
    condition: (values) =>
      many ? sql`${own(column)} && ${values}::text[]` : sql`${own(column)} = any(${values}::text[])`,
    facet: {
      ...(many ? { from: sql`cross join unnest(${own(column)}) v(value)` } : {}),
      value: many ? raw("v.value") : own(column),
      description: facetDescription,
    },
    choices: Object.fromEntries(Object.entries(members).map(([name, stored]) => [name, labels[stored]])),
    members,
  };
}

/** Rows whose column holds this value of an enum. */
export function oneOfFilter<Stored extends string>({
  column,
  members,
  labels,
  ...words
}: FilterWords & EnumWords<Stored> & { column: string; asArgument?: boolean }): Filter<Stored> {
  return {
    ...words,
    shape: "text",
    type: () => members,
    condition: (value) => sql`${own(column)} = ${value}`,
    choices: Object.fromEntries(Object.entries(members).map(([name, stored]) => [name, labels[stored]])),
    members,
  };
}

/** Rows that refer to one of these, by slug or by name whatever its case. */
export function referenceFilter({
  column,
  table,
  value = "slug",
  ...words
}: FilterWords & {
  column: string;
  table: string;
  /** What the facet's values are, and so the addresses. */
  value?: "slug" | "name";
}): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [String],
    condition: (values) => sql`${own(column)} in (select v.id from ${raw(table)} v where ${named(values)})`,
    facet: {
      from: sql`join ${raw(table)} v on v.id = ${own(column)}`,
      value: raw(`v.${value}`),
      label: raw("v.name"),
      description: "By name.",
    },
  };
}

/** Rows tied to one of these through a table of pairs, by slug or by name whatever its case. */
export function linkFilter({
  pairs,
  own: ownKey,
  other,
  table,
  kept,
  ...words
}: FilterWords & {
  /** The table of pairs, the column in it that refers to the list's row, and the one that refers to the other. */
  pairs: string;
  own: string;
  other: string;
  table: string;
  /** The column of ids in the list's kept counts, if it has them. */
  kept?: string;
}): Filter<string[]> {
  const joined = raw(`${pairs} j join ${table} v on v.id = j.${other}`);
  const tied = raw(`j.${ownKey} = t.id`);
  return {
    ...words,
    shape: "texts",
    type: () => [String],
    condition: (values) => sql`exists (select from ${joined} where ${tied} and ${named(values)})`,
    facet: {
      from: sql`join ${raw(pairs)} j on ${tied} join ${raw(table)} v on v.id = ${raw(`j.${other}`)}`,
      value: raw("v.slug"),
      label: raw("v.name"),
      description: "By name.",
    },
    ...(kept
      ? {
          kept: {
            condition: (values) =>
              sql`${own(kept)} && array(select v.id from ${raw(table)} v where ${named(values)})`,
            facetFrom: sql`cross join unnest(${own(kept)}) j(id) join ${raw(table)} v on v.id = j.id`,
          },
        }
      : {}),
  };
}

function named(values: readonly string[]): Sql {
  return sql`(v.slug = any(${values}) or lower(v.name::text) = any(${values.map((value) => value.toLowerCase())}))`;
}

/** Rows for which something holds, or does not. */
export function flagFilter({
  condition,
  labels,
  ...words
}: FilterWords & {
  /** What holds, as SQL over `t`. */
  condition: Sql;
  /** What a screen calls both sides; without them there is no facet. */
  labels?: { true: string; false: string };
}): Filter<boolean> {
  return {
    ...words,
    shape: "flag",
    type: () => Boolean,
    condition: (value) => (value ? sql`(${condition})` : sql`not (${condition})`),
    ...(labels
      ? { choices: labels, facet: { value: sql`(${condition})`, description: "`true` and `false`." } }
      : {}),
  };
}

/** Rows that belong to one other, by its id as an argument of its own; an id that can't be finds nothing. */
export function ownerFilter({
  condition,
  ...words
}: FilterWords & { condition: (id: number) => Sql }): Filter<string> {
  return {
    ...words,
    asArgument: true,
    shape: "text",
    type: () => ID,
    condition: (id) => condition(parseId(id) ?? 0),
  };
}

/** Rows whose reference is one of these ids. */
export function idFilter({ column, ...words }: FilterWords & { column: string }): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [ID],
    condition: (values) => sql`${own(column)} = any(${parseIds(values)}::integer[])`,
  };
}

/** Rows whose number in a column is at least, or at most, this. */
export function boundFilter({
  column,
  bound,
  ...words
}: FilterWords & { column: string; bound: ">=" | "<=" }): Filter<number> {
  return {
    ...words,
    shape: "number",
    type: () => Int,
    condition: (value) => sql`${own(column)} ${raw(bound)} ${value}`,
  };
}

/** The most days that a filter reaches: ten years. */
const MAX_DAYS = 3650;

/** Rows whose moment in a column lies within so many days from now on, or until now. */
export function withinDaysFilter({
  column,
  ahead,
  choices,
  ...words
}: FilterWords & {
  column: string;
  /** Whether the days to come count, or those that have passed. */
  ahead: boolean;
  /** The numbers of days that a screen offers, with what it calls each. */
  choices: Readonly<Record<string, string>>;
}): Filter<number> {
  return {
    ...words,
    choices,
    shape: "number",
    type: () => Int,
    condition: (days, { field }) => {
      if (days < 0 || days > MAX_DAYS) {
        const message = `Give 0 to ${MAX_DAYS} days.`;
        throw new InvalidInputError(message, { [`filter.${field}`]: message });
      }
      return ahead
        ? sql`${own(column)} between ${new Date()} and ${daysFromNow(days)}`
        : sql`${own(column)} >= ${daysFromNow(-days)}`;
    },
  };
}
