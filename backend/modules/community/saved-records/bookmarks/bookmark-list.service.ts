import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { findPage } from "../../../../shared/paging/keyset.ts";
import { nodeSelection, type Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { mayManageAccount } from "../../../account/identity/account.policy.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { setBookmark } from "../../bookmarks/bookmark.service.ts";
import { BOOKMARKABLES, type BookmarkKind } from "../kinds.ts";
import { findRecord, publicRecord, type SavedRecord, withRecords } from "../record.ts";
import { Bookmark, type BookmarkCount } from "./bookmark.entity.ts";

/**
 * Bookmarks a public record, or removes the bookmark of any record; idempotent.
 * @returns the record; null if it is no longer public.
 * @throws NotFoundError for a record that can't be saved; ConflictError at the limit of bookmarks.
 */
export async function changeBookmark(
  context: Context,
  { kind, id, saved }: { kind: BookmarkKind; id: string; saved: boolean },
  selection: Selection,
): Promise<SavedRecord | null> {
  const find = saved ? publicRecord : findRecord;
  const record = await find(context.em, kind, id, selection);
  await setBookmark(context, BOOKMARKABLES[kind], parseId(id) ?? 0, saved);
  return record;
}

/**
 * Returns a page of a person's bookmarks, newest first.
 * @param whose the viewer's unless it has a user's id.
 * @throws NotFoundError for another person's, unless the actor is an administrator, and for an unknown user.
 */
export async function listBookmarks(
  context: Context,
  whose: { userId?: string | null; kind?: BookmarkKind | null },
  page: PageArguments,
  selection: Selection,
): Promise<Page<Bookmark>> {
  const userId = whose.userId == null ? personOf(context).id : parseId(whose.userId);
  if (userId === undefined || !mayManageAccount(context.actor, userId))
    throw new NotFoundError("This account doesn't exist.");
  const found = await findPage(context.em, Bookmark, page, {
    where: { userId, ...(whose.kind ? { kind: whose.kind } : {}) },
    orderBy: { savedAt: "desc", id: "desc" },
  });
  // A user with bookmarks exists, which saves a query.
  const isSomebody = userId === personOf(context).id || found.nodes.length > 0;
  if (!isSomebody && !(await context.em.count(User, { id: userId, anonymizedAt: null })))
    throw new NotFoundError("This account doesn't exist.");
  await withRecords(context.em, found.nodes, nodeSelection(selection).record);
  return found;
}

/** Returns the number of the viewer's bookmarks by kind, highest first; kinds without any are omitted. */
export async function countBookmarks(context: Context): Promise<BookmarkCount[]> {
  return context.em.execute<BookmarkCount[]>(
    `select subject_kind as kind, count(*)::int as count from bookmarks where user_id = ?
     group by 1 order by 2 desc, 1`,
    [personOf(context).id],
  );
}
