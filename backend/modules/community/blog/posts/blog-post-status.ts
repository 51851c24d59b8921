import { raw } from "sql-template-tag";
import { registerEnumType } from "type-graphql";

/** The lifecycle state of a post. */
export const BlogPostStatuses = { DRAFT: "draft", PUBLISHED: "published", ARCHIVED: "archived" } as const;

export type BlogPostStatus = (typeof BlogPostStatuses)[keyof typeof BlogPostStatuses];

/** Condition for publicly visible posts. */
export const PUBLIC = { status: BlogPostStatuses.PUBLISHED } as const;

/** Condition for publicly visible posts, as SQL on `t`. */
export const isPublished = raw("t.status = 'published'");

registerEnumType(BlogPostStatuses, {
  name: "BlogPostStatus",
  description: "The status of a post; only published posts are public.",
  valuesConfig: {
    ARCHIVED: { description: "Taken off the blog, but kept." },
    DRAFT: { description: "Not public yet." },
    PUBLISHED: { description: "Public." },
  },
});
