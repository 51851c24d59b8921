import type { Viewed } from "../../../../shared/view-counter.ts";
import type { Bookmarkable } from "../../bookmarks/bookmarkable.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { isPublished } from "./blog-post-status.ts";

/** Posts can be bookmarked. */
export const bookmarkablePosts: Bookmarkable = {
  kind: "post",
  noun: "post",
  plural: "posts",
  entity: BlogPost,
  visible: isPublished,
};

/** Views of published posts are counted. */
export const viewedPosts: Viewed = {
  kind: "post",
  table: "blog_posts",
  hasCount: true,
  counted: "s.status = 'published'",
};
