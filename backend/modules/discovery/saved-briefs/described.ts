import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Page, PageArguments } from "../../../shared/connections/connection.ts";
import type { Context } from "../../../shared/context.ts";
import { findPage } from "../../../shared/fields/keyset.ts";
import { findOwnBrief } from "./own-brief.ts";
import { SavedBrief } from "./saved-brief.entity.ts";

/** Adds to each brief how many of its matches are new and still public: one statement for all of them. */
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

/** A brief with how many of its matches are new. */
export async function described(em: EntityManager, brief: SavedBrief): Promise<SavedBrief> {
  await describeBriefs(em, [brief]);
  return brief;
}

/** A page of the viewer's briefs, the latest first. */
export async function listSavedBriefs(context: Context, page: PageArguments): Promise<Page<SavedBrief>> {
  const found = await findPage(context.em, SavedBrief, page, {
    where: { owner: personOf(context).id },
    orderBy: { createdAt: "desc", id: "desc" },
  });
  await describeBriefs(context.em, found.nodes);
  return found;
}

/** The viewer's brief with this id; null if there is none or it is somebody else's. */
export async function findSavedBrief(context: Context, id: string): Promise<SavedBrief | null> {
  const brief = await findOwnBrief(context, id);
  return brief && described(context.em, brief);
}

/** A person's briefs as data, the latest first. */
export function briefsOf(em: EntityManager, personId: number, most: number): Promise<SavedBrief[]> {
  return em.find(
    SavedBrief,
    { owner: personId },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: most },
  );
}
