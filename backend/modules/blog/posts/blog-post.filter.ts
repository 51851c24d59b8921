import type { ObjectQuery } from "@mikro-orm/postgresql";
import { chosenIn } from "../../../shared/facets.ts";
import { searchPattern } from "../../../shared/text.ts";
import type { BlogPost } from "./blog-post.entity.ts";
import type { BlogPostsArguments } from "./blog-post.inputs.ts";
import { BlogPostStatuses } from "./blog-post-status.ts";

/** The filters that have a facet. */
export type Facet = "categories" | "tags";

/** What anybody may read. */
export const PUBLIC = { status: BlogPostStatuses.PUBLISHED } as const;

/** Posts whose title or excerpt holds a text, whatever its case (specification section 5). */
export function textCondition(search: string | null | undefined): ObjectQuery<BlogPost>[] {
  const pattern = searchPattern(search);
  return pattern ? [{ $or: [{ title: { $ilike: pattern } }, { excerpt: { $ilike: pattern } }] }] : [];
}

/**
 * What a list of published posts is narrowed to. `except` leaves one filter out, so that its facet keeps the
 * chosen value's siblings; `savedIds` are the viewer's when only those are wanted.
 * @throws InvalidInputError for a search that is too long.
 */
export function blogPostWhere(
  { search, filter }: Pick<BlogPostsArguments, "search" | "filter">,
  savedIds: readonly number[] | undefined,
  except?: Facet,
): ObjectQuery<BlogPost> {
  const conditions: ObjectQuery<BlogPost>[] = [PUBLIC, ...textCondition(search)];
  const chosen = chosenIn(filter, except);
  const categories = chosen("categories");
  if (categories) conditions.push({ category: { slug: { $in: categories } } });
  const tags = chosen("tags");
  if (tags) conditions.push({ tags: { $overlap: tags } });
  if (savedIds) conditions.push({ id: { $in: [...savedIds] } });
  return { $and: conditions };
}
