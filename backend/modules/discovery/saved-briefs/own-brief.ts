import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { SavedBrief } from "./saved-brief.entity.ts";

/**
 * The first key of the advisory lock held while a person's briefs are counted and named; the second is the
 * person's id.
 */
const LOCK = 7_305_141;

/** A rate limit of changes to saved briefs, per account. */
const CHANGES: Limit = {
  name: "saved-briefs",
  times: 200,
  seconds: 600,
  message: "You've changed your briefs a lot.",
};

/** Returns the viewer's brief with this id; null if it doesn't exist or belongs to another user. */
export function findOwnBrief({ em, ...context }: Context, id: string): Promise<SavedBrief | null> {
  return em.findOne(SavedBrief, { id: parseId(id) ?? 0, owner: personOf(context).id });
}

/**
 * Returns the viewer's brief, locked until the transaction ends.
 * @throws NotFoundError if it doesn't exist or isn't theirs.
 */
export async function lockOwnBrief(context: Context, id: string): Promise<SavedBrief> {
  const own = { id: parseId(id) ?? 0, owner: personOf(context).id };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const brief = await context.em.findOne(SavedBrief, own, options);
  if (!brief) throw new NotFoundError("This brief doesn't exist.");
  return brief;
}

/**
 * Counts a change toward the rate limit, then makes it in a transaction that waits for concurrent changes to
 * the names and number of the person's briefs. Counting within the transaction would need a second
 * connection, which could deadlock under load.
 */
export async function counted<Made>(context: Context, change: () => Promise<Made>): Promise<Made> {
  const { id } = personOf(context);
  await context.limits.count(CHANGES, String(id));
  return context.em.transactional(async (em) => {
    await em.execute("select pg_advisory_xact_lock(?, ?)", [LOCK, id]);
    return change();
  });
}

/** @throws ConflictError at the name if another of the person's briefs has it. */
export async function assertFree(context: Context, name: string, except = 0): Promise<void> {
  const taken = await context.em.execute<unknown[]>(
    "select from saved_briefs where owner_id = ? and fold_text(name) = fold_text(?) and id <> ?",
    [personOf(context).id, name, except],
  );
  const message = "You already have a brief with this name";
  if (taken.length > 0) throw new ConflictError(message, { name: message });
}
