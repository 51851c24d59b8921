import { array, object, string } from "yup";
import { slugify } from "../../../shared/text.ts";

/** Nothing that reads as another address: no spaces, control characters, backslashes or credentials. */
const ADDRESS = /^https?:\/\/[^\s\p{C}@/\\]+(\/[^\s\p{C}\\]*)?$/u;

const optional = (label: string, most: number) =>
  string().trim().nullable().max(most, `${label} must be at most ${most} characters`);

/** What a post must hold (specification section 5); the form and the server check the same. */
export const postRules = object({
  title: string().trim().required("Title is required").max(200, "Title must be at most 200 characters"),
  slug: optional("Slug", 200),
  excerpt: optional("Excerpt", 1000),
  content: string()
    .required("Content is required")
    .matches(/\S/, { message: "Content is required", excludeEmptyString: true })
    .max(100_000, "Content must be at most 100000 characters"),
  category: string().trim().required("Category is required"),
  tags: array(string().trim().required().max(40, "A tag must be at most 40 characters"))
    .nullable()
    .max(20, "Use at most 20 tags"),
  featuredImage: optional("Featured image", 2000).test(
    "address",
    "Featured image must be an http or https address",
    (value) => !value || (ADDRESS.test(value) && URL.canParse(value)),
  ),
  seoTitle: optional("SEO title", 200),
  seoDescription: optional("SEO description", 500),
});

/** The slug that a title makes, for the form to fill in (specification section 2). */
export const slugOf = slugify;
