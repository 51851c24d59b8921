import type { Asked } from "../../../catalog/plans/cost.rules.ts";
import { MAX_MONTHS } from "../../../catalog/plans/cost.rules.ts";
import { type CountedUnit, MAX_NUMBER } from "../../../catalog/plans/plan.rules.ts";
import { NUMBER_WORDS, numberIn } from "./numbers.ts";
import { quantitiesIn } from "./quantities.ts";

/** What the numbers in a brief count; spectators, courts and matches aren't what plans are priced by. */
const COUNTED: readonly (readonly [CountedUnit, RegExp])[] = [
  [
    "athlete",
    /^(?:players?|athletes?|swimmers?|runners?|riders?|rowers?|gymnasts?|dancers?|golfers?|boxers?|skaters?|skiers?|cyclists?|participants?|students?|pupils?|kids?|child(?:ren)?|boys?|girls?|m[ae]n|wom[ae]n|adults?|juniors?|seniors?)$/,
  ],
  ["team", /^(?:teams?|squads?)$/],
  ["venue", /^(?:venues?|stadiums?|arenas?|facilit(?:y|ies)|locations?|sites?)$/],
  ["event", /^(?:events?|tournaments?|competitions?)$/],
  ["seat", /^(?:users?|coach(?:es)?|trainers?|analysts?|scouts?|staff|licen[sc]es?)$/],
  ["device", /^(?:cameras?|sensors?|pods?|vests?|units?|devices?|trackers?|wearables?)$/],
];
const DURATION = new RegExp(
  String.raw`\b(?:for|over)\s+(?:the\s+)?(?:next\s+|first\s+|at\s+least\s+)?(\d{1,3}|an?|one|${NUMBER_WORDS})[-\s](month|year|season)s?\b`,
  "iu",
);

/**
 * Returns for how many and for how long a brief asks, so that a cost can be calculated; undefined if it says
 * neither. The default is a year.
 */
export function askedAmounts(text: string, quantities: readonly string[]): Asked | undefined {
  const counts: Partial<Record<CountedUnit, number>> = {};
  for (const { unit, least, most } of quantities.flatMap(quantitiesIn)) {
    const [counted] = COUNTED.find(([, names]) => names.test(unit.split(" ").at(-1) ?? "")) ?? [];
    const number = most ?? least;
    if (counted && number && Number.isInteger(number) && number <= MAX_NUMBER) counts[counted] ??= number;
  }
  const months = monthsIn(text);
  if (Object.keys(counts).length === 0 && months === undefined) return undefined;
  return { counts, months: months ?? 12 };
}

/** Returns the duration that a text names, in months; a season counts as a year. */
function monthsIn(text: string): number | undefined {
  const [, number = "", unit = ""] = DURATION.exec(text) ?? [];
  if (!unit) return undefined;
  const count = /^(?:an?|one)$/i.test(number) ? 1 : numberIn(number);
  const months = (count ?? 0) * (unit.toLowerCase() === "month" ? 1 : 12);
  return Number.isInteger(months) && months >= 1 && months <= MAX_MONTHS ? months : undefined;
}
