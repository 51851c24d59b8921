import { asPerson, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { recordTrainingEvents } from "../../discovery/training-events/training-event.ts";
import { forgetBookmark } from "./bookmark.loader.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

/** The maximum number of bookmarks per user and kind. */
const MAX_BOOKMARKS = 1000;

/** A rate limit of changes per account. */
const CHANGES: Limit = {
  name: "bookmarks",
  times: 300,
  seconds: 600,
  message: "You've saved and removed a lot of items.",
};

/**
 * Adds or removes a bookmark of the viewer; idempotent. The subject's module must first check whether the
 * viewer may see the subject.
 * @throws UnauthenticatedError; ConflictError at the limit of a thousand per kind; TooManyRequestsError after
 * 300 changes in ten minutes.
 */
export async function setBookmark(
  context: Context,
  bookmarkable: Bookmarkable,
  id: number,
  saved: boolean,
): Promise<void> {
  const { em, limits } = context;
  const { kind, plural } = bookmarkable;
  const userId = personOf(context).id;
  await limits.count(CHANGES, String(userId));
  if (saved) {
    const [row] = await em.execute<{ count: number }[]>(
      "select count(*)::int as count from bookmarks where user_id = ? and subject_kind = ?",
      [userId, kind],
    );
    if ((row?.count ?? 0) >= MAX_BOOKMARKS)
      throw new ConflictError(`You've saved a thousand ${plural}, the maximum. Remove some first.`);
    await em.execute(
      "insert into bookmarks (user_id, subject_kind, subject_id) values (?, ?, ?) on conflict do nothing",
      [userId, kind, id],
    );
    if (kind === "solution") await recordTrainingEvents(em, userId, "save", [id]);
  } else {
    await em.execute("delete from bookmarks where user_id = ? and subject_kind = ? and subject_id = ?", [
      userId,
      kind,
      id,
    ]);
  }
  forgetBookmark(context, bookmarkable, id);
}

/** Returns the ids of the viewer's bookmarks of a kind, newest first; none for visitors. */
export async function bookmarkedIds({ em, actor }: Context, { kind }: Bookmarkable): Promise<number[]> {
  const person = asPerson(actor);
  if (!person) return [];
  const rows = await em.execute<{ id: number }[]>(
    `select subject_id as id from bookmarks where user_id = ? and subject_kind = ?
     order by created_at desc, id desc limit ?`,
    [person.id, kind, MAX_BOOKMARKS],
  );
  return rows.map(({ id }) => id);
}
