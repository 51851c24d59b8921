import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import { assertCount, findPage, type PageQuery } from "../../../shared/keyset.ts";
import { savedPostIds } from "../reactions/saves.service.ts";
import { BlogCategory } from "./blog-category.entity.ts";
import type { BlogPostPage, BlogStatistics } from "./blog-post.connection.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { withPostFacets } from "./blog-post.facets.ts";
import { blogPostWhere, PUBLIC } from "./blog-post.filter.ts";
import type { BlogPostSort, BlogPostsArguments } from "./blog-post.inputs.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<BlogPostSort, PageQuery<BlogPost>["orderBy"]> = {
  recent: { datedAt: "desc", id: "desc" },
  popular: { popularity: "desc", id: "desc" },
  commented: { commentsCount: "desc", id: "desc" },
};

/**
 * One page of the published posts that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listBlogPosts(context: Context, args: BlogPostsArguments): Promise<BlogPostPage> {
  const { em } = context;
  const saved = args.filter?.saved ? await savedPostIds(context) : undefined;
  const page = await findPage(em, BlogPost, args, {
    where: blogPostWhere(args, saved),
    orderBy: ORDERS[args.sort],
    populate: ["category"],
  });
  return withPostFacets(em, page, (except) => blogPostWhere(args, saved, except));
}

/** The published post at an address, also at one that it had before; null when there is none. */
export async function findBlogPost({ em }: Context, slug: string): Promise<BlogPost | null> {
  const found = await em.findOne(BlogPost, { ...PUBLIC, slug }, { populate: ["category"] });
  if (found) return found;
  const [moved] = await em.execute<{ post_id: number }[]>(
    "select post_id from blog_post_slugs where slug = ?",
    [slug],
  );
  return moved ? em.findOne(BlogPost, { ...PUBLIC, id: moved.post_id }, { populate: ["category"] }) : null;
}

/** The published post with this id; null when there is none. */
export async function findPublishedPost(em: EntityManager, id: string): Promise<BlogPost | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(BlogPost, { ...PUBLIC, id: key });
}

/** As `findPublishedPost`. @throws NotFoundError alike for one that is not published and for none. */
export async function publishedPost(em: EntityManager, id: string): Promise<BlogPost> {
  const post = await findPublishedPost(em, id);
  if (!post) throw new NotFoundError("There is no such post.");
  return post;
}

/** Other published posts of the same category, last published first (specification section 9). */
export async function relatedBlogPosts({ em }: Context, id: string, first: number): Promise<BlogPost[]> {
  const self = await findPublishedPost(em, id);
  if (!self) return [];
  return em.find(
    BlogPost,
    { ...PUBLIC, id: { $ne: self.id }, category: self.category.id },
    { orderBy: ORDERS.recent, limit: assertCount(first), populate: ["category"] },
  );
}

/** The category with this slug; null when there is none. */
export function findBlogCategory({ em }: Context, slug: string): Promise<BlogCategory | null> {
  return em.findOne(BlogCategory, { slug });
}

/** Every category, by name. There are a dozen or two. */
export function listBlogCategories({ em }: Context): Promise<BlogCategory[]> {
  return em.find(BlogCategory, {}, { orderBy: { name: "asc" }, limit: 200 });
}

const STATISTICS = `
  select count(*)::int as articles, coalesce(sum(view_count), 0)::int as views,
    count(distinct category_id)::int as categories
  from blog_posts where status = 'published'`;

/** What the blog holds, counted in one statement. */
export async function readBlogStatistics({ em }: Context): Promise<BlogStatistics> {
  const [counts] = await em.execute<BlogStatistics[]>(STATISTICS);
  if (!counts) throw new Error("Counting gave no row.");
  return counts;
}
