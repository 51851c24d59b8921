import { listFile } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
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

/** Downloads of the blog: its published posts, without their texts. */
export const blogFileRoutes: RestRoute[] = [
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
