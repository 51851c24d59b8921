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

/** What a condition may use besides the filter's value. */
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
  /** The same in words of REST, if they differ. */
  readonly restDescription?: string;
  /** The display label. */
  readonly label: string;
  /** Its name in URLs and in REST. */
  readonly param: string;
  /** Its name in REST, if different. */
  readonly restParam?: string;
  /** @throws InvalidInputError if the value is invalid. */
  readonly condition: (value: Value, use: FilterUse) => Sql;
  readonly facet?: FacetSource;
  /** The least value of a property that a row can have: an order that begins with the property begins there. */
  readonly least?: { readonly property: string; readonly of: (value: Value) => Sql | undefined };
  /** The table with slugs and names of what its values are, if they are slugs. */
  readonly names?: string;
  /** Whether its rows depend on who asks. */
  readonly personal?: true;
  /** Its type in the schema, where it is an argument of its own beside `filter`. */
  readonly asArgument?: string;
  /** The values it takes, as GraphQL writes them, with what a screen calls each; absent when data decides. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Stored values by their GraphQL names, if different. */
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

/** The label of a filter value, by its GraphQL name. */
export const labelOf = ({ choices }: Pick<Filter, "choices">, name: string): string =>
  choices?.[name] ?? name;

/** Matches any of these values of a column. */
export const isAnyOf = (column: Sql, values: readonly unknown[]): Sql => sql`${column} = any(${values})`;
