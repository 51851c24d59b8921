import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/fields/ids.ts";
import type { Limit } from "../../../shared/limits.ts";
import { SavedBrief } from "./saved-brief.entity.ts";

/** First key of the advisory locks held while a person's briefs are counted and named; the second is the person. */
const LOCK = 7_305_141;

/** Changes of saved briefs per account. */
const CHANGES: Limit = {
  name: "saved-briefs",
  times: 200,
  seconds: 600,
  message: "You've changed your briefs a lot.",
};

/** The viewer's brief with this id; null if there is none or it is somebody else's. */
export function findOwnBrief({ em, ...context }: Context, id: string): Promise<SavedBrief | null> {
  return em.findOne(SavedBrief, { id: parseId(id) ?? 0, owner: personOf(context).id });
}

/** The viewer's brief, locked until the transaction ends. @throws NotFoundError if there is none or it isn't theirs. */
export async function lockOwnBrief(context: Context, id: string): Promise<SavedBrief> {
  const own = { id: parseId(id) ?? 0, owner: personOf(context).id };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const brief = await context.em.findOne(SavedBrief, own, options);
  if (!brief) throw new NotFoundError("This brief doesn't exist.");
  return brief;
}

/**
 * Counts a change, then makes it in a transaction that waits for others under way to the names and number of the
 * person's briefs. Within it, counting would wait for a second connection, and many at once for each other.
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
