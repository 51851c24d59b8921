import type { Viewed } from "../../../../shared/view-counter.ts";
import type { Bookmarkable } from "../../bookmarks/bookmarkable.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { isPublished } from "./blog-post-status.ts";

/** Makes posts bookmarkable. */
export const bookmarkablePosts: Bookmarkable = {
  kind: "post",
  noun: "post",
  plural: "posts",
  entity: BlogPost,
  visible: isPublished,
};

/** Counts the views of published posts. */
export const viewedPosts: Viewed = {
  kind: "post",
  table: "blog_posts",
  hasCount: true,
  counted: "s.status = 'published'",
};
