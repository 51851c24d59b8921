/** A kind of subject that people can bookmark, as its module says it. */
export interface Bookmarkable {
  /** Its name in the table of bookmarks, such as `post`. */
  readonly kind: string;
  /** What many of them are called, such as `posts`. */
  readonly plural: string;
}
