import type { Actor } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { BlogComment } from "./blog-comment.entity.ts";

/** How long authors may edit a comment, in milliseconds. */
const EDITABLE = 15 * 60 * 1000;

type CommentFields = Pick<BlogComment, "author" | "createdAt" | "status">;

/** Whether `actor` is the author. */
export function isAuthor(actor: Actor | undefined, { author }: CommentFields): boolean {
  const person = asPerson(actor);
  return person !== undefined && author?.id === person.id;
}

/** Whether `actor` may edit it: the author, for 15 minutes, unless it was hidden. */
export function mayEditComment(actor: Actor | undefined, comment: CommentFields, now = Date.now()): boolean {
  return (
    isAuthor(actor, comment) && comment.status !== "hidden" && now - comment.createdAt.getTime() < EDITABLE
  );
}

/** Whether `actor` may delete it: the author at any time, or an administrator. */
export function mayDeleteComment(actor: Actor | undefined, comment: CommentFields): boolean {
  return isAuthor(actor, comment) || isAdministrator(actor);
}
