import { asPerson, personOf } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { ConflictError } from "../../shared/errors.ts";
import { forgetBookmark } from "./bookmark.loader.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

/** The most of one kind that somebody can bookmark. */
const MAX_BOOKMARKS = 1000;

/**
 * Bookmarks something for the viewer or takes that back, alike when it is so already. Whether they may see the
 * subject is its module's to ask first.
 * @throws UnauthenticatedError; ConflictError beyond a thousand of a kind.
 */
export async function setBookmark(
  context: Context,
  bookmarkable: Bookmarkable,
  id: number,
  saved: boolean,
): Promise<void> {
  const { em } = context;
  const { kind, plural } = bookmarkable;
  const userId = personOf(context).id;
  if (saved) {
    const [row] = await em.execute<{ count: number }[]>(
      "select count(*)::int as count from bookmarks where user_id = ? and subject_kind = ?",
      [userId, kind],
    );
    if ((row?.count ?? 0) >= MAX_BOOKMARKS)
      throw new ConflictError(`You have saved a thousand ${plural}. Remove some first.`);
    await em.execute(
      "insert into bookmarks (user_id, subject_kind, subject_id) values (?, ?, ?) on conflict do nothing",
      [userId, kind, id],
    );
  } else {
    await em.execute("delete from bookmarks where user_id = ? and subject_kind = ? and subject_id = ?", [
      userId,
      kind,
      id,
    ]);
  }
  forgetBookmark(context, bookmarkable, id);
}

/** What the viewer has bookmarked of a kind, the latest first; nothing when nobody is signed in. */
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
