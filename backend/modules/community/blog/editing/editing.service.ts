import { LockMode, ref } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { readCreationKey } from "../../../../shared/schema/creation-key.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../../shared/schema/kept-fields.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { BlogCategory } from "../posts/blog-category.entity.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { type BlogPostStatus, BlogPostStatuses } from "../posts/blog-post-status.ts";
import type { BlogPostInput, BlogTotals } from "./post.inputs.ts";
import { postRules } from "./post.rules.ts";
import { chosenSlug, freeSlug } from "./slugs.ts";

/** The fields of a post whose changes the audit trail records. */
const AUDITED = ["title", "slug", "status", "category", "tags", "excerpt", "content"] as const;

const TOTALS = `
  select count(*)::int as total, coalesce(sum(view_count), 0)::int as views,
    (count(*) filter (where status = 'published'))::int as published,
    (count(*) filter (where status = 'draft'))::int as drafts,
    (count(*) filter (where status = 'archived'))::int as archived
  from blog_posts`;

/** Counts the posts by status, in one statement. */
export async function readBlogTotals({ em }: Context): Promise<BlogTotals> {
  const [totals] = await em.execute<Omit<BlogTotals, "asOf">[]>(TOTALS);
  if (!totals) throw new Error("The count returned no row.");
  return { ...totals, asOf: new Date() };
}

/** Returns the post with this id in any status, or null. */
export async function findManagedPost({ em }: Context, id: string): Promise<BlogPost | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(BlogPost, key, { populate: ["category"] });
}

/**
 * Loads and locks the post until the transaction ends.
 * @throws NotFoundError; ConflictError if the edit is based on another version.
 */
async function lockedPost({ em }: Context, id: string, version?: number | null): Promise<BlogPost> {
  const key = parseId(id);
  const post =
    key === undefined
      ? null
      : await em.findOne(
          BlogPost,
          { id: key },
          { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["category"] },
        );
  if (!post) throw new NotFoundError("This post doesn't exist.");
  assertSameVersion(post, version, "post");
  return post;
}

/**
 * Validates the input of a post.
 * @throws InvalidInputError with a message for each invalid field.
 */
async function readInput({ em }: Context, input: BlogPostInput) {
  const { category: name, slug, tags, ...rest } = await validate(postRules, input);
  const category = await em.findOne(BlogCategory, { name });
  if (!category) {
    const message = "Choose one of the categories.";
    throw new InvalidInputError(message, { category: message });
  }
  return {
    slug: slug || undefined,
    words: {
      title: rest.title,
      content: rest.content,
      excerpt: rest.excerpt || null,
      featuredImage: rest.featuredImage || null,
      seoTitle: rest.seoTitle || null,
      seoDescription: rest.seoDescription || null,
      tags: [...new Set(tags ?? [])],
      category: ref(category),
    },
  };
}

/**
 * Creates a draft; repeated requests of one person with the same key have one effect and the same response.
 * @throws InvalidInputError, ConflictError at the field at fault.
 */
export async function createPost(
  context: Context,
  input: BlogPostInput,
  givenKey?: string | null,
): Promise<BlogPost> {
  const { em } = context;
  const createdById = personOf(context).id;
  const creationKey = await readCreationKey(context, createdById, givenKey);
  const repeated =
    creationKey && (await em.findOne(BlogPost, { createdById, creationKey }, { populate: ["category"] }));
  if (repeated) return repeated;
  const { slug, words } = await readInput(context, input);
  const now = new Date();
  const post = em.create(BlogPost, {
    ...words,
    createdById,
    creationKey,
    slug: slug ? await chosenSlug(em, slug) : await freeSlug(em, words.title),
    status: BlogPostStatuses.DRAFT,
    viewCount: 0,
    likesCount: 0,
    commentsCount: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
  await em.flush();
  const changes = changesBetween(undefined, post, AUDITED);
  await recordAuditEvent(context, { action: "blog_post.created", subject: post.id, changes });
  return post;
}

const OPTIONAL = ["excerpt", "featuredImage", "seoTitle", "seoDescription", "tags"] as const;

/** Updates a post, keeping what is left out; its previous slug redirects to the new one. */
export async function updatePost(context: Context, id: string, input: BlogPostInput): Promise<BlogPost> {
  const { em } = context;
  const post = await lockedPost(context, id, input.version);
  const { slug, words } = await readInput(context, input);
  const before = { ...post };
  const next = slug ? await chosenSlug(em, slug, post.id) : post.slug;
  if (next !== post.slug) {
    await em.execute("delete from blog_post_slugs where slug = ?", [next]);
    // Only published posts leave a redirect behind.
    if (post.publishedAt) {
      await em.execute("insert into blog_post_slugs (slug, post_id) values (?, ?) on conflict do nothing", [
        post.slug,
        post.id,
      ]);
    }
  }
  Object.assign(post, withoutLeftOut(words, input, OPTIONAL), { slug: next });
  markEdited(post);
  await em.flush();
  const changes = changesBetween(before, post, AUDITED);
  await recordAuditEvent(context, { action: "blog_post.updated", subject: post.id, changes });
  return post;
}

/** Deletes a post with everything that belongs to it. Returns its id. */
export async function deletePost(context: Context, id: string, version?: number | null): Promise<string> {
  const post = await lockedPost(context, id, version);
  const changes = changesBetween(post, undefined, AUDITED);
  await recordAuditEvent(context, { action: "blog_post.deleted", subject: post.id, changes });
  await context.em.remove(post).flush();
  return id;
}

/**
 * Moves a post to another status.
 * @throws ConflictError with the refusal if it already has that status, or the move isn't allowed.
 */
function moveTo(post: BlogPost, to: BlogPostStatus, refusal: string): void {
  if (post.status === to) throw new ConflictError(refusal);
  assertMove("post", { by: "administrator", from: post.status, to }, refusal);
  post.status = to;
}

/**
 * Publishes a draft; a published post stays unchanged.
 * @throws ConflictError if the post is archived.
 */
export async function publishPost(context: Context, id: string, version?: number | null): Promise<BlogPost> {
  const post = await lockedPost(context, id, version);
  const to = BlogPostStatuses.PUBLISHED;
  assertMove("post", { by: "administrator", from: post.status, to }, "Only drafts can be published.");
  if (post.status === to) return post;
  post.status = to;
  post.publishedAt ??= new Date();
  markEdited(post);
  await context.em.flush();
  await recordAuditEvent(context, { action: "blog_post.published", subject: post.id });
  return post;
}

/** Archives a published post. @throws ConflictError if it is not published. */
export async function archivePost(context: Context, id: string, version?: number | null): Promise<BlogPost> {
  const post = await lockedPost(context, id, version);
  moveTo(post, BlogPostStatuses.ARCHIVED, "Only published posts can be archived.");
  markEdited(post);
  await context.em.flush();
  await recordAuditEvent(context, { action: "blog_post.archived", subject: post.id });
  return post;
}

/** Restores an archived post as a draft, for review before it is published again. @throws ConflictError */
export async function restorePost(context: Context, id: string, version?: number | null): Promise<BlogPost> {
  const post = await lockedPost(context, id, version);
  moveTo(post, BlogPostStatuses.DRAFT, "Only archived posts can be restored.");
  markEdited(post);
  await context.em.flush();
  await recordAuditEvent(context, { action: "blog_post.restored", subject: post.id });
  return post;
}
