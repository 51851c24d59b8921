import { LockMode, ref } from "@mikro-orm/core";
import { asPerson, personOf } from "../../../shared/actor.ts";
import type { Page, PageArguments } from "../../../shared/connection.ts";
import type { Context } from "../../../shared/context.ts";
import type { Done } from "../../../shared/done.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import { findPage } from "../../../shared/keyset.ts";
import type { Limit } from "../../../shared/limits.ts";
import { validate } from "../../../shared/validation.ts";
import { User } from "../../accounts/user.entity.ts";
import { PUBLIC } from "../posts/blog-post.filter.ts";
import { publishedPost } from "../posts/blog-post.service.ts";

import { BlogComment } from "./blog-comment.entity.ts";
import { mayDeleteComment, mayEditComment } from "./comment.policy.ts";
import { commentRules, reportRules } from "./comment.rules.ts";

/** Comments of one account. */
const COMMENTS: Limit = {
  name: "blog-comments",
  times: 20,
  seconds: 3600,
  message: "You have commented a lot.",
};
/** Reports of one account. */
const REPORTS: Limit = {
  name: "comment-reports",
  times: 20,
  seconds: 3600,
  message: "You have reported a lot.",
};

/** One page of a published post's comments, the first written first: published ones, and the viewer's own that wait. */
export async function listComments(
  { em, actor }: Context,
  postId: string,
  page: PageArguments,
): Promise<Page<BlogComment>> {
  const viewer = asPerson(actor);
  return findPage(em, BlogComment, page, {
    where: {
      post: { ...PUBLIC, id: parseId(postId) ?? 0 },
      $or: [{ status: "published" }, ...(viewer ? [{ status: "pending" as const, author: viewer.id }] : [])],
    },
    orderBy: { createdAt: "asc", id: "asc" },
  });
}

/** The comments that wait for an administrator or were reported, the first written first, with the reasons. */
export async function listCommentsToModerate(
  { em }: Context,
  page: PageArguments,
): Promise<Page<BlogComment>> {
  const found = await findPage(em, BlogComment, page, {
    where: { $or: [{ status: "pending" }, { status: "published", reportsCount: { $gt: 0 } }] },
    orderBy: { createdAt: "asc", id: "asc" },
    populate: ["post"],
  });
  const ids = found.nodes.map(({ id }) => id);
  const rows = await em.execute<{ id: number; reasons: string[] }[]>(REASONS, [`{${ids.join(",")}}`]);
  const reasons = new Map(rows.map((row) => [row.id, row.reasons]));
  for (const comment of found.nodes) comment.reportReasons = reasons.get(comment.id) ?? [];
  return found;
}

const REASONS = `
  select comment_id as id, array_agg(reason order by created_at) as reasons
  from blog_comment_reports where comment_id = any(?::integer[]) group by 1`;

/**
 * Adds a comment; the first of somebody waits for an administrator.
 * @throws InvalidInputError for an empty or too long one; NotFoundError when there is no such post.
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
    createdAt: new Date(),
  });
  await em.flush();
  return comment;
}

/** The comment, locked until the transaction ends. @throws NotFoundError */
async function lockedComment({ em }: Context, id: string): Promise<BlogComment> {
  const key = parseId(id);
  const found =
    key === undefined
      ? null
      : await em.findOne(BlogComment, { id: key }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!found) throw new NotFoundError("There is no such comment.");
  return found;
}

/** Changes one's own comment within 15 minutes. @throws NotFoundError alike for another's and for none. */
export async function editComment(context: Context, id: string, content: string): Promise<BlogComment> {
  const actor = personOf(context);
  const input = await validate(commentRules, { content });
  const comment = await lockedComment(context, id);
  if (comment.author?.id !== actor.id) throw new NotFoundError("There is no such comment.");
  if (!mayEditComment(actor, comment)) throw new ConflictError("A comment can be changed for 15 minutes.");
  comment.content = input.content;
  comment.editedAt = new Date();
  await context.em.flush();
  return comment;
}

/** Takes a comment away: one's own, or any as an administrator. Answers its id. */
export async function deleteComment(context: Context, id: string): Promise<string> {
  const comment = await lockedComment(context, id);
  if (!mayDeleteComment(context.actor, comment)) throw new NotFoundError("There is no such comment.");
  await context.em.remove(comment).flush();
  return id;
}

/** Tells administrators of a comment, once a person. @throws NotFoundError for one that is not public. */
export async function reportComment(context: Context, id: string, reason: string): Promise<Done> {
  const { em, limits } = context;
  const actor = personOf(context);
  const input = await validate(reportRules, { reason });
  const comment = await em.findOne(BlogComment, { id: parseId(id) ?? 0, status: "published", post: PUBLIC });
  if (!comment) throw new NotFoundError("There is no such comment.");
  await limits.count(REPORTS, String(actor.id));
  await em.execute(
    "insert into blog_comment_reports (comment_id, reporter_id, reason) values (?, ?, ?) on conflict do nothing",
    [comment.id, actor.id, input.reason],
  );
  return { message: "Thank you. An administrator looks at it." };
}

/** Publishes or hides a comment; its reports are settled with that. */
export async function moderateComment(context: Context, id: string, publish: boolean): Promise<BlogComment> {
  const comment = await lockedComment(context, id);
  comment.status = publish ? "published" : "hidden";
  await context.em.flush();
  await context.em.execute("delete from blog_comment_reports where comment_id = ?", [comment.id]);
  return comment;
}
