import type { BlogPostQuery } from "./blog-post.generated.ts";

/** An existing post. */
export type ShownPost = NonNullable<BlogPostQuery["blogPost"]>;
