import { registerEnumType } from "type-graphql";

/** The lifecycle state of a post. */
export const BlogPostStatuses = { DRAFT: "draft", PUBLISHED: "published", ARCHIVED: "archived" } as const;

export type BlogPostStatus = (typeof BlogPostStatuses)[keyof typeof BlogPostStatuses];

/** What anybody may read. */
export const PUBLIC = { status: BlogPostStatuses.PUBLISHED } as const;

registerEnumType(BlogPostStatuses, {
  name: "BlogPostStatus",
  description: "Where a post stands; only published ones are public.",
});
