import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { Actor } from "../actor.ts";
import type { Filters, TypeOf } from "./filter.ts";
import type { FacetCounts } from "./reading/facet-counts.ts";

/** A sort order of a list; its columns need an index that ends with the id, which makes positions unique. */
export interface Order<Entity> {
  /** The display label. */
  readonly label: string;
  /** Further description for the schema. */
  readonly description?: string;
  /**
   * An explanation of the label, shown where the order is chosen; also the schema's description, unless there
   * is another.
   */
  readonly help?: string;
  /** The compared properties, most significant first; all in the same direction. */
  readonly by: readonly (keyof Entity & string)[];
  readonly direction: "asc" | "desc";
  /** Whether it is only for API clients and not offered on screens. */
  readonly forPrograms?: true;
}

/** An additional figure about the whole list, derived from its facet counts. */
export interface ListFigure<Facet extends string> {
  readonly type: TypeOf;
  readonly description: string;
  /** The facets it is derived from. */
  readonly facets: readonly Facet[];
  readonly of: (counts: FacetCounts, filter: Readonly<Record<string, unknown>>) => unknown;
}

/**
 * A table of counts, maintained by triggers, of the rows that satisfy the list's `where`, which must not
 * depend on the caller; its columns for filters have the same names as in the list's own table.
 */
export interface KeptCounts<Name extends string> {
  /** The table with the number of rows of each combination: the sum of `count`. */
  readonly counts: string;
  readonly filters: readonly Name[];
  /**
   * The filter for which a row can have several values, and the column with them: in `counts`, null for rows
   * regardless of the value, or one of the values.
   */
  readonly oneByOne?: { readonly filter: Name; readonly column: string };
}

/**
 * The declaration of a list, from which the schema, both APIs, files and the screen's controls are generated.
 */
export interface List<
  Entity extends object = object,
  All extends Filters = Filters,
  Sort extends string = string,
> {
  /** Its plural name, such as `solutions`, which is the registry's key and the schema's field. */
  readonly name: string;
  /** The prefix of its input types, such as `Solution` in `SolutionFilter`. */
  readonly typeName: string;
  readonly entity: ClassType<Entity>;
  /** The prefix of its connection type; defaults to the entity's name. */
  readonly connectionName?: string;
  readonly description: string;
  /** Who may read it. */
  readonly access: MethodDecorator;
  /** The path of its screen. */
  readonly path?: string;
  /** The path of the whole list as CSV, which its module's `listFile` serves and its screen offers. */
  readonly file?: `${string}.csv`;
  /** SQL condition on `t` that all rows satisfy; it may depend on the caller. */
  readonly where?: Sql | ((actor: Actor | undefined) => Sql);
  /** The search, if the table has a `search_text` with its indexes. */
  readonly search?: {
    readonly description: string;
    /**
     * What the table's `further_text` contains in addition, such as `features`; a search reports rows that
     * only match there.
     */
    readonly further?: string;
  };
  readonly filters: All;
  /** Filters that the screen always applies. */
  readonly screenFilter?: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<Sort, Order<Entity>>>;
  readonly defaultOrder: NoInfer<Sort>;
  /**
   * Whether clients synchronize copies of it: each page then includes the moment up to which it is complete.
   */
  readonly isCopied?: true;
  readonly figures?: Readonly<Record<string, ListFigure<Extract<keyof All, string>>>>;
  /** Its precomputed counts, if it is too long to be counted for each request. */
  readonly kept?: KeptCounts<Extract<keyof All, string>>;
}

/** A list whose rows, filters and orders aren't statically known, as stored in the registry. */
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
