import { asPerson, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { BlogPost } from "../posts/blog-post.entity.ts";
import { findPublishedPost, publishedPost } from "../posts/blog-post.service.ts";
import type { VisitorContext } from "../visitor-context.ts";
import type { BlogReaction } from "./reaction.ts";
import { MAX_SAVED } from "./saves.service.ts";
import { knownVisitor, visitorOf } from "./visitor.ts";

/** Likes from one address: cookies are easily made anew. */
const LIKES: Limit = {
  name: "blog-likes",
  times: 120,
  seconds: 3600,
  message: "Too many likes came from here.",
};

/** Who likes: the account, or the visitor's cookie. */
interface Liker {
  readonly userId: number | null;
  readonly visitor: Buffer | null;
}

async function readReaction(context: Context, post: BlogPost, liker: Liker): Promise<BlogReaction> {
  const { userId, visitor } = liker;
  const [row] = await context.em.execute<{ liked: boolean; saved: boolean }[]>(
    `select exists(select from blog_likes where post_id = ? and (user_id = ?::int or visitor = ?::bytea)) as liked,
       exists(select from blog_saves where post_id = ? and user_id = ?::int) as saved`,
    [post.id, userId, visitor, post.id, userId],
  );
  return { id: String(post.id), liked: row?.liked ?? false, saved: row?.saved ?? false, post };
}

/** What the viewer has made of a post; null when there is no such post. */
export async function findReaction(context: VisitorContext, id: string): Promise<BlogReaction | null> {
  const post = await findPublishedPost(context.em, id);
  if (!post) return null;
  const person = asPerson(context.actor);
  const visitor = person ? null : ((await knownVisitor(context)) ?? null);
  return readReaction(context, post, { userId: person?.id ?? null, visitor });
}

/** Likes a post or takes that back: one like a person, or a visitor's cookie. */
export async function likePost(context: VisitorContext, id: string, liked: boolean): Promise<BlogReaction> {
  const { em, actor, caller, limits } = context;
  const post = await publishedPost(em, id);
  await limits.count(LIKES, caller.address);
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

/** Saves a post for later or takes that back. @throws ConflictError beyond a thousand. */
export async function savePost(context: Context, id: string, saved: boolean): Promise<BlogReaction> {
  const { em } = context;
  const userId = personOf(context).id;
  const post = await publishedPost(em, id);
  if (saved) {
    const [row] = await em.execute<{ count: number }[]>(
      "select count(*)::int as count from blog_saves where user_id = ?",
      [userId],
    );
    if ((row?.count ?? 0) >= MAX_SAVED)
      throw new ConflictError("You have saved a thousand posts. Remove some first.");
    await em.execute("insert into blog_saves (post_id, user_id) values (?, ?) on conflict do nothing", [
      post.id,
      userId,
    ]);
  } else {
    await em.execute("delete from blog_saves where post_id = ? and user_id = ?", [post.id, userId]);
  }
  return readReaction(context, post, { userId, visitor: null });
}
