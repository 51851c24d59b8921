import type { Actor } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { BlogComment } from "./blog-comment.entity.ts";

/** How long authors may edit a comment, in milliseconds. */
const EDITABLE = 15 * 60 * 1000;

/** A row names its author by id. */
type Authored = Pick<Partial<BlogComment>, "authorId"> & { readonly author?: { readonly id: number } | null };
type CommentFields = Authored & Pick<BlogComment, "createdAt" | "status">;

/** Whether `actor` is the author. */
export function isAuthor(actor: Actor | undefined, { author, authorId }: Authored): boolean {
  const person = asPerson(actor);
  return person !== undefined && (authorId ?? author?.id) === person.id;
}

/** Whether `actor` may edit it: the author, for 15 minutes, unless it was hidden. */
export function mayEditComment(actor: Actor | undefined, comment: CommentFields, now = Date.now()): boolean {
  return (
    isAuthor(actor, comment) && comment.status !== "hidden" && now - comment.createdAt.getTime() < EDITABLE
  );
}

/** Whether `actor` may delete it: the author at any time, or an administrator. */
export function mayDeleteComment(actor: Actor | undefined, comment: Authored): boolean {
  return isAuthor(actor, comment) || isAdministrator(actor);
}
