import type { Viewed } from "../../../shared/view-counter.ts";
import type { Bookmarkable } from "../../bookmarks/bookmarkable.ts";

/** Posts can be bookmarked. */
export const bookmarkablePosts: Bookmarkable = { kind: "post", plural: "posts" };

/** Views of published posts are counted. */
export const viewedPosts: Viewed = { kind: "post", table: "blog_posts", counted: "s.status = 'published'" };
