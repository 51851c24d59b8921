import sql, { raw, type Sql } from "sql-template-tag";
import { ID, Int } from "type-graphql";
import { dayOf, daysFromNow, endOfDay, startOfDay } from "../days/days.ts";
import { InvalidInputError } from "../errors.ts";
import { parseIds } from "../schema/ids.ts";
import { type Filter, type FilterWords, isAnyOf } from "./filter.ts";
import { knownId, saidOfFlag } from "./words.ts";

/** A column of the list's table. */
const own = (column: string): Sql => raw(`t.${column}`);

/** Joins nothing, but leaves out rows without a value in the column. */
const known = (column: string): Sql =>
  sql`cross join lateral (select where ${own(column)} is not null) known`;

/** Filter for rows whose text column has one of these values. */
export function textFilter({
  column,
  order,
  labelSql,
  ...words
}: FilterWords & {
  column: string;
  order?: "descending";
  /** SQL expression of a value's display label. */
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
      description: order === "descending" ? "Most recent first." : "By name.",
    },
  };
}

/** Filter for rows whose text array column contains one of these values. */
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

/** Filter for rows whose integer column has one of these values; values out of range match nothing. */
export function numberFilter({
  column,
  facetDescription = "Most recent first.",
  nullable = false,
  ...words
}: FilterWords & {
  column: string;
  facetDescription?: string;
  /** Whether rows may have no value; they are in no facet. */
  nullable?: boolean;
}): Filter<number[]> {
  return {
    ...words,
    shape: "numbers",
    type: () => [Int],
    condition: (values) => sql`${own(column)} = any(${values}::integer[])`,
    facet: {
      ...(nullable ? { from: known(column) } : {}),
      value: own(column),
      order: "descending",
      description: facetDescription,
    },
  };
}

/** The members of a GraphQL enum with their stored values, and the labels of the stored values. */
export interface EnumWords<Stored extends string> {
  readonly members: Readonly<Record<string, Stored>>;
  readonly labels: Readonly<Record<Stored, string>>;
}

/** Filter for rows whose column has one of these enum values; `many` if the column is an array. */
export function enumFilter<Stored extends string>({
  column,
  members,
  labels,
  many = false,
  asArray = false,
  nullable = false,
  facetDescription = "In the order of the enum.",
  ...words
}: FilterWords &
  EnumWords<Stored> & {
    column: string;
    many?: boolean;
    /** Whether the list's search index contains the column, as an array with one element. */
    asArray?: boolean;
    /** Whether rows may have no value; they are in no facet. */
    nullable?: boolean;
    facetDescription?: string;
  }): Filter<Stored[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [members],
    condition: (values) => {
      if (many) return sql`${own(column)} && ${values}::text[]`;
      return asArray
        ? sql`array[${own(column)}] && ${values}::text[]`
        : sql`${own(column)} = any(${values}::text[])`;
    },
    facet: {
      ...(many ? { from: sql`cross join unnest(${own(column)}) v(value)` } : {}),
      ...(nullable ? { from: known(column) } : {}),
      value: many ? raw("v.value") : own(column),
      description: facetDescription,
    },
    choices: Object.fromEntries(Object.entries(members).map(([name, stored]) => [name, labels[stored]])),
    members,
  };
}

/** Filter for rows whose column has this enum value. */
export function oneOfFilter<Stored extends string>({
  column,
  members,
  labels,
  ...words
}: FilterWords & EnumWords<Stored> & { column: string; asArgument?: string }): Filter<Stored> {
  return {
    ...words,
    shape: "text",
    type: () => members,
    condition: (value) => sql`${own(column)} = ${value}`,
    choices: Object.fromEntries(Object.entries(members).map(([name, stored]) => [name, labels[stored]])),
    members,
  };
}

/** Filter for rows that reference one of these, by slug or name in any spelling. */
export function referenceFilter({
  column,
  table,
  value = "slug",
  asArray = false,
  ...words
}: FilterWords & {
  column: string;
  table: string;
  /** Whether the list's search index contains the column, as an array with one element. */
  asArray?: boolean;
  /** The column with the facet's value, which is also used in URLs. */
  value?: "slug" | "name";
}): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    names: table,
    type: () => [String],
    condition: (values) =>
      asArray
        ? sql`array[${own(column)}] && ${idsNamed(table, values)}`
        : sql`${own(column)} = any(${idsNamed(table, values)})`,
    facet: {
      from: sql`join ${raw(table)} v on v.id = ${own(column)}`,
      value: raw(`v.${value}`),
      label: raw("v.name"),
      description: "By name.",
    },
  };
}

/** Filter for rows linked to one of these through a join table, by slug or name in any spelling. */
export function linkFilter({
  pairs,
  own: ownKey,
  other,
  table,
  column,
  ...words
}: FilterWords & {
  /** The join table, its column that references the list's row, and the one that references the other row. */
  pairs: string;
  own: string;
  other: string;
  table: string;
  /** The list's own column with the ids of the other rows, if triggers maintain one. */
  column?: string;
}): Filter<string[]> {
  const joined = raw(`${pairs} j join ${table} v on v.id = j.${other}`);
  const tied = raw(`j.${ownKey} = t.id`);
  return {
    ...words,
    shape: "texts",
    names: table,
    type: () => [String],
    condition: (values) =>
      column
        ? sql`${own(column)} && ${idsNamed(table, values)}`
        : sql`exists (select from ${joined} where ${tied} and ${named(values)})`,
    facet: {
      from: column
        ? sql`cross join unnest(${own(column)}) j(id) join ${raw(table)} v on v.id = j.id`
        : sql`join ${raw(pairs)} j on ${tied} join ${raw(table)} v on v.id = ${raw(`j.${other}`)}`,
      value: raw("v.slug"),
      label: raw("v.name"),
      description: "By name.",
    },
  };
}

/** The ids of the rows with these slugs or names, looked up once. */
const idsNamed = (table: string, values: readonly string[]): Sql =>
  sql`array(select v.id from ${raw(table)} v where ${named(values)})`;

function named(values: readonly string[]): Sql {
  const slugs = values.map((value) => value.toLowerCase());
  return sql`(v.slug = any(${slugs}) or v.name_key = any(fold_texts(${values})))`;
}

/** Filter by a boolean condition. */
export function flagFilter({
  condition,
  labels,
  only,
  ...words
}: Omit<FilterWords, "description"> & {
  /** A description of the matching rows, such as `verified vendors`. */
  only: string;
  /** The condition, as SQL on `t`. */
  condition: Sql;
  /** The labels of both values; without them there is no facet. */
  labels?: { true: string; false: string };
}): Filter<boolean> {
  return {
    ...words,
    shape: "flag",
    ...saidOfFlag(only),
    type: () => Boolean,
    condition: (value) => (value ? sql`(${condition})` : sql`not (${condition})`),
    ...(labels
      ? { choices: labels, facet: { value: sql`(${condition})`, description: "`true` and `false`." } }
      : {}),
  };
}

/** Filter for rows that belong to another row, whose id is a separate argument. */
export function ownerFilter({
  condition,
  ...words
}: FilterWords & { condition: (id: number) => Sql }): Filter<string> {
  return {
    ...words,
    asArgument: "ID",
    shape: "text",
    type: () => ID,
    condition: (id, { field }) => condition(knownId(id, field)),
  };
}

/** Filter for rows whose reference is one of these ids; slugs and names also work if their table is given. */
export function idFilter({
  column,
  table,
  ...words
}: FilterWords & { column: string; table?: string }): Filter<string[]> {
  return {
    ...words,
    shape: "texts",
    ...(table ? { names: table } : {}),
    type: () => [ID],
    condition: (values, { field }) => {
      if (!table) for (const value of values) knownId(value, field);
      const ids = sql`${parseIds(values)}::integer[]`;
      const named = values.filter((value) => !/^\d+$/.test(value));
      return table && named.length > 0
        ? sql`${own(column)} = any(${ids} || ${idsNamed(table, named)})`
        : sql`${own(column)} = any(${ids})`;
    },
  };
}

/** Filter for rows whose numeric column is at least, or at most, this value. */
export function boundFilter({
  column,
  bound,
  ...words
}: FilterWords & {
  column: string;
  bound: ">=" | "<=";
  /** The bounds offered on the screen, with their labels. */
  choices?: Readonly<Record<string, string>>;
}): Filter<number> {
  return {
    ...words,
    shape: "number",
    type: () => Int,
    condition: (value) => sql`${own(column)} ${raw(bound)} ${value}`,
  };
}

/** The maximum range of a filter, in days: ten years. */
const MAX_DAYS = 3650;

/** Filter for rows whose timestamp is within this many days in the future, or in the past. */
export function withinDaysFilter({
  column,
  ahead,
  choices,
  ...words
}: FilterWords & {
  column: string;
  /** Whether the range is in the future or in the past. */
  ahead: boolean;
  /** The day ranges offered on the screen, with their labels. */
  choices: Readonly<Record<string, string>>;
}): Filter<number> {
  return {
    ...words,
    choices,
    shape: "number",
    type: () => Int,
    condition: (days, { field }) => {
      if (days < 0 || days > MAX_DAYS) {
        const message = `Use 0 to ${MAX_DAYS} days.`;
        throw new InvalidInputError(message, { [`filter.${field}`]: message });
      }
      // Whole days, so that rows that end with the last day match.
      return ahead
        ? sql`${own(column)} between ${new Date()} and ${endOfDay(dayOf(daysFromNow(days)))}`
        : sql`${own(column)} >= ${startOfDay(dayOf(daysFromNow(-days)))}`;
    },
  };
}
