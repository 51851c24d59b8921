import type { Actor } from "../../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import { mayMove } from "../../../../shared/states/assert-move.ts";
import type { BlogComment } from "./blog-comment.entity.ts";

/** How long authors may edit a comment, in milliseconds. */
const EDITABLE = 15 * 60 * 1000;

/** A comment with its author; a row only has the author's id. */
type Authored = Pick<Partial<BlogComment>, "authorId"> & { readonly author?: { readonly id: number } | null };
type CommentFields = Authored & Pick<BlogComment, "createdAt" | "status">;

/** Whether `actor` is the author. */
export function isAuthor(actor: Actor | undefined, { author, authorId }: Authored): boolean {
  const person = asPerson(actor);
  return person !== undefined && (authorId ?? author?.id) === person.id;
}

/** Whether `actor` may edit it: the author, for 15 minutes, unless it was hidden. */
export function mayEditComment(actor: Actor | undefined, comment: CommentFields, now = Date.now()): boolean {
  const { status, createdAt } = comment;
  const move = { by: "author", from: status, to: status } as const;
  return isAuthor(actor, comment) && mayMove("comment", move) && now - createdAt.getTime() < EDITABLE;
}

/** Whether `actor` may delete it: the author at any time unless it was hidden, or an administrator. */
export function mayDeleteComment(
  actor: Actor | undefined,
  comment: Authored & Pick<BlogComment, "status">,
): boolean {
  if (isAdministrator(actor)) return true;
  return (
    isAuthor(actor, comment) && mayMove("comment", { by: "author", from: comment.status, to: "deleted" })
  );
}
