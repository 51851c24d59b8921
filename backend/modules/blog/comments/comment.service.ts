import { asPerson, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import "../personal-data.ts";
import { ref } from "@mikro-orm/core";
import type { Page, PageArguments } from "../../../shared/connection.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import { cursorOf, findPage } from "../../../shared/keyset.ts";
import type { Limit } from "../../../shared/limits.ts";
import { validate } from "../../../shared/validation.ts";
import { assertSameVersion } from "../../../shared/versioned.ts";
import { User } from "../../accounts/user.entity.ts";
import { recordAct } from "../../audit/record-act.ts";
import { lockRecord } from "../../moderation/moderation.service.ts";
import type { ModerationStatus } from "../../moderation/moderation-status.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { publishedPost } from "../posts/blog-post.service.ts";
import { PUBLIC } from "../posts/blog-post-status.ts";
import { BlogComment } from "./blog-comment.entity.ts";
import { mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import { commentRules } from "./comment.rules.ts";
import { moderatedComments } from "./moderated-comments.ts";

/** Comments per account. */
const COMMENTS: Limit = {
  name: "blog-comments",
  times: 20,
  seconds: 3600,
  message: "You have commented a lot.",
};
/** The sort order of a post's comments. */
const BY_DATE = { createdAt: "asc", id: "asc" } as const;

/** What only the author of a comment sees. */
const OWN = ["pending", "hidden"] as const satisfies ModerationStatus[];

/** The cursor of a comment in its post's list. */
export function commentCursor({ em }: RequestContext, comment: BlogComment): string {
  return cursorOf(em, BlogComment, comment, BY_DATE);
}

/** A page of a published post's comments, oldest first: the published ones, and the viewer's own that wait or are hidden. */
export async function listComments(
  { em, actor }: Context,
  postId: string,
  page: PageArguments,
): Promise<Page<BlogComment>> {
  const viewer = asPerson(actor);
  return findPage(em, BlogComment, page, {
    where: {
      post: { ...PUBLIC, id: parseId(postId) ?? 0 },
      $or: [{ status: "published" }, ...(viewer ? [{ status: { $in: OWN }, author: viewer.id }] : [])],
    },
    orderBy: BY_DATE,
    ...(viewer && { populate: ["decisionReason"] as const }),
  });
}

/**
 * Adds a comment; a user's first comment awaits moderation.
 * @throws InvalidInputError if it is empty or too long; NotFoundError if the post doesn't exist.
 */
export async function addComment(context: Context, postId: string, content: string): Promise<BlogComment> {
  const { em, limits } = context;
  const actor = personOf(context);
  const input = await validate(commentRules, { content });
  const post = await publishedPost(em, postId);
  await limits.count(COMMENTS, String(actor.id));
  const author = await em.findOneOrFail(User, actor.id);
  const trusted =
    actor.role === "admin" || (await em.count(BlogComment, { author: actor.id, status: "published" })) > 0;
  const comment = em.create(BlogComment, {
    post: ref(post),
    author: ref(author),
    authorName: `${author.firstName} ${author.lastName}`,
    content: input.content,
    status: trusted ? "published" : "pending",
    reportsCount: 0,
    version: 1,
    createdAt: new Date(),
  });
  await em.flush();
  return comment;
}

/** What a comment becomes, and the version that this is based on. */
export interface CommentEdit {
  readonly content: string;
  readonly version: number | null | undefined;
}

/**
 * Edits the actor's own comment within 15 minutes.
 * @throws NotFoundError if it doesn't exist, isn't theirs, or its post is no longer published; ConflictError if it was
 * edited meanwhile, or the time is over.
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
  if (!mayEditComment(actor, comment)) throw new ConflictError("A comment can be changed for 15 minutes.");
  assertSameVersion(comment, version, "comment");
  comment.content = input.content;
  comment.editedAt = new Date();
  comment.version += 1;
  await context.em.flush();
  return comment;
}

/** Deletes the actor's own comment, or any as an administrator. Returns its id. */
export async function deleteComment(context: RequestContext, id: string): Promise<string> {
  const comment = await lockRecord(context, moderatedComments, id);
  if (!mayDeleteComment(personOf(context), comment)) throw new NotFoundError(moderatedComments.missing);
  await recordAct(context, { action: "comment.deleted", subject: comment.id });
  await context.em.remove(comment).flush();
  return id;
}
