import { dayOf } from "../../../../shared/days/days.ts";
import type { Level } from "../../../catalog/taxonomy/level.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { wordsOf } from "../../text/words.ts";
import { MAX_CRITERIA, MAX_CRITERION } from "../brief.rules.ts";
import type { Criteria, ParsedBrief } from "../brief.ts";
import {
  budgetIn,
  demandsFree,
  deniesPaying,
  FREE_OF_CHARGE,
  isFree,
  type Rate,
  saysFree,
  withoutAmounts,
} from "./budget.ts";
import { deadlineIn, withoutDeadlines } from "./deadline.ts";
import { wantedIn } from "./denials.ts";
import { withoutIdioms } from "./idioms.ts";
import { levelsIn, namesOfLevel, namesOfSport, sportsBeside, sportsIn } from "./names.ts";
import { placesIn } from "./places.ts";
import { productIn } from "./product.ts";
import { quantitiesIn } from "./quantities.ts";
import { type Strength, statementsIn } from "./statements.ts";
import { unreadIn } from "./unread.ts";

/** Words of statements that have no content themselves, or concern only money. */
const EMPTY = new Set(
  "must mandatory required essential cheap cheaper expensive cost costs price priced budget year yearly annually month monthly max maximum least less under below exceed spend dollars usd per stay within pay anything money".split(
    " ",
  ),
);
const WORD = String.raw`[\p{L}\p{N}+-]*(?:\.[\p{L}\p{N}]+)*`;
const NAME = String.raw`\p{Lu}${WORD}(?:\s+[\p{Lu}\p{N}]${WORD})*`;
const INTEGRATION = new RegExp(
  String.raw`\b(?:[Ii]ntegrat\w*|[Cc]onnect\w*|[Cc]ompatible|[Ss]ync\w*|[Ww]orks?|[Pp]lugs?)\s+(?:with|to|into)\s+(${NAME}(?:(?:,\s*(?:and|or)?|\s+(?:and|or))\s+${NAME})*)`,
  "gu",
);
/** Matches what is left where a clause about money was dropped. */
const RELATIVE = /\s+(?:that|which|who)$/i;
/** What is only said with a date: "ready by June". */
const BY_A_DATE =
  /^\s*(?:be\s+)?(?:live|ready|running|available|delivered|installed|needed|in\s+place|working)?\s*$/i;
/** Age groups, which are capitalized like names. */
const AGE = /^U-?\d+/;

/** Parses a text into criteria. */
export function parseBrief(
  written: string,
  sports: readonly string[],
  {
    rates = [],
    today = dayOf(new Date()),
  }: { readonly rates?: readonly Rate[]; readonly today?: string } = {},
): ParsedBrief {
  const text = withoutIdioms(written);
  const budget = budgetIn(text, rates);
  // A statement that only names products is covered by `integrations`.
  const all = statementsIn(text);
  const statements = all.filter(
    ({ text: said, strength }) =>
      (strength === "should" && isFree(said)) ||
      saysMore(strength === "should" ? said.replace(INTEGRATION, " ") : said),
  );
  const wanted = wantedIn(text);
  const integrations = integrationsIn(text);
  const mustBeFree =
    all.some(({ strength, text: said }) => strength === "must" && isFree(said)) ||
    demandsFree(wanted) ||
    deniesPaying(text);
  const isBestFree = !mustBeFree && budget.max === null && saysFree(wanted);
  const of = (strength: Strength) => [
    ...new Set(
      statements.flatMap((one) => {
        if (one.strength !== strength) return [];
        if (strength !== "wont" && integrations.includes(one.text))
          return strength === "must" ? [`work with ${one.text}`] : [];
        const said =
          strength === "should" && isFree(one.text)
            ? FREE_OF_CHARGE
            : withoutMoney(one.text).replace(RELATIVE, "");
        return [said.slice(0, MAX_CRITERION).toWellFormed()];
      }),
    ),
  ];
  // A sport or level that is only ruled out is not a wanted one.
  const ruledOut = all.flatMap(({ strength, text: said }) => (strength === "wont" ? [said] : [])).join("\n");
  const ruledOutSports = sportsIn(ruledOut, sports);
  const wantedSports = sportsIn(wanted, sports);
  const levels = levelsIn(wanted);
  const product = productIn(wanted, (name) => sportsIn(name, sports).length > 0);
  const lists = {
    must: of("must"),
    should: [...new Set([...of("should"), ...(isBestFree ? [FREE_OF_CHARGE] : [])])],
    wont: of("wont"),
  };
  const notes = [...budget.notes];
  if (levels.length > 1) notes.push("It names several levels. We took the first.");
  if (Object.values(lists).some((list) => list.length > MAX_CRITERIA)) {
    notes.push(`It names more than ${MAX_CRITERIA} things of one kind. We took the first ${MAX_CRITERIA}.`);
  }
  const beside = sportsBeside(wanted, sports);
  if (beside.length > 0) {
    notes.push(`Not among the catalog's sports, so looked for in the texts: ${beside.join(", ")}.`);
  }
  const criteria: Criteria = {
    product,
    sports: sportsIn(text, sports).filter(
      (sport) => wantedSports.includes(sport) || !ruledOutSports.includes(sport),
    ),
    level: (levels[0] as Level | undefined) ?? null,
    must: lists.must.slice(0, MAX_CRITERIA),
    should: lists.should.slice(0, MAX_CRITERIA),
    wont: lists.wont.slice(0, MAX_CRITERIA),
    budgetMax: budget.max ?? (mustBeFree ? 0 : null),
    deadline: deadlineIn(text, today),
    integrations,
    quantities: quantitiesIn(text).map((one) => one.text),
    places: placesIn(wanted),
  };
  return { criteria, notes, unread: unreadIn(text, saidBy(criteria)) };
}

/** Concatenates the words of all criteria. */
function saidBy({ product, sports, level, must, should, wont, integrations, places }: Criteria): string[] {
  const names = [...sports.flatMap(namesOfSport), ...(level ? namesOfLevel(level) : [])];
  return [product ?? "", ...names, ...must, ...should, ...wont, ...integrations, ...places];
}

/** Whether a statement has content besides an amount. */
export function saysMore(text: string): boolean {
  if (isFree(text)) return false;
  const undated = withoutDeadlines(text);
  if (undated.length < text.length && BY_A_DATE.test(undated)) return false;
  const rest = withoutAmounts(text);
  return wordsOf(rest).some(({ text: word }) => !isStopWord(word) && !EMPTY.has(word));
}

/** Drops the clauses that only concern money: "work offline, at most $10k a year" is one demand. */
const withoutMoney = (text: string) => text.split(/,\s+/).filter(saysMore).join(", ");

/** Returns the capitalized names after "integrates with" and similar phrases. */
function integrationsIn(text: string): string[] {
  const names = [...text.matchAll(INTEGRATION)].flatMap(([, list = ""]) =>
    list.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/),
  );
  const clean = names
    .slice(0, 10 * MAX_CRITERIA)
    .map((name) =>
      name
        .replace(/[.\s]+$/, "")
        .slice(0, MAX_CRITERION)
        .toWellFormed(),
    )
    .filter((name) => name && !AGE.test(name) && levelsIn(name).length === 0);
  return [...new Set(clean)].slice(0, MAX_CRITERIA);
}
