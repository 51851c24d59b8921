import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import type { Criteria } from "../briefs/brief.ts";
import type { BriefInput } from "../briefs/brief.types.ts";
import { findAlertable } from "../briefs/matching/alertable-matches.ts";
import { type Knowledge, readBrief } from "../briefs/reading/read-brief.ts";
import type { SavedBrief } from "./saved-brief.entity.ts";

/** Returns a stored brief as input for matching: its saved criteria apply, whatever its text says. */
export function inputOf(brief: Criteria & { readonly text: string }): BriefInput {
  const { text, product, level, budgetMax, deadline } = brief;
  const lists = Object.fromEntries(
    (["sports", "must", "should", "wont", "integrations", "quantities", "places"] as const).map((name) => [
      name,
      [...brief[name]],
    ]),
  ) as Pick<BriefInput, "sports" | "must" | "should" | "wont" | "integrations" | "quantities" | "places">;
  return { text, product, level, budgetMax, deadline, ...lists };
}

/** The initial state of a brief: the turn up to which it was matched, and the solutions that fit already. */
export interface Start {
  readonly turn: number;
  readonly ids: readonly number[];
}

/** Returns the solutions that fit a brief now, by an index read after the turn. */
export async function startOf(
  context: Pick<Context, "em" | "settings">,
  input: BriefInput,
  at: { knowledge: Knowledge; turn: number },
): Promise<Start> {
  const read = await readBrief(context, at.knowledge, input);
  return { turn: at.turn, ids: [...(await findAlertable(context.em, read))] };
}

/**
 * Records solutions that fit briefs.
 * @returns the newly recorded ones.
 */
export async function noteMatches(
  em: EntityManager,
  turn: number,
  found: readonly { brief: number; ids: readonly number[] }[],
): Promise<{ brief: number }[]> {
  const pairs = found.flatMap(({ brief, ids }) => ids.map((id) => ({ brief, id })));
  if (pairs.length === 0) return [];
  return em.execute<{ brief: number }[]>(
    `insert into saved_brief_matches (brief_id, solution_id, turn)
     select p.brief, s.id, ? from jsonb_to_recordset(?::jsonb) p(brief integer, id integer)
     join solutions s on s.id = p.id on conflict do nothing returning brief_id as brief`,
    [turn, JSON.stringify(pairs)],
  );
}

/** Resets a brief's matches: those that fit now are known and won't be reported. */
export async function beginAnew(em: EntityManager, brief: SavedBrief, start: Start): Promise<void> {
  Object.assign(brief, { matchedTurn: start.turn, toldTurn: start.turn, visitedTurn: start.turn });
  await em.flush();
  await em.execute("delete from saved_brief_matches where brief_id = ?", [brief.id]);
  await noteMatches(em, start.turn, [{ brief: brief.id, ids: start.ids }]);
}
