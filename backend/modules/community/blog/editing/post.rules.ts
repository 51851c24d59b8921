import { array, object, string } from "yup";
import { plainSlug } from "../../../../shared/text/plain-slug.rules.ts";
import { oneLine, optionalLine, optionalText } from "../../../../shared/text/text.rules.ts";
import { optionalWebAddress } from "../../../../shared/text/web-address.rules.ts";

/** Validation rules of a post, shared by the form and the server. */
export const postRules = object({
  title: oneLine().required("Title is required").max(200, "Title must be at most 200 characters"),
  slug: optionalText("Slug", 200),
  excerpt: optionalText("Excerpt", 1000),
  content: string()
    .required("Content is required")
    .matches(/\S/, { message: "Content is required", excludeEmptyString: true })
    .max(100_000, "Content must be at most 100000 characters"),
  category: oneLine().required("Category is required"),
  tags: array(oneLine().required().max(40, "A tag must be at most 40 characters"))
    .nullable()
    .max(20, "Use at most 20 tags"),
  featuredImage: optionalWebAddress("Featured image"),
  seoTitle: optionalText("SEO title", 200),
  seoDescription: optionalLine("SEO description", 500),
});

/** Returns the slug that the form suggests for a title. */
export const slugOf = plainSlug;
