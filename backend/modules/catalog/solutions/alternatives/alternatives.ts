import type { Context } from "../../../../shared/context.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { readRowsInOrder } from "../../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { LEVEL_LABELS, type Level } from "../../taxonomy/level.ts";
import { Solution } from "../solution.entity.ts";
import { isPublic } from "../solution-status.ts";
import type { SolutionAlternative } from "./solution-alternative.ts";

/**
 * The number of candidates scored, the best rated first, so that large categories cost no more than small.
 */
const WEIGHED = 300;

/** What a solution has in common with another one in its category. */
interface Likeness {
  readonly id: number;
  readonly tags: readonly string[];
  readonly sports: readonly string[];
  readonly levels: readonly Level[];
  readonly samePrice: boolean;
}

/**
 * A shared sport weighs 4, because a solution for another sport is hardly an alternative; a tag or the price
 * band 2, a level 1. Tags describe the kind of product: without a shared tag it is a different kind, no
 * matter who it is for.
 */
const ALTERNATIVES = `
  with self as (select * from solutions where id = ? and status = 'published'),
  near as (
    select other.id, other.score, self.id self_id,
      cardinality(self.tags) > 0 self_has_tags,
      array(select tag from unnest(self.tags) with ordinality shared(tag, place)
        where tag = any(other.tags) order by place) tags,
      array(select level from unnest(self.levels) level where level = any(other.levels)) levels,
      other.price_band = self.price_band and self.price_band not in ('custom', 'unknown') same_price
    from self cross join lateral (
      select * from solutions where category_id = self.category_id and status = 'published' and id <> self.id
      order by score desc, id desc limit ${WEIGHED}) other),
  alike as (
    select near.*, array(
      select s.name::text from solution_sports a join solution_sports b using (sport_id) join sports s on s.id = sport_id
      where a.solution_id = self_id and b.solution_id = near.id order by s.name) sports
    from near),
  weighed as (
    select *, 4 * cardinality(sports) + 2 * cardinality(tags) + cardinality(levels) + 2 * same_price::int likeness
    from alike)
  select id, tags, sports, levels, same_price "samePrice" from weighed
  where likeness > 0 and (cardinality(tags) > 0 or not self_has_tags)
  order by likeness desc, score desc, id desc limit ?`;

/** The maximum number of items that one reason lists. */
const NAMED = 3;

const lists = new Intl.ListFormat("en-US");
const and = (words: readonly string[]) => lists.format(words.slice(0, NAMED));

/** Returns the reasons for a likeness, the weightiest first. */
function reasonsOf({ tags, sports, levels, samePrice }: Likeness): string[] {
  return [
    sports.length > 0 && `Also for ${and(sports)}`,
    tags.length > 0 && `Also covers ${and(tags)}`,
    samePrice && "Same price range",
    levels.length > 0 && `Same level: ${and(levels.map((level) => LEVEL_LABELS[level].toLowerCase()))}`,
  ].filter((reason) => reason !== false);
}

/**
 * Returns published solutions of the same category that share tags, sports, levels or the price band, the
 * most similar first; none if the solution doesn't exist.
 * @throws InvalidInputError for a number out of range.
 */
export async function alternativesTo(
  { em }: Context,
  solutionId: string,
  first: number,
  selection: Selection,
): Promise<SolutionAlternative[]> {
  const count = assertCount(first);
  const key = parseId(solutionId);
  if (key === undefined) return [];
  const alike = await em.execute<Likeness[]>(ALTERNATIVES, [key, count]);
  const ids = alike.map(({ id }) => id);
  const rows = await readRowsInOrder(em, Solution, ids, { ...selection.solution, id: {} }, isPublic);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return alike.flatMap((likeness) => {
    const solution = byId.get(likeness.id);
    return solution ? [{ solution, reasons: reasonsOf(likeness) }] : [];
  });
}
