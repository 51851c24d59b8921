import { isAdministrator, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { readCreationKey } from "../../../../shared/schema/creation-key.ts";
import "../personal-data.ts";
import { ref } from "@mikro-orm/core";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { RelatedArguments } from "../../../../shared/listing/reading/read-related.ts";
import { loadRelated, type RelatedPage } from "../../../../shared/listing/reading/related-loader.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { lockRecord } from "../../../administration/moderation/moderation.service.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { publishedPost } from "../posts/blog-post.service.ts";
import { PUBLIC } from "../posts/blog-post-status.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { postComments } from "./comment.list.ts";
import { isAuthor, mayEditComment } from "./comment.policy.ts";
import { commentRules } from "./comment.rules.ts";
import { moderatedComments } from "./moderated-comments.ts";

/** A rate limit of comments per account. */
const COMMENTS: Limit = {
  name: "blog-comments",
  times: 20,
  seconds: 3600,
  message: "You've posted a lot of comments.",
};

/**
 * Returns a page of a published post's comments, oldest first: the published ones, and the viewer's own
 * pending or hidden ones.
 */
export function listComments(
  context: Context,
  postId: string,
  page: RelatedArguments,
  selection: Selection,
): Promise<RelatedPage> {
  return loadRelated(context, postComments, parseId(postId) ?? 0, page, selection);
}

/**
 * Whether the actor's comments on a post are published immediately: one of their comments is published, and
 * none on this post was hidden, so a hidden comment can't just be posted again.
 */
async function isTrusted(context: Context, post: number): Promise<boolean> {
  const { id, role } = personOf(context);
  if (role === "admin") return true;
  const hidden = await context.em.count(BlogComment, { author: id, post, status: "hidden" });
  return hidden === 0 && (await context.em.count(BlogComment, { author: id, status: "published" })) > 0;
}

/**
 * Adds a comment; a user's first comment awaits moderation. Repeated requests with the same key have one
 * effect and the same response.
 * @throws InvalidInputError if it is empty or too long; NotFoundError if the post doesn't exist.
 */
export async function addComment(
  context: Context,
  postId: string,
  content: string,
  givenKey?: string | null,
): Promise<BlogComment> {
  const { em, limits } = context;
  const actor = personOf(context);
  const input = await validate(commentRules, { content });
  const post = await publishedPost(em, postId);
  await limits.count(COMMENTS, String(actor.id));
  return em.transactional(async () => {
    const creationKey = await readCreationKey(context, actor.id, givenKey);
    const repeated =
      creationKey && (await em.findOne(BlogComment, { author: actor.id, post: post.id, creationKey }));
    if (repeated) return repeated;
    const author = await em.findOneOrFail(User, actor.id);
    const status = (await isTrusted(context, post.id)) ? "published" : "pending";
    assertMove("comment", { by: "author", from: "new", to: status });
    const comment = em.create(BlogComment, {
      post: ref(post),
      author: ref(author),
      authorName: `${author.firstName} ${author.lastName}`,
      content: input.content,
      creationKey,
      status,
      reportsCount: 0,
      version: 1,
      createdAt: new Date(),
    });
    await em.flush();
    return comment;
  });
}

/** The new content of a comment, and the version that the edit is based on. */
export interface CommentEdit {
  readonly content: string;
  readonly version: number | null | undefined;
}

/**
 * Edits the actor's own comment within 15 minutes.
 * @throws NotFoundError if it doesn't exist, isn't theirs, or its post is no longer published; ConflictError
 * if it was edited in the meantime, or the time is over.
 */
export async function editComment(
  context: Context,
  id: string,
  { content, version }: CommentEdit,
): Promise<BlogComment> {
  const actor = personOf(context);
  const input = await validate(commentRules, { content });
  const comment = await lockRecord(context, moderatedComments, id);
  const visible = await context.em.count(BlogPost, { id: comment.post.id, ...PUBLIC });
  if (comment.author?.id !== actor.id || visible === 0) throw new NotFoundError(moderatedComments.missing);
  // Hidden content mustn't be reposted by editing another comment, so an untrusted author's edit awaits
  // moderation.
  const status = (await isTrusted(context, comment.post.id)) ? comment.status : "pending";
  assertMove("comment", { by: "author", from: comment.status, to: status });
  if (!mayEditComment(actor, comment)) throw new ConflictError("Comments can only be edited for 15 minutes.");
  assertSameVersion(comment, version, "comment");
  comment.content = input.content;
  comment.status = status;
  comment.editedAt = new Date();
  comment.version += 1;
  await context.em.flush();
  return comment;
}

/**
 * Deletes the actor's own comment, or any comment as an administrator. Returns its id.
 * @throws NotFoundError if it isn't theirs; ConflictError if an administrator has hidden it.
 */
export async function deleteComment(context: RequestContext, id: string): Promise<string> {
  const comment = await lockRecord(context, moderatedComments, id);
  const { actor } = context;
  if (!isAuthor(actor, comment) && !isAdministrator(actor))
    throw new NotFoundError(moderatedComments.missing);
  const by = isAdministrator(actor) ? "administrator" : "author";
  assertMove("comment", { by, from: comment.status, to: "deleted" });
  await recordAuditEvent(context, { action: "comment.deleted", subject: comment.id });
  await context.em.remove(comment).flush();
  return id;
}
