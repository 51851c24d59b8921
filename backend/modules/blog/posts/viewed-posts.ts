import type { Viewed } from "../../../shared/view-counter.ts";

/** Published posts count how often they are read. */
export const viewedPosts: Viewed = { kind: "post", table: "blog_posts", counted: "s.status = 'published'" };
