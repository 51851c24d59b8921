import type { Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";

/** A kind of subject that can be bookmarked, declared by its module. */
export interface Bookmarkable {
  /** Its name in the table of bookmarks, such as `post`. */
  readonly kind: string;
  /** Its name and its plural for messages, such as `post` and `posts`. */
  readonly noun: string;
  readonly plural: string;
  readonly entity: ClassType<{ id: number }>;
  /** SQL condition on `t` for the rows that everybody may see; all without it. */
  readonly visible?: Sql;
}
