import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { Shortlist } from "./shortlist.entity.ts";
import { MAX_SHORTLISTS, shortlistRules } from "./shortlist.rules.ts";

/**
 * The first key of the advisory lock held while a person's shortlists are counted and named; the second is
 * the person's id.
 */
const LOCK = 7_305_131;

/** A rate limit of changes to shortlists and their entries, per account. */
export const SHORTLIST_CHANGES: Limit = {
  name: "shortlists",
  times: 300,
  seconds: 600,
  message: "You've changed your lists a lot.",
};

/** Returns the viewer's shortlists, most recently changed first. Unpaged, since there are at most fifty. */
export function listShortlists(context: Context): Promise<Shortlist[]> {
  const where = { owner: personOf(context).id };
  return context.em.find(Shortlist, where, {
    orderBy: { updatedAt: "desc", id: "desc" },
    limit: MAX_SHORTLISTS,
  });
}

/** Returns the viewer's shortlist with this id; null if it doesn't exist or belongs to another user. */
export async function findShortlist(context: Context, id: string): Promise<Shortlist | null> {
  return context.em.findOne(Shortlist, { id: parseId(id) ?? 0, owner: personOf(context).id });
}

/**
 * Returns the viewer's shortlist with this id, locked until the transaction ends.
 * @throws NotFoundError if it doesn't exist or belongs to another user.
 */
export async function ownShortlist(context: Context, id: string): Promise<Shortlist> {
  const where = { id: parseId(id) ?? 0, owner: personOf(context).id };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const found = await context.em.findOne(Shortlist, where, options);
  if (!found) throw new NotFoundError("This list doesn't exist.");
  return found;
}

/** @throws ConflictError at the name if another of the viewer's lists has it. */
async function assertFree(context: Context, name: string, except = 0): Promise<void> {
  const taken = await context.em.execute<unknown[]>(
    "select from shortlists where owner_id = ? and fold_text(name) = fold_text(?) and id <> ?",
    [personOf(context).id, name, except],
  );
  const message = "You already have a list with this name";
  if (taken.length > 0) throw new ConflictError(message, { name: message });
}

/** Waits for concurrent changes to the names and number of the viewer's lists. */
async function lockNames(context: Context): Promise<void> {
  await context.em.execute("select pg_advisory_xact_lock(?, ?)", [LOCK, personOf(context).id]);
}

/**
 * Creates an empty shortlist.
 * @throws InvalidInputError at the name; ConflictError if it is taken, or at the limit of fifty lists.
 */
export async function createShortlist(context: Context, input: { name: string }): Promise<Shortlist> {
  const { em } = context;
  const { name } = await validate(shortlistRules, input);
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    await lockNames(context);
    await assertFree(context, name);
    const owner = personOf(context).id;
    if ((await em.count(Shortlist, { owner })) >= MAX_SHORTLISTS)
      throw new ConflictError(`You have ${MAX_SHORTLISTS} lists. Delete one first.`);
    const now = new Date();
    const made = em.create(Shortlist, { owner, name, version: 1, createdAt: now, updatedAt: now });
    await em.flush();
    return em.refreshOrFail(made);
  });
}

/**
 * Renames a shortlist.
 * @throws InvalidInputError at the name; ConflictError if it is taken, or the list has changed since `version`.
 */
export async function renameShortlist(
  context: Context,
  id: string,
  input: { name: string; version: number },
): Promise<Shortlist> {
  const { name } = await validate(shortlistRules, input);
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    await lockNames(context);
    const list = await ownShortlist(context, id);
    assertSameVersion(list, input.version, "list");
    await assertFree(context, name, list.id);
    list.name = name;
    markEdited(list);
    await context.em.flush();
    return list;
  });
}

/** Deletes a shortlist with its entries, which invalidates its share link. */
export async function deleteShortlist(context: Context, id: string): Promise<Done> {
  const { id: key, name } = await ownShortlist(context, id);
  await context.em.nativeDelete(Shortlist, { id: key });
  return { message: `The list “${name}” was deleted` };
}
