import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import type { AnyList } from "./list.ts";

/** An edge to walk: the rows of a list that belong to a record, as a field of the record's type. */
export interface Edge {
  /** The type of the records. */
  readonly of: ClassType<{ id: number }>;
  /** The field's name. */
  readonly name: string;
  readonly description: string;
  /** What everybody may read of it is what the list's `where` says, whatever the record's own state. */
  readonly list: AnyList;
  /** SQL condition on `t` for the rows that belong to the record with this id. */
  readonly belongs: (id: Sql) => Sql;
  /**
   * Whether a record may have a large part of the list. Its page is then read as that of a filtered list, and its count
   * taken from the list's kept ones, whose columns `belongs` must be of.
   */
  readonly isLarge?: true;
  /** The filter by whose column the kept counts are parted, if `belongs` is of it. */
  readonly countedBy?: string;
}
