import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { Actor } from "../actor.ts";
import type { FacetCounts } from "./facet-counts.ts";
import type { Filters, TypeOf } from "./filter.ts";

/** A sort order of a list; its columns need an index that ends with the id, which makes positions unique. */
export interface Order<Entity> {
  /** The display label. */
  readonly label: string;
  /** Further description for the schema. */
  readonly description?: string;
  /** What the label doesn't say, shown where the order is chosen, and the schema's description without another. */
  readonly help?: string;
  /** The compared properties, most significant first; all in the same direction. */
  readonly by: readonly (keyof Entity & string)[];
  readonly direction: "asc" | "desc";
  /** Not offered on screens. */
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

/** A table that triggers keep of the rows that satisfy the list's `where`, the same for everybody; it calls what filters look at as the list's own table does. */
export interface KeptCounts<Name extends string> {
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
  /** Path of the whole list as CSV, which its module's `listFile` serves and its screen offers. */
  readonly file?: `${string}.csv`;
  /** SQL condition on `t` that all rows satisfy; it may depend on who asks. */
  readonly where?: Sql | ((actor: Actor | undefined) => Sql);
  /** What is searched, where the table has a `search_text` with its indexes. */
  readonly search?: {
    readonly description: string;
    /** What the table's `further_text` has beside it, such as `features`: where a search finds rows only there, it tells so. */
    readonly further?: string;
  };
  readonly filters: All;
  /** Filters that the screen always applies. */
  readonly screenFilter?: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<Sort, Order<Entity>>>;
  readonly defaultOrder: NoInfer<Sort>;
  /** Whether copies are kept of it: each page then says up to when it misses nothing. */
  readonly isCopied?: true;
  readonly figures?: Readonly<Record<string, ListFigure<Extract<keyof All, string>>>>;
  /** The table from which it is counted, where it is too long to be counted for each reader. */
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
