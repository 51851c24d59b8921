import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { FacetCounts } from "./facet-counts.ts";
import type { Filters, TypeOf } from "./filter.ts";

/** A sort order of a list; its columns need an index that ends with the id, which makes positions unique. */
export interface Order<Entity> {
  /** The display label. */
  readonly label: string;
  /** Further description for the schema. */
  readonly description?: string;
  /** The compared properties, most significant first; all in the same direction. */
  readonly by: readonly (keyof Entity & string)[];
  readonly direction: "asc" | "desc";
}

/** An additional figure about the whole list, derived from its facet counts. */
export interface ListFigure<Facet extends string> {
  readonly type: TypeOf;
  readonly description: string;
  /** The facets it is derived from. */
  readonly facets: readonly Facet[];
  readonly of: (counts: FacetCounts, filter: Readonly<Record<string, unknown>>) => unknown;
}

/** The declaration of a list, from which the schema, both APIs, downloads and the screen's controls are derived. */
export interface List<
  Entity extends object = object,
  All extends Filters = Filters,
  Sort extends string = string,
> {
  /** Its plural name, the registry's key and the schema's field, such as `solutions`. */
  readonly name: string;
  /** Prefix of its input types, such as `Solution` in `SolutionFilter`. */
  readonly typeName: string;
  readonly entity: ClassType<Entity>;
  /** Prefix of its connection type; defaults to the entity's name. */
  readonly connectionName?: string;
  readonly description: string;
  /** Who may read it. */
  readonly access: MethodDecorator;
  /** Path of its screen. */
  readonly path?: string;
  /** SQL condition on `t` that all rows satisfy. */
  readonly where?: Sql;
  /** The searched texts, as SQL on `t`. */
  readonly search?: { readonly in: readonly Sql[]; readonly description: string };
  readonly filters: All;
  /** Filters that the screen always applies. */
  readonly screenFilter?: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<Sort, Order<Entity>>>;
  readonly defaultOrder: NoInfer<Sort>;
  readonly figures?: Readonly<Record<string, ListFigure<Extract<keyof All, string>>>>;
}

/** A list of unknown rows, filters and sort orders, as stored in the registry. */
export type AnyList = Omit<List<never, Filters, string>, "entity" | "orders"> & {
  readonly entity: ClassType<object>;
  readonly orders: Readonly<Record<string, Omit<Order<never>, "by"> & { readonly by: readonly string[] }>>;
};

/** Declares a list. */
export function defineList<Entity extends object, const All extends Filters, Sort extends string>(
  list: List<Entity, All, Sort>,
): List<Entity, All, Sort> {
  return list;
}
