import { Allowed } from "../../../../shared/access.ts";
import { oneOfFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { postSearch } from "../posts/blog-post.list.ts";
import { BlogPostStatuses } from "../posts/blog-post-status.ts";

/** The list of all posts, for editors. */
export const managedPostList = defineList({
  name: "managedBlogPosts",
  typeName: "ManagedBlogPost",
  connectionName: "ManagedBlogPost",
  entity: BlogPost,
  description: "Posts in any status, newest first.",
  access: Allowed("admin"),
  file: "/api/admin/blog/posts.csv",
  search: postSearch,
  filters: {
    status: oneOfFilter({
      param: "status",
      label: "Status",
      description: "Only posts in this status.",
      column: "status",
      members: BlogPostStatuses,
      labels: { draft: "Draft", published: "Published", archived: "Archived" },
      asArgument: "BlogPostStatus",
    }),
  },
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
