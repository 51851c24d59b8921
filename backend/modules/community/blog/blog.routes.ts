import { NotFoundError } from "../../../shared/errors.ts";
import { listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { bodyOf, textsOf } from "../../../shared/rest-table/body.ts";
import {
  nextOf,
  pageParameters,
  pageVariables,
  type RestPageInfo,
} from "../../../shared/rest-table/paging.ts";
import { withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRequest, type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { blogFileRoutes } from "./blog-files.routes.ts";
import { managedPostList } from "./editing/managed-post.list.ts";
import { blogPostList } from "./posts/blog-post.list.ts";
import { publishedPost } from "./posts/blog-post.service.ts";

interface PostRow {
  id: string;
  version: number;
  category: { name: string };
  tags: string[];
  status: string;
  publishedAt: string | null;
  createdAt: string;
}

interface CommentRow {
  id: string;
  authorName: string;
  content: string;
  createdAt: string;
}

const POST = `id version slug title excerpt content category { name } tags featuredImage seoTitle seoDescription status
  viewCount likesCount commentsCount publishedAt createdAt`;

const unixSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** Converts a post to its REST form: times in Unix seconds, tags as a JSON-encoded array; its version is the ETag. */
const toPost = ({ version: _, category, tags, status, publishedAt, createdAt, ...post }: PostRow) => ({
  ...withNumericId(post),
  category: category.name,
  tags: JSON.stringify(tags),
  status: status.toLowerCase(),
  publishedAt: publishedAt && unixSeconds(publishedAt),
  createdAt: unixSeconds(createdAt),
});

const toComment = ({ createdAt, ...comment }: CommentRow) => ({
  ...withNumericId(comment),
  createdAt: unixSeconds(createdAt),
});

const INPUT = {
  title: "string",
  slug: "string",
  excerpt: "string",
  content: "string",
  category: "string",
  tags: { type: "string", list: "array or text", description: "A list, or the JSON text of one." },
  featuredImage: "string",
  seoTitle: "string",
  seoDescription: "string",
} as const;

/** Tags are sent as an array or as a JSON-encoded array; unreadable values are ignored. */
function tagsOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const tags: unknown = JSON.parse(value);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  } catch {
    return [];
  }
}

/** Missing required fields become empty, so validation reports an error for each of them. */
function inputOf(request: RestRequest): Record<string, unknown> {
  const { tags: _, ...texts } = INPUT;
  const tags = tagsOf(bodyOf(request).tags);
  const given = textsOf(request, Object.keys(texts));
  const required = ["title", "content", "category"].map((name) => [name, given[name] ?? ""]);
  return { ...given, ...Object.fromEntries(required), ...(tags === undefined ? {} : { tags }) };
}

/** The blog's REST endpoints, public and administrative. */
export const blogRoutes: RestRoute[] = [
  ...blogFileRoutes,
  listRoute<PostRow>(anyList(blogPostList), {
    path: "/api/blog/posts",
    summary: "Published posts, newest first",
    node: POST,
    response: (posts) => posts.map(toPost),
  }),
  route<{ blogPost: PostRow | null }>({
    method: "GET",
    path: "/api/blog/posts/{slug}",
    summary: "One published post",
    operation: `query RestBlogPost($slug: String!) { blogPost(slug: $slug) { ${POST} } }`,
    variables: ({ path }) => ({ slug: path.slug }),
    response: ({ blogPost }) => {
      if (!blogPost) throw new NotFoundError("This post doesn't exist.");
      return toPost(blogPost);
    },
    version: ({ blogPost }) => blogPost?.version,
  }),
  route<{ blogComments: { nodes: CommentRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/blog/posts/{postId}/comments",
    summary: "A published post's comments, oldest first",
    query: pageParameters,
    operation: `query RestBlogComments($postId: ID!, $first: Int!, $after: String) {
      blogComments(postId: $postId, first: $first, after: $after) {
        totalCount nodes { id authorName content createdAt } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ postId: request.path.postId, ...pageVariables(request) }),
    response: ({ blogComments }) => blogComments.nodes.map(toComment),
    assertKnown: async ({ path }, data, { em }) => {
      const { blogComments } = data as { blogComments: { nodes: CommentRow[] } };
      if (blogComments.nodes.length === 0) await publishedPost(em, path.postId ?? "");
    },
    nextCursor: ({ blogComments }) => nextOf(blogComments.pageInfo),
  }),
  route<{ blogCategories: { id: string; name: string; slug: string; postsCount: number }[] }>({
    method: "GET",
    path: "/api/blog/categories",
    summary: "Categories of the blog, by name",
    operation: "query RestBlogCategories { blogCategories { id name slug postsCount } }",
    response: ({ blogCategories }) => blogCategories.map(withNumericId),
  }),
  listRoute<PostRow>(anyList(managedPostList), {
    path: "/api/admin/blog/posts",
    summary: "Posts in any status, newest first",
    node: POST,
    response: (posts) => posts.map(toPost),
  }),
  route<{ managedBlogPost: PostRow | null }>({
    method: "GET",
    path: "/api/admin/blog/posts/{id}",
    summary: "A post in any status; send its ETag as If-Match when you edit it",
    operation: `query RestManagedPost($id: ID!) { managedBlogPost(id: $id) { ${POST} } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ managedBlogPost }) => {
      if (!managedBlogPost) throw new NotFoundError("This post doesn't exist.");
      return toPost(managedBlogPost);
    },
    version: ({ managedBlogPost }) => managedBlogPost?.version,
  }),
  route<{ createBlogPost: PostRow }>({
    method: "POST",
    path: "/api/admin/blog/posts",
    summary: "Create a draft",
    body: INPUT,
    operation: `mutation RestCreatePost($input: BlogPostInput!) { createBlogPost(input: $input) { ${POST} } }`,
    variables: (request) => ({ input: inputOf(request) }),
    response: ({ createBlogPost }) => toPost(createBlogPost),
    version: ({ createBlogPost }) => createBlogPost.version,
  }),
  route<{ updateBlogPost: PostRow }>({
    method: "PUT",
    path: "/api/admin/blog/posts/{id}",
    summary: "Update a post",
    body: INPUT,
    operation: `mutation RestUpdatePost($id: ID!, $input: BlogPostInput!) {
      updateBlogPost(id: $id, input: $input) { ${POST} }
    }`,
    variables: (request) => ({
      id: request.path.id,
      input: { ...inputOf(request), version: request.version },
    }),
    response: ({ updateBlogPost }) => toPost(updateBlogPost),
    version: ({ updateBlogPost }) => updateBlogPost.version,
  }),
  route<{ deleteBlogPost: string }>({
    method: "DELETE",
    path: "/api/admin/blog/posts/{id}",
    summary: "Delete a post with its comments and likes",
    operation:
      "mutation RestDeletePost($id: ID!, $version: Int) { deleteBlogPost(id: $id, version: $version) }",
    variables: ({ path, version }) => ({ id: path.id, version }),
    response: ({ deleteBlogPost }) => ({ id: Number(deleteBlogPost) }),
    version: () => undefined,
  }),
  route<{ publishBlogPost: PostRow }>({
    method: "POST",
    path: "/api/admin/blog/posts/{id}/publish",
    summary: "Publish a draft",
    operation: `mutation RestPublishPost($id: ID!, $version: Int) {
      publishBlogPost(id: $id, version: $version) { ${POST} }
    }`,
    variables: ({ path, version }) => ({ id: path.id, version }),
    response: ({ publishBlogPost }) => toPost(publishBlogPost),
    version: ({ publishBlogPost }) => publishBlogPost.version,
  }),
  route<{ seedBlogData: { message: string; posts: number; comments: number } }>({
    method: "POST",
    path: "/api/admin/seed-blog-data",
    summary: "Add any missing sample posts",
    operation: "mutation RestSeedBlog { seedBlogData { message posts comments } }",
    response: ({ seedBlogData }) => seedBlogData,
  }),
];
