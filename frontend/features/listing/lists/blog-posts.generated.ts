// Generated from the list's declaration by `npm run schema`; do not edit.
import type { BlogPostFilter, BlogPostSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of blogPosts. */
export const blogPostsListing: Listing<"category" | "tag" | "saved", Exclude<BlogPostSort, "UPDATED">, BlogPostFilter> = {
  "name": "blogPosts",
  "path": "/blog",
  "file": "/api/blog/posts.csv",
  "filters": {
    "category": {
      "field": "categories",
      "label": "Category",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "tag": {
      "field": "tags",
      "label": "Tag",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "saved": {
      "field": "saved",
      "label": "Saved",
      "shape": "flag",
      "choices": {
        "true": "Saved"
      },
      "ordered": false
    }
  },
  "always": {},
  "sorts": {
    "RECENT": "Most Recent",
    "POPULAR": "Most Popular",
    "COMMENTED": "Most Discussed"
  },
  "defaultSort": "RECENT"
};
