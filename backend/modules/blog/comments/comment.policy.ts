import type { Actor } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { BlogComment } from "./blog-comment.entity.ts";

/** How long an author may change a comment, in milliseconds. */
const EDITABLE = 15 * 60 * 1000;

type Judged = Pick<BlogComment, "author" | "createdAt" | "status">;

/** Whether `actor` wrote it. */
export function isAuthor(actor: Actor | undefined, { author }: Judged): boolean {
  const person = asPerson(actor);
  return person !== undefined && author?.id === person.id;
}

/** Whether `actor` may change its words: its author, for 15 minutes, unless it was hidden. */
export function mayEditComment(actor: Actor | undefined, comment: Judged, now = Date.now()): boolean {
  return (
    isAuthor(actor, comment) && comment.status !== "hidden" && now - comment.createdAt.getTime() < EDITABLE
  );
}

/** Whether `actor` may take it away: its author at any time, or an administrator. */
export function mayDeleteComment(actor: Actor | undefined, comment: Judged): boolean {
  return isAuthor(actor, comment) || isAdministrator(actor);
}
