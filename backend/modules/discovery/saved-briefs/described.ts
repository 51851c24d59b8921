import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { findPage } from "../../../shared/paging/keyset.ts";
import { findOwnBrief } from "./own-brief.ts";
import { SavedBrief } from "./saved-brief.entity.ts";

/**
 * Adds to each brief the number of its new matches that are still public, in one statement for all of them.
 */
export async function describeBriefs(em: EntityManager, briefs: readonly SavedBrief[]): Promise<void> {
  if (briefs.length === 0) return;
  const rows = await em.execute<{ id: number; count: number }[]>(
    `select b.id, count(*)::int as count from saved_briefs b
     join saved_brief_matches m on m.brief_id = b.id and m.turn > b.visited_turn
     join solutions s on s.id = m.solution_id and s.status = 'published'
     where b.id = any(?) group by b.id`,
    [`{${briefs.map(({ id }) => id).join(",")}}`],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  for (const brief of briefs) brief.newCount = counts.get(brief.id) ?? 0;
}

/** Returns a brief with the number of its new matches. */
export async function described(em: EntityManager, brief: SavedBrief): Promise<SavedBrief> {
  await describeBriefs(em, [brief]);
  return brief;
}

/** Returns a page of the viewer's briefs, latest first. */
export async function listSavedBriefs(context: Context, page: PageArguments): Promise<Page<SavedBrief>> {
  const found = await findPage(context.em, SavedBrief, page, {
    where: { owner: personOf(context).id },
    orderBy: { createdAt: "desc", id: "desc" },
  });
  await describeBriefs(context.em, found.nodes);
  return found;
}

/** Returns the viewer's brief with this id; null if it doesn't exist or belongs to another user. */
export async function findSavedBrief(context: Context, id: string): Promise<SavedBrief | null> {
  const brief = await findOwnBrief(context, id);
  return brief && described(context.em, brief);
}

/** Returns a person's briefs for their data export, latest first. */
export function briefsOf(em: EntityManager, personId: number, most: number): Promise<SavedBrief[]> {
  return em.find(
    SavedBrief,
    { owner: personId },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: most },
  );
}
