import sql, { type Sql } from "sql-template-tag";
import type { Field } from "type-graphql";
import type { Actor } from "../actor.ts";

/** A GraphQL type, as type-graphql's decorators take it. */
export type TypeOf = NonNullable<Parameters<typeof Field>[0]>;

/** How a filter's values arrive: as a list of alternatives, or as one. */
export type FilterShape = "texts" | "numbers" | "flag" | "text" | "number";

/** Where the values of a filter come from, to be counted; the list's table is `t`. */
export interface FacetSource {
  /** What stands after `from <table> t`. */
  readonly from?: Sql;
  readonly value: Sql;
  /** What a screen calls the value; the value itself when absent. */
  readonly label?: Sql;
  /** By label unless said; the order of `choices` when there are any. */
  readonly order?: "descending";
  readonly description: string;
}

/** What a condition may look at besides its value. */
export interface FilterUse {
  /** Undefined when nobody is signed in. */
  readonly actor: Actor | undefined;
  /** The filter's own name, for the messages of a refusal. */
  readonly field: string;
}

/** One way to narrow a list: its name stands in the list's declaration. */
export interface Filter<Value = unknown> {
  readonly shape: FilterShape;
  readonly type: TypeOf;
  readonly description: string;
  /** How a screen calls it. */
  readonly label: string;
  /** Its name in addresses and in REST. */
  readonly param: string;
  /** Its name in REST, where that differs. */
  readonly restParam?: string;
  /** @throws InvalidInputError for a value that can't be. */
  readonly condition: (value: Value, use: FilterUse) => Sql;
  readonly facet?: FacetSource;
  /** Over the tables of kept counts, where they differ from the list's own. */
  readonly kept?: { readonly condition: (value: Value) => Sql; readonly facetFrom: Sql };
  /** Whether it is an argument of its own beside `filter`. */
  readonly asArgument?: boolean;
  /** The values it takes, as GraphQL writes them, with what a screen calls each; absent when data decides. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is stored by its name in the schema, where the two differ. */
  readonly members?: Readonly<Record<string, string>>;
}

/** What every filter says of itself. */
export interface FilterWords {
  readonly param: string;
  readonly restParam?: string;
  readonly label: string;
  readonly description: string;
}

/** The filters of a list by name. */
// A filter takes its own kind of value, which only the declaration's type knows.
export type Filters = Readonly<Record<string, Filter<never>>>;

/** What a list's `filter` argument holds; an absent or null value narrows nothing. */
export type FilterInput<All extends Filters> = {
  readonly [Name in keyof All]?: Parameters<All[Name]["condition"]>[0] | null | undefined;
};

/** What a value of a filter is called on a screen, from its name in the schema. */
export const labelOf = ({ choices }: Pick<Filter, "choices">, name: string): string =>
  choices?.[name] ?? name;

/** Any of a column's values, compared with what is stored. */
export const isAnyOf = (column: Sql, values: readonly unknown[]): Sql => sql`${column} = any(${values})`;
