/** A kind of subject that can be bookmarked, declared by its module. */
export interface Bookmarkable {
  /** Its name in the table of bookmarks, such as `post`. */
  readonly kind: string;
  /** Its plural for messages, such as `posts`. */
  readonly plural: string;
}
