import sql, { type Sql } from "sql-template-tag";
import type { Field } from "type-graphql";
import type { Actor } from "../actor.ts";

/** A GraphQL type, as accepted by type-graphql's decorators. */
export type TypeOf = NonNullable<Parameters<typeof Field>[0]>;

/** Whether a filter accepts a list of alternatives or a single value. */
export type FilterShape = "texts" | "numbers" | "flag" | "text" | "number";

/** How a filter's values are counted; the list's table is `t`. */
export interface FacetSource {
  /** SQL that follows `from <table> t`. */
  readonly from?: Sql;
  readonly value: Sql;
  /** The value's display label; defaults to the value itself. */
  readonly label?: Sql;
  /** Defaults to the order of `choices`, if any, otherwise by label. */
  readonly order?: "descending";
  readonly description: string;
}

/** The inputs of a condition other than the filter's value. */
export interface FilterUse {
  /** Undefined if not signed in. */
  readonly actor: Actor | undefined;
  /** The filter's name, for error messages. */
  readonly field: string;
}

/** A filter of a list; its name is its key in the list's declaration. */
export interface Filter<Value = unknown> {
  readonly shape: FilterShape;
  readonly type: TypeOf;
  readonly description: string;
  /** The description for REST, if different. */
  readonly restDescription?: string;
  /** The display label. */
  readonly label: string;
  /** Its name in URLs and REST. */
  readonly param: string;
  /** Its name in REST, if different. */
  readonly restParam?: string;
  /** @throws InvalidInputError if the value is invalid. */
  readonly condition: (value: Value, use: FilterUse) => Sql;
  readonly facet?: FacetSource;
  /**
   * The lower bound of a property in matching rows: a sort order that begins with the property starts reading
   * there.
   */
  readonly least?: { readonly property: string; readonly of: (value: Value) => Sql | undefined };
  /** The table with the slugs and names of its values, if they are slugs. */
  readonly names?: string;
  /** Whether the matching rows depend on the caller. */
  readonly personal?: true;
  /** Its GraphQL type, if it is an argument of its own instead of part of `filter`. */
  readonly asArgument?: string;
  /**
   * The GraphQL names of its values with their labels on screens; absent if the values depend on the data.
   */
  readonly choices?: Readonly<Record<string, string>>;
  /** The stored values by GraphQL name, if different. */
  readonly members?: Readonly<Record<string, string>>;
}

/** The properties common to all filters. */
export interface FilterWords {
  readonly param: string;
  readonly restParam?: string;
  readonly label: string;
  readonly description: string;
}

/** The filters of a list by name. */
// Each filter has its own value type, known only to the declaration's type.
export type Filters = Readonly<Record<string, Filter<never>>>;

/** The list's `filter` argument; null and undefined values don't filter. */
export type FilterInput<All extends Filters> = {
  readonly [Name in keyof All]?: Parameters<All[Name]["condition"]>[0] | null | undefined;
};

/** Returns the label of a filter value by its GraphQL name. */
export const labelOf = ({ choices }: Pick<Filter, "choices">, name: string): string =>
  choices?.[name] ?? name;

/** Matches any of these values of a column. */
export const isAnyOf = (column: Sql, values: readonly unknown[]): Sql => sql`${column} = any(${values})`;
