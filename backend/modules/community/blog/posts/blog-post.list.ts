import { Public } from "../../../../shared/access.ts";
import { referenceFilter, tagFilter } from "../../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../../shared/listing/in-step.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../bookmarks/bookmarked.filter.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { bookmarkablePosts } from "./blog-post.subjects.ts";
import { isPublished } from "./blog-post-status.ts";

/** The search parameter of lists of posts. */
export const postSearch = {
  description: "Part of the title or excerpt; case-insensitive, at most 200 characters.",
};

/** The public list of posts. */
export const blogPostList = defineList({
  name: "blogPosts",
  typeName: "BlogPost",
  entity: BlogPost,
  description: "Published posts, searched, filtered and sorted.",
  access: Public(),
  path: "/blog",
  file: "/api/blog/posts.csv",
  where: isPublished,
  search: postSearch,
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Slugs or names of categories.",
      column: "category_id",
      table: "blog_categories",
    }),
    tags: tagFilter({
      param: "tag",
      label: "Tag",
      description: "Posts with at least one of these tags.",
      column: "tags",
    }),
    saved: bookmarkedFilter(bookmarkablePosts),
    updatedSince,
  },
  orders: {
    RECENT: {
      label: "Most Recent",
      description: "Most recently published first.",
      by: ["datedAt"],
      direction: "desc",
    },
    POPULAR: {
      label: "Most Popular",
      description: "Most views and likes first.",
      by: ["popularity"],
      direction: "desc",
    },
    COMMENTED: {
      label: "Most Discussed",
      description: "Most comments first.",
      by: ["commentsCount"],
      direction: "desc",
    },
    UPDATED: byChange,
  },
  defaultOrder: "RECENT",
  isCopied: true,
});
