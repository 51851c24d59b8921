import type { BlogPostQuery } from "./blog-post.generated.ts";

/** A post that exists. */
export type ShownPost = NonNullable<BlogPostQuery["blogPost"]>;
