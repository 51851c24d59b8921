import { readdirSync, readFileSync } from "node:fs";
import { ref } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { daysBefore } from "../../../../shared/days/days.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { BlogComment } from "../comments/blog-comment.entity.ts";
import { freeSlug } from "../editing/slugs.ts";
import { BlogCategory } from "../posts/blog-category.entity.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import type { BlogPostStatus } from "../posts/blog-post-status.ts";

const DATA = new URL("./data/", import.meta.url);
const HOUR = 3600 * 1000;

/** The key of the advisory lock that serializes seeding. */
const SEED_LOCK = 7_305_123;

interface SamplePost {
  title: string;
  slug: string;
  category: string;
  tags: string[];
  excerpt: string | null;
  content: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  status: BlogPostStatus;
  publishedDaysAgo: number | null;
  createdDaysAgo: number;
  comments: { authorName: string; content: string; hoursAfter: number }[];
}

const read = <Data>(file: string) => JSON.parse(readFileSync(new URL(file, DATA), "utf8")) as Data;

/**
 * Adds any missing sample categories, posts and comments, dated before `today`. Idempotent.
 */
export async function seedSampleBlog(
  em: EntityManager,
  today = new Date(),
): Promise<{ posts: number; comments: number }> {
  await em.execute("select pg_advisory_xact_lock(?)", [SEED_LOCK]);
  const categories = await sampleCategories(em);
  const known = await knownSamples(em);
  const added = { posts: 0, comments: 0 };
  for (const file of readdirSync(new URL("posts/", DATA)).toSorted()) {
    const sample = read<SamplePost>(`posts/${file}`);
    if (known.has(sample.slug)) continue;
    const category = categories.get(sample.category);
    if (!category) throw new Error(`The sample ${file} has no category.`);
    const { title, slug, tags, excerpt, seoTitle, seoDescription, status, comments } = sample;
    const { publishedDaysAgo, createdDaysAgo } = sample;
    const publishedAt = publishedDaysAgo === null ? null : daysBefore(today, publishedDaysAgo);
    const createdAt = daysBefore(today, createdDaysAgo);
    const post = em.create(BlogPost, {
      title,
      tags,
      excerpt,
      seoTitle,
      seoDescription,
      status,
      sampleKey: slug,
      slug: known.has(`slug:${slug}`) ? await freeSlug(em, title) : slug,
      content: sample.content.join("\n\n"),
      category: ref(category),
      viewCount: 0,
      likesCount: 0,
      commentsCount: 0,
      publishedAt,
      createdAt,
      updatedAt: publishedAt ?? createdAt,
      version: 1,
    });
    added.posts += 1;
    comments.forEach(({ authorName, content, hoursAfter }, index) => {
      em.create(BlogComment, {
        sampleKey: `${slug}/${index}`,
        post: ref(post),
        authorName,
        content,
        status: "published",
        reportsCount: 0,
        version: 1,
        createdAt: new Date((publishedAt ?? createdAt).getTime() + hoursAfter * HOUR),
      });
    });
    added.comments += comments.length;
  }
  await em.flush();
  return added;
}

/** Returns the sample's categories by name, creating missing ones. */
async function sampleCategories(em: EntityManager): Promise<Map<string, BlogCategory>> {
  const rows = read<{ name: string; description: string }[]>("categories.json");
  const found = await em.find(BlogCategory, { name: { $in: rows.map(({ name }) => name) } });
  const byName = new Map(found.map((category) => [foldText(category.name), category]));
  return new Map(
    rows.map(({ name, description }) => [
      name,
      byName.get(foldText(name)) ?? em.create(BlogCategory, { name, description, slug: slugify(name) }),
    ]),
  );
}

/** Returns what already exists: the keys of seeded samples, and taken slugs with the prefix `slug:`. */
async function knownSamples(em: EntityManager): Promise<Set<string>> {
  const rows = await em.execute<{ known: string }[]>(
    `select sample_key as known from blog_posts where sample_key is not null
     union all select 'slug:' || slug from blog_posts union all select 'slug:' || slug from blog_post_slugs`,
  );
  return new Set(rows.map(({ known }) => known));
}
