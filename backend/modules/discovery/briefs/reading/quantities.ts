import { NUMBER_WORDS, numberIn, SCALE } from "./numbers.ts";

/** A number of things: players, teams, seats, courts. */
export interface Quantity {
  /** Null if only the maximum is given. */
  readonly least: number | null;
  /** Null if only the minimum is given. */
  readonly most: number | null;
  /** The counted things as written, in lower case: "players", "student athletes". */
  readonly unit: string;
  /** For display: "40 players". */
  readonly text: string;
}

/** Countable things; those in one group are comparable. */
const UNITS: readonly (readonly string[])[] = [
  "player athlete swimmer runner rider rower gymnast dancer golfer boxer skater skier cyclist participant competitor entrant student pupil kid child children boy girl man men woman women adult junior senior people person user member membership subscriber staff employee trainee horse".split(
    " ",
  ),
  "team squad club school academy academies side franchise organization organisation".split(" "),
  "seat spectator fan visitor attendee ticket guest supporter viewer".split(" "),
  "court pitch field lane rink table ground venue stadium arena gym hall pool facility facilities location site".split(
    " ",
  ),
  "coach trainer referee umpire official volunteer steward analyst physio scout".split(" "),
  "camera sensor pod vest unit device tracker wearable tag beacon bike treadmill machine locker gate turnstile license licence screen bib".split(
    " ",
  ),
  "match game event race session tournament competition fixture".split(" "),
];
const NAMES = UNITS.flat().toSorted((a, b) => b.length - a.length);
const NUMBER = String.raw`(?:\d[\d.,'’]*(?:\s\d{3})*(?!\d)|${NUMBER_WORDS})`;
const AMOUNT = String.raw`(${NUMBER})\s?(${SCALE})?(?![\p{L}\d%°])`;
const PLURAL = `(?:${NAMES.join("|")})(?:e?s)?`;
const UNIT = String.raw`(${PLURAL}(?:\s+(?:${PLURAL}|holders?)(?![\p{L}-]))?)\b(?!\s*(?:-|–)\s*\p{L})`;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d$€£¥.,/-])(?:(up\s+to|at\s+most|max(?:imum|\.)?(?:\s+of)?|(?:no|not)\s+more\s+than|fewer\s+than|less\s+than|under|below)|(at\s+least|min(?:imum|\.)?(?:\s+of)?|(?:no|not)\s+(?:less|fewer)\s+than|more\s+than|over|from)|between|about|around|approx(?:imately|\.)?|some|roughly)?\s*${AMOUNT}(\s?\+)?(?:\s*(?:-|–|to|and|or)\s*${AMOUNT})?\s+(?:(?!(?:per|a|an|in|for|of|by|and|or|to|with|on|at|days?|weeks?|months?|years?|hours?|minutes?|seconds?|euros?|dollars?|pounds?|usd|eur|gbp|chf)\b)[\p{L}'’-]+\s+){0,2}?${UNIT}`,
  "giu",
);
/** Matches "unlimited players" and the like. */
const UNLIMITED = new RegExp(
  String.raw`\b(?:unlimited|any\s+number\s+of|no\s+limit\s+(?:on|to)(?:\s+the)?(?:\s+number\s+of)?)\s+${UNIT}`,
  "giu",
);
const MOST = 10;

/** Returns the quantities of a text, in its order. */
export function quantitiesIn(text: string): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const match of text.matchAll(COUNTED)) {
    const [, atMost, atLeast, first = "", scale, plus, second, secondScale, unit = ""] = match;
    const one = numberIn(first, scale ?? (second ? "" : undefined) ?? "");
    if (one === undefined) continue;
    const two = second ? numberIn(second, secondScale) : undefined;
    const name = unit.toLowerCase();
    const quantity = quantityOf(one, two, {
      name,
      isMost: Boolean(atMost),
      isLeast: Boolean(atLeast ?? plus),
    });
    found.set(quantity.text, quantity);
  }
  for (const [, unit = ""] of text.matchAll(UNLIMITED)) {
    const name = unit.toLowerCase();
    found.set(name, { least: null, most: null, unit: name, text: `unlimited ${name}` });
  }
  return [...found.values()].slice(0, MOST);
}

/** Removes the quantities from a text. */
export function withoutQuantities(text: string): string {
  return text.replace(COUNTED, " ");
}

function quantityOf(
  one: number,
  two: number | undefined,
  { name, isMost, isLeast }: { name: string; isMost: boolean; isLeast: boolean },
): Quantity {
  const shown = (value: number) => value.toLocaleString("en-US");
  if (two !== undefined && two > one) {
    return { least: one, most: two, unit: name, text: `${shown(one)} to ${shown(two)} ${name}` };
  }
  if (isMost) return { least: null, most: one, unit: name, text: `up to ${shown(one)} ${name}` };
  if (isLeast) return { least: one, most: null, unit: name, text: `at least ${shown(one)} ${name}` };
  return { least: one, most: one, unit: name, text: `${shown(one)} ${name}` };
}

/** Returns the index of a unit's group: "student athletes" are athletes, "ticket holders" hold tickets. */
function groupOf(unit: string): number {
  const isOf = (word: string) => (names: readonly string[]) =>
    names.some((name) => word === name || word === `${name}s` || word === `${name}es`);
  const groups = unit.split(/\s+/).map((word) => UNITS.findIndex(isOf(word)));
  return groups.findLast((group) => group >= 0) ?? -1;
}

/** Matches phrases that make a record's quantity a limit or a range. */
const LIMIT = /^(?:up to|at least|unlimited)|\bto\b/;

/**
 * Whether a record's quantities include the one asked for: true, false, or undefined if it doesn't state any.
 * A plain number ("used by 400 clubs") is no limit.
 */
export function isForAsMany(asked: Quantity, said: readonly Quantity[]): boolean | undefined {
  const group = groupOf(asked.unit);
  const limits = said.filter(({ unit, text }) => groupOf(unit) === group && LIMIT.test(text));
  const wanted = asked.most ?? asked.least;
  if (limits.length === 0 || wanted === null) return undefined;
  return limits.some(
    ({ least, most }) => wanted >= (least ?? 0) && wanted <= (most ?? Number.POSITIVE_INFINITY),
  );
}
