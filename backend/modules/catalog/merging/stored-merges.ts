import type { EntityManager } from "@mikro-orm/postgresql";
import { InvalidInputError } from "../../../shared/errors.ts";
import type { MergeRule } from "./merge.rules.ts";
import type { Merge, MergeInput } from "./merge.types.ts";

/** How many merges are shown. */
const MAX_MERGES = 50;
const MAX_RULES = 20;

/** Returns the last 50 merges of a kind, the newest first. @param select SQL up to `from`, with the merge as `m`. */
export async function readMerges<One extends Merge>(em: EntityManager, select: string): Promise<One[]> {
  const merges = await em.execute<One[]>(
    `${select} order by m.merged_at desc, m.id desc limit ${MAX_MERGES}`,
  );
  return merges.map(withDates);
}

/** Returns a merge that was stored a moment ago. */
export async function findMerge<One extends Merge>(
  em: EntityManager,
  select: string,
  id: number,
): Promise<One> {
  const [merge] = await em.execute<One[]>(`${select} where m.id = ?`, [id]);
  if (!merge) throw new Error("The merge was not stored.");
  return withDates(merge);
}

/**
 * Returns SQL for a column of the merge, still in force, that took what the merge `m` had kept away, so that `m` now
 * leads further; or for `none`.
 */
export const laterMerge = (table: string, column: string, none: string): string =>
  `coalesce((select l.${column} from ${table} l where l.undone_at is null and l.kept_id = m.kept_id
     and (l.moved -> '${table}') @> to_jsonb(m.id) order by l.id limit 1), ${none})`;

const withDates = <One extends Merge>(merge: One): One => ({
  ...merge,
  mergedAt: new Date(merge.mergedAt),
  undoneAt: merge.undoneAt && new Date(merge.undoneAt),
});

/** Returns the rules of single fields. @throws InvalidInputError for other fields, or too many. */
export function rulesIn(
  { rules }: MergeInput,
  fields: object,
  plural: string,
): ReadonlyMap<string, MergeRule> {
  const unknown = rules.find(({ field }) => !Object.hasOwn(fields, field));
  if (unknown) throw new InvalidInputError(`${plural} have no field “${unknown.field}” to merge.`);
  if (rules.length > MAX_RULES) throw new InvalidInputError(`There can be up to ${MAX_RULES} rules.`);
  return new Map(rules.map(({ field, rule }) => [field, rule]));
}
