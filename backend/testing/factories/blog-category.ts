import { BlogCategory } from "../../modules/community/blog/posts/blog-category.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A category of posts, without posts. */
export function createBlogCategory(
  place: HasDatabase,
  fields: Fields<BlogCategory> = {},
): Promise<BlogCategory> {
  const name = String(fields.name ?? unique("Subject"));
  return store(place, BlogCategory, () => ({ name, slug: slugify(name), ...fields }));
}
