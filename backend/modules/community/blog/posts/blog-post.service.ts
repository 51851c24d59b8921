import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { readRow, readRows } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { BlogCategory } from "./blog-category.entity.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { isPublished, PUBLIC } from "./blog-post-status.ts";
import type { BlogStatistics } from "./blog-statistics.ts";

/** Returns the published post with this slug or a previous slug; null if there is none. */
export async function findBlogPost(
  { em }: Context,
  slug: string,
  selection: Selection,
): Promise<Row<BlogPost> | null> {
  const [found] = await readRows(em, BlogPost, {
    selection,
    where: sql`${isPublished} and t.slug = ${slug}`,
    limit: 1,
  });
  if (found) return found;
  const [moved] = await em.execute<{ post_id: number }[]>(
    "select post_id from blog_post_slugs where slug = ?",
    [slug],
  );
  return moved ? readRow(em, BlogPost, moved.post_id, selection, isPublished) : null;
}

/** Returns the published post with this id, or null. */
export async function findPublishedPost(em: EntityManager, id: string): Promise<BlogPost | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(BlogPost, { ...PUBLIC, id: key });
}

/** Like `findPublishedPost`. @throws NotFoundError if it doesn't exist or isn't published. */
export async function publishedPost(em: EntityManager, id: string): Promise<BlogPost> {
  const post = await findPublishedPost(em, id);
  if (!post) throw new NotFoundError("This post doesn't exist.");
  return post;
}

/** Returns other published posts of the same category, newest first. */
export function relatedBlogPosts(
  { em }: Context,
  id: string,
  first: number,
  selection: Selection,
): Promise<Row<BlogPost>[]> {
  const key = parseId(id) ?? 0;
  return readRows(em, BlogPost, {
    selection,
    where: sql`${isPublished} and t.id <> ${key} and t.category_id =
      (select self.category_id from blog_posts self where self.id = ${key} and self.status = 'published')`,
    orderBy: sql`order by t.dated_at desc, t.id desc`,
    limit: assertCount(first),
  });
}

/** Returns the category with this slug, or null. */
export function findBlogCategory({ em }: Context, slug: string): Promise<BlogCategory | null> {
  return em.findOne(BlogCategory, { slug });
}

/** Returns all categories, by name. Unpaged, since there are a dozen or two. */
export function listBlogCategories({ em }: Context): Promise<BlogCategory[]> {
  return em.find(BlogCategory, {}, { orderBy: { name: "asc" }, limit: 200 });
}

const STATISTICS = `
  select count(*)::int as articles, coalesce(sum(view_count), 0)::int as views,
    count(distinct category_id)::int as categories
  from blog_posts where status = 'published'`;

/** Returns the totals of the blog, counted in one statement. */
export async function readBlogStatistics({ em }: Context): Promise<BlogStatistics> {
  const [counts] = await em.execute<BlogStatistics[]>(STATISTICS);
  if (!counts) throw new Error("The count returned no row.");
  return counts;
}
