import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";

/** A bookmarkable kind of subject, declared by its module. */
export interface Bookmarkable {
  /** The kind's name in the table of bookmarks, such as `post`. */
  readonly kind: string;
  /** Its singular and plural in messages, such as `post` and `posts`. */
  readonly noun: string;
  readonly plural: string;
  readonly entity: ClassType<{ id: number }>;
  /** A condition on `t` for the public rows; without it, all rows are public. */
  readonly visible?: Sql;
}
