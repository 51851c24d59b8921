import type { EntityManager } from "@mikro-orm/postgresql";
import type { MatchBand } from "../brief.types.ts";
import { bandOf, isAlertable } from "../judging/band.ts";
import { coverageOf } from "../judging/coverage.ts";
import type { Matched } from "../judging/order.ts";
import { evidenceOf } from "../judging/score.ts";
import { findFitting, type ReadBrief } from "../reading/read-brief.ts";

/** Returns the matches of a brief that an alert may list, best first. */
async function alertableMatches(em: EntityManager, read: ReadBrief): Promise<Matched[]> {
  const { slots } = read.reading.query;
  const { matches } = await findFitting(em, read);
  return matches.filter(({ facts, judged }) => isAlertable(coverageOf(facts, slots, read.index), judged));
}

/** Returns the ids of the solutions that fit a brief well or better and are known to meet its musts. */
export async function findAlertable(em: EntityManager, read: ReadBrief): Promise<Set<number>> {
  return new Set((await alertableMatches(em, read)).map(({ facts }) => facts.id));
}

/** A match as shown in an alert email. */
export interface AlertedMatch {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly band: MatchBand;
  /** The sentence of its record that contributes most to the match; null if no single sentence does. */
  readonly quote: string | null;
}

/** Returns how many of these solutions still fit, and the best of them with their reasons. */
export async function describeMatches(
  em: EntityManager,
  read: ReadBrief,
  { ids, most }: { ids: ReadonlySet<number>; most: number },
): Promise<{ total: number; told: AlertedMatch[] }> {
  const found = (await alertableMatches(em, read)).filter(({ facts }) => ids.has(facts.id));
  const told = found.slice(0, most).map(({ facts, total }) => {
    const [best] = evidenceOf(facts, read);
    const { id, slug, title } = facts;
    return { id, slug, title, band: bandOf(total), quote: best?.quote ?? null };
  });
  return { total: found.length, told };
}
