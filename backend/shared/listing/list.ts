import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { FacetCounts } from "./facet-counts.ts";
import type { Filters, TypeOf } from "./filter.ts";

/** An order of a list; its columns need an index that ends in the id, which makes places unique. */
export interface Order<Entity> {
  /** How a screen calls it. */
  readonly label: string;
  /** What else there is to say of it in the schema. */
  readonly description?: string;
  /** The properties compared, most important first; all in the same direction. */
  readonly by: readonly (keyof Entity & string)[];
  readonly direction: "asc" | "desc";
}

/** A figure of the whole list besides its length, from the counts of its facets. */
export interface ListFigure<Facet extends string> {
  readonly type: TypeOf;
  readonly description: string;
  /** The facets that it is made of. */
  readonly facets: readonly Facet[];
  readonly of: (counts: FacetCounts, filter: Readonly<Record<string, unknown>>) => unknown;
}

/** Tables that triggers keep; they call what filters look at as the list's own table does. */
export interface KeptCounts<Name extends string> {
  /** A narrow row for each of the list's, by its id, with what these filters look at. */
  readonly rows: string;
  /** How many there are of each kind: the sum of `count`. */
  readonly counts: string;
  readonly filters: readonly Name[];
  /**
   * The filter by which a row can be of several kinds, and the column that holds them: in `counts` null for the rows
   * whatever their kinds, or one of the kinds.
   */
  readonly oneByOne?: { readonly filter: Name; readonly column: string };
}

/** All there is to say of one list: the schema, both APIs, files, and the screen's controls come from it. */
export interface List<
  Entity extends object = object,
  All extends Filters = Filters,
  Sort extends string = string,
> {
  /** What it holds, in the plural: the registry's key and the field of the schema, such as `solutions`. */
  readonly name: string;
  /** What begins the names of its input types, such as `Solution` of `SolutionFilter`. */
  readonly typeName: string;
  readonly entity: ClassType<Entity>;
  /** What begins the name of its connection type; the entity's name when absent. */
  readonly connectionName?: string;
  readonly description: string;
  /** Who may read it. */
  readonly access: MethodDecorator;
  /** Where its screen stands. */
  readonly path?: string;
  /** What holds of every row, as SQL over `t`. */
  readonly where?: Sql;
  /** What is searched, where the table has a `search_text` with its indexes. */
  readonly search?: { readonly description: string };
  readonly filters: All;
  /** What the screen always narrows to. */
  readonly screenFilter?: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<Sort, Order<Entity>>>;
  readonly defaultOrder: NoInfer<Sort>;
  readonly figures?: Readonly<Record<string, ListFigure<Extract<keyof All, string>>>>;
  /** The tables from which it is counted, where it is too long to be counted for each reader. */
  readonly kept?: KeptCounts<Extract<keyof All, string>>;
}

/** A list whose rows, filters and orders are not known beforehand, as the registry holds it. */
export type AnyList = Omit<List<never, Filters, string>, "entity" | "orders" | "kept"> & {
  readonly entity: ClassType<object>;
  readonly orders: Readonly<Record<string, Omit<Order<never>, "by"> & { readonly by: readonly string[] }>>;
  readonly kept?: KeptCounts<string>;
};

/** Declares a list. */
export function defineList<Entity extends object, const All extends Filters, Sort extends string>(
  list: List<Entity, All, Sort>,
): List<Entity, All, Sort> {
  return list;
}
