import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { managedPostList } from "./editing/managed-post.list.ts";
import { blogPostList } from "./posts/blog-post.list.ts";

interface PostLine {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  category: { name: string };
  tags: string[];
  viewCount: number;
  likesCount: number;
  commentsCount: number;
  publishedAt: Date | null;
}

type ManagedLine = PostLine & { status: string; createdAt: Date; updatedAt: Date };

/**
 * Downloads of the blog's posts: published ones without their content, and for editors those in any status.
 */
export const blogFileRoutes: RestRoute[] = [
  listFile<ManagedLine>(anyList(managedPostList), {
    summary: "Posts in any status as CSV, newest first, for administrators",
    node: `id slug title excerpt category { name } tags viewCount likesCount commentsCount publishedAt
      status createdAt updatedAt`,
    columns: {
      Id: ({ id }) => Number(id),
      Title: ({ title }) => title,
      Slug: ({ slug }) => slug,
      Status: ({ status }) => status.toLowerCase(),
      Category: ({ category }) => category.name,
      Tags: ({ tags }) => tags.join("; "),
      Views: ({ viewCount }) => viewCount,
      Likes: ({ likesCount }) => likesCount,
      Comments: ({ commentsCount }) => commentsCount,
      Created: ({ createdAt }) => createdAt,
      Updated: ({ updatedAt }) => updatedAt,
      Published: ({ publishedAt }) => publishedAt,
    },
  }),
  listFile<PostLine>(anyList(blogPostList), {
    summary: "Published posts as CSV, newest first",
    node: "id slug title excerpt category { name } tags viewCount likesCount commentsCount publishedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Title: ({ title }) => title,
      Slug: ({ slug }) => slug,
      Excerpt: ({ excerpt }) => excerpt,
      Category: ({ category }) => category.name,
      Tags: ({ tags }) => tags.join("; "),
      Views: ({ viewCount }) => viewCount,
      Likes: ({ likesCount }) => likesCount,
      Comments: ({ commentsCount }) => commentsCount,
      Published: ({ publishedAt }) => publishedAt,
    },
  }),
];
