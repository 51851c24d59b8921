import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";

/** One loader per request, so a list of comments takes one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, string | null>>();

/**
 * Returns the reason of the decision in force about a comment. It is loaded only for authors, so other
 * responses stay cacheable.
 */
export function loadHiddenReason(em: EntityManager, commentId: number): Promise<string | null> {
  const loader = loaders.get(em) ?? new DataLoader((ids: readonly number[]) => readReasons(em, ids));
  loaders.set(em, loader);
  return loader.load(commentId);
}

async function readReasons(em: EntityManager, ids: readonly number[]): Promise<(string | null)[]> {
  const rows = await em.execute<{ id: number; reason: string | null }[]>(
    `select subject_id as id, reason from moderation_decisions
     where subject_kind = 'comment' and latest and subject_id in (${ids.map(() => "?").join(", ")})`,
    [...ids],
  );
  const byId = new Map(rows.map(({ id, reason }) => [Number(id), reason]));
  return ids.map((id) => byId.get(id) ?? null);
}
