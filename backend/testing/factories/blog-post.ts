import { BlogCategory } from "../../modules/community/blog/posts/blog-category.entity.ts";
import { BlogPost } from "../../modules/community/blog/posts/blog-post.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, named, store, unique } from "./store.ts";

/** A published post; the category is a name. */
export function createBlogPost(
  place: HasDatabase,
  { category = "Innovation", ...fields }: Fields<BlogPost, "category"> & { category?: string } = {},
): Promise<BlogPost> {
  const title = String(fields.title ?? unique("Post"));
  const status = fields.status ?? "published";
  return store(place, BlogPost, async (em) => ({
    title,
    slug: slugify(title),
    content: `${title} is about what clubs learned in a season.`,
    category: await named(em, BlogCategory, category),
    status,
    publishedAt: status === "draft" ? null : new Date(),
    ...fields,
  }));
}
