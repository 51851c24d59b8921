import type { Bookmarkable } from "../../bookmarks/bookmarkable.ts";

/** Posts can be saved for later. */
export const bookmarkablePosts: Bookmarkable = { kind: "post", plural: "posts" };
