import { array, string } from "yup";
import { postRules } from "../../../../../backend/modules/community/blog/editing/post.rules.ts";
import type { BlogPostInput } from "../../../../graphql/schema.generated.ts";
import type { EditedPost_PostFragment } from "./blog-management.generated.ts";

/** The form's values, with tags as one comma-separated string. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string;
  featuredImage: string;
  seoTitle: string;
  seoDescription: string;
};

const splitTags = (tags: string) =>
  tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The server's rules, with tags as a comma-separated string. */
export const postFormRules = postRules.shape({
  tags: array(string().required().max(40, "A tag must be at most 40 characters"))
    .transform((_value, original: unknown) => (typeof original === "string" ? splitTags(original) : original))
    .max(20, "Use at most 20 tags"),
});

/** Returns the form's initial values. */
export function valuesOf(post: EditedPost_PostFragment | undefined): PostValues {
  return {
    title: post?.title ?? "",
    slug: post?.slug ?? "",
    excerpt: post?.excerpt ?? "",
    content: post?.content ?? "",
    category: post?.category.name ?? "",
    tags: post?.tags.join(", ") ?? "",
    featuredImage: post?.featuredImage ?? "",
    seoTitle: post?.seoTitle ?? "",
    seoDescription: post?.seoDescription ?? "",
  };
}

/** Returns the input of the mutation. */
export function inputOf(values: PostValues, version: number | undefined): BlogPostInput {
  return { ...values, tags: splitTags(values.tags), version: version ?? null };
}
