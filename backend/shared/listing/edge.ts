import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { AnyList } from "./list.ts";

/** An edge: the rows of a list that belong to a record, as a field of the record's type. */
export interface Edge {
  /** The type of the records. */
  readonly of: ClassType<{ id: number }>;
  /** The field's name. */
  readonly name: string;
  readonly description: string;
  /** The list. Its `where` determines which rows everyone may read, regardless of the record's own state. */
  readonly list: AnyList;
  /** SQL condition on `t` for the rows that belong to the record with this id. */
  readonly belongs: (id: Sql) => Sql;
  /**
   * Whether a record may own a large part of the list. Its page is then read like that of a filtered list,
   * and its count comes from the list's precomputed counts, whose columns `belongs` must use.
   */
  readonly isLarge?: true;
  /** The filter whose column partitions the precomputed counts, if `belongs` uses it. */
  readonly countedBy?: string;
}
