import { raw } from "sql-template-tag";
import { Public } from "../../../shared/access.ts";
import { referenceFilter, tagFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../bookmarks/bookmarked.filter.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { bookmarkablePosts } from "./bookmarkable-posts.ts";

/** What a list of posts is searched by. */
export const postSearch = {
  description: "Part of the title or excerpt, whatever its case, at most 200 characters.",
};

/** What anybody may read. */
export const isPublished = raw("t.status = 'published'");

/** The list of published posts. */
export const blogPostList = defineList({
  name: "blogPosts",
  typeName: "BlogPost",
  entity: BlogPost,
  description: "Published posts by search, filter and order.",
  access: Public(),
  path: "/blog",
  where: isPublished,
  search: postSearch,
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Category slugs or names.",
      column: "category_id",
      table: "blog_categories",
    }),
    tags: tagFilter({
      param: "tag",
      label: "Tag",
      description: "With at least one of these tags.",
      column: "tags",
    }),
    saved: bookmarkedFilter(bookmarkablePosts),
  },
  orders: {
    RECENT: {
      label: "Most Recent",
      description: "Last published first.",
      by: ["datedAt"],
      direction: "desc",
    },
    POPULAR: {
      label: "Most Popular",
      description: "The most views and likes first.",
      by: ["popularity"],
      direction: "desc",
    },
    COMMENTED: {
      label: "Most Discussed",
      description: "The most comments first.",
      by: ["commentsCount"],
      direction: "desc",
    },
  },
  defaultOrder: "RECENT",
});
