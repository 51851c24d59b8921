import { array, object, string } from "yup";
import { optionalText, optionalWebAddress } from "../../../shared/text.rules.ts";
import { slugify } from "../../../shared/text.ts";

/** What a post must hold (specification section 5); the form and the server check the same. */
export const postRules = object({
  title: string().trim().required("Title is required").max(200, "Title must be at most 200 characters"),
  slug: optionalText("Slug", 200),
  excerpt: optionalText("Excerpt", 1000),
  content: string()
    .required("Content is required")
    .matches(/\S/, { message: "Content is required", excludeEmptyString: true })
    .max(100_000, "Content must be at most 100000 characters"),
  category: string().trim().required("Category is required"),
  tags: array(string().trim().required().max(40, "A tag must be at most 40 characters"))
    .nullable()
    .max(20, "Use at most 20 tags"),
  featuredImage: optionalWebAddress("Featured image"),
  seoTitle: optionalText("SEO title", 200),
  seoDescription: optionalText("SEO description", 500),
});

/** The slug that a title makes, for the form to fill in (specification section 2). */
export const slugOf = slugify;
