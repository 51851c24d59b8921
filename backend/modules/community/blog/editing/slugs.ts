import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError } from "../../../../shared/errors.ts";
import { slugify } from "../../../../shared/text/text.ts";

/** Slugs reserved for other pages under /blog, present or future. */
const RESERVED = new Set(["feed", "rss", "atom", "category", "tag", "newsletter", "search", "new", "edit"]);

/** The key of the advisory lock held while a slug is chosen, so two posts can't get the same one. */
const SLUG_LOCK = 7_305_121;

const TAKEN_SLUGS = `
  select slug from blog_posts where slug like ? and id <> ?
  union select slug from blog_post_slugs where slug like ? and post_id <> ?`;

async function takenSlugs(em: EntityManager, base: string, postId: number): Promise<Set<string>> {
  await em.execute("select pg_advisory_xact_lock(?)", [SLUG_LOCK]);
  const rows = await em.execute<{ slug: string }[]>(TAKEN_SLUGS, [`${base}%`, postId, `${base}%`, postId]);
  return new Set([...rows.map(({ slug }) => slug), ...RESERVED]);
}

/**
 * Returns the first free slug for a title: "title", "title-2" and so on. Previous slugs of other posts count
 * as taken.
 */
export async function freeSlug(em: EntityManager, title: string, postId = 0): Promise<string> {
  const base = slugify(title).slice(0, 110).replace(/-+$/, "");
  const taken = await takenSlugs(em, base, postId);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Checks a slug entered by the author. @throws ConflictError at its field if it is taken or reserved. */
export async function chosenSlug(em: EntityManager, wanted: string, postId = 0): Promise<string> {
  const slug = slugify(wanted);
  if ((await takenSlugs(em, slug, postId)).has(slug)) {
    const message = `The address “${slug}” is taken. Choose another slug.`;
    throw new ConflictError(message, { slug: message });
  }
  return slug;
}
