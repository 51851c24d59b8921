import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { recordTrainingEvents } from "../../../discovery/training-events/training-event.ts";
import type { BookmarkKind } from "../kinds.ts";
import { publicRecord, withRecords } from "../record.ts";
import { type Shortlist, ShortlistEntry } from "./shortlist.entity.ts";
import { MAX_ENTRIES, noteRules } from "./shortlist.rules.ts";
import { findShortlist, ownShortlist, SHORTLIST_CHANGES } from "./shortlist.service.ts";

/** Returns a list's entries, latest first. Unpaged, since there are at most two hundred. */
export async function entriesOfList(
  { em }: Pick<Context, "em">,
  list: Pick<Shortlist, "id">,
  selection: Selection,
): Promise<ShortlistEntry[]> {
  const entries = await em.find(
    ShortlistEntry,
    { shortlist: list.id },
    { orderBy: { addedAt: "desc", id: "desc" }, limit: MAX_ENTRIES },
  );
  return withRecords(em, entries, selection.record);
}

/** Returns the entries of one of the viewer's lists; none if it doesn't exist or belongs to another user. */
export async function listEntries(
  context: Context,
  shortlistId: string,
  selection: Selection,
): Promise<ShortlistEntry[]> {
  const list = await findShortlist(context, shortlistId);
  return list ? entriesOfList(context, list, selection) : [];
}

/** Returns the viewer's entries for a record, on any of their lists. */
export async function entriesOfRecord(
  context: Context,
  kind: BookmarkKind,
  id: string,
  selection: Selection,
): Promise<ShortlistEntry[]> {
  const { em } = context;
  const where = { kind, recordId: parseId(id) ?? 0, shortlist: { owner: personOf(context).id } };
  const entries = await em.find(ShortlistEntry, where, { populate: ["shortlist"], orderBy: { id: "asc" } });
  return withRecords(em, entries, selection.record);
}

/**
 * Adds a public record to one of the viewer's lists; idempotent.
 * @throws NotFoundError for a list or record that doesn't exist; ConflictError at the limit of 200 entries.
 */
export async function addToShortlist(
  context: Context,
  { shortlistId, kind, id }: { shortlistId: string; kind: BookmarkKind; id: string },
  selection: Selection,
): Promise<ShortlistEntry> {
  const { em } = context;
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    const list = await ownShortlist(context, shortlistId);
    const { id: recordId } = await publicRecord(em, kind, id, {});
    let entry = await em.findOne(ShortlistEntry, { shortlist: list.id, kind, recordId });
    if (!entry) {
      // Counted in a separate statement, since the list's row was read before its lock was acquired.
      if ((await em.count(ShortlistEntry, { shortlist: list.id })) >= MAX_ENTRIES)
        throw new ConflictError(`“${list.name}” holds ${MAX_ENTRIES} entries. Remove one first.`);
      const now = new Date();
      entry = em.create(ShortlistEntry, {
        shortlist: list.id,
        kind,
        recordId,
        note: "",
        version: 1,
        addedAt: now,
        updatedAt: now,
      });
      await touch(context, list);
      if (kind === "solution") await recordTrainingEvents(em, personOf(context).id, "save", [recordId]);
    }
    await withRecords(em, [entry], selection.record);
    return entry;
  });
}

/** Writes the changes to a list's entries and the list's time of change. */
async function touch({ em }: Context, list: Shortlist): Promise<Shortlist> {
  list.updatedAt = new Date();
  await em.flush();
  return em.refreshOrFail(list);
}

/**
 * Returns the viewer's entry and its list, locked.
 * @throws NotFoundError if it doesn't exist or belongs to another user.
 */
async function ownEntry(context: Context, id: string): Promise<{ entry: ShortlistEntry; list: Shortlist }> {
  const where = { id: parseId(id) ?? 0, shortlist: { owner: personOf(context).id } };
  const found = await context.em.findOne(ShortlistEntry, where);
  const list = found && (await ownShortlist(context, String(found.shortlist.id)));
  // Reread under the list's lock, since it may have been changed or removed in the meantime.
  const entry = list && (await context.em.findOne(ShortlistEntry, { id: found.id }, { refresh: true }));
  if (!list || !entry) throw new NotFoundError("This entry doesn't exist.");
  return { entry, list };
}

/**
 * Sets an entry's note; an empty one removes it.
 * @throws InvalidInputError at the note; NotFoundError; ConflictError if it has changed since `version`.
 */
export async function setShortlistNote(
  context: Context,
  id: string,
  input: { note: string; version: number },
  selection: Selection,
): Promise<ShortlistEntry> {
  const { note } = await validate(noteRules, input);
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    const { entry, list } = await ownEntry(context, id);
    assertSameVersion(entry, input.version, "note");
    entry.note = note;
    markEdited(entry);
    await touch(context, list);
    await withRecords(context.em, [entry], selection.record);
    return entry;
  });
}

/** Removes an entry from its list. @returns the list. @throws NotFoundError. */
export async function removeFromShortlist(context: Context, id: string): Promise<Shortlist> {
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    const { entry, list } = await ownEntry(context, id);
    await context.em.nativeDelete(ShortlistEntry, { id: entry.id });
    return touch(context, list);
  });
}
