import { registerEnumType } from "type-graphql";

/** Where a post stands between writing and the archive (specification section 4). */
export const BlogPostStatuses = { DRAFT: "draft", PUBLISHED: "published", ARCHIVED: "archived" } as const;

export type BlogPostStatus = (typeof BlogPostStatuses)[keyof typeof BlogPostStatuses];

/** What anybody may read. */
export const PUBLIC = { status: BlogPostStatuses.PUBLISHED } as const;

registerEnumType(BlogPostStatuses, {
  name: "BlogPostStatus",
  description: "Where a post stands; only published ones are public.",
});
