import { asPerson } from "../../../../shared/actor.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { knownVisitor, visitorOf } from "../../../platform/view-counts/visitor.ts";
import type { VisitorContext } from "../../../platform/view-counts/visitor-context.ts";
import type { BlogPost } from "../posts/blog-post.entity.ts";
import { findPublishedPost, publishedPost } from "../posts/blog-post.service.ts";
import type { BlogReaction } from "./reaction.ts";

/** A rate limit of likes per network, since a new cookie is easily obtained. */
const LIKES: Limit = {
  name: "blog-likes",
  times: 120,
  seconds: 3600,
  message: "Too many likes from your network.",
};

/** The account or the visitor's cookie that a like belongs to. */
interface Liker {
  readonly userId: number | null;
  readonly visitor: Buffer | null;
}

async function readReaction(
  { em }: Pick<VisitorContext, "em">,
  post: BlogPost,
  { userId, visitor }: Liker,
): Promise<BlogReaction> {
  const rows = await em.execute<unknown[]>(
    "select from blog_likes where post_id = ? and (user_id = ?::int or visitor = ?::bytea)",
    [post.id, userId, visitor],
  );
  return { id: String(post.id), liked: rows.length > 0, post };
}

/** Returns the viewer's reaction to a post; null if the post doesn't exist. */
export async function findReaction(context: VisitorContext, id: string): Promise<BlogReaction | null> {
  const post = await findPublishedPost(context.em, id);
  if (!post) return null;
  const person = asPerson(context.actor);
  const visitor = person ? null : ((await knownVisitor(context)) ?? null);
  return readReaction(context, post, { userId: person?.id ?? null, visitor });
}

/** Likes or unlikes a post: one like per user or visitor cookie. */
export async function likePost(context: VisitorContext, id: string, liked: boolean): Promise<BlogReaction> {
  const { em, actor, caller, limits } = context;
  const post = await publishedPost(em, id);
  await limits.count(LIKES, caller.network);
  const person = asPerson(actor);
  const liker: Liker = person
    ? { userId: person.id, visitor: null }
    : { userId: null, visitor: await visitorOf(context) };
  await em.execute(
    liked
      ? "insert into blog_likes (post_id, user_id, visitor) values (?, ?::int, ?::bytea) on conflict do nothing"
      : "delete from blog_likes where post_id = ? and (user_id = ?::int or visitor = ?::bytea)",
    [post.id, liker.userId, liker.visitor],
  );
  await em.refresh(post);
  return readReaction(context, post, liker);
}
