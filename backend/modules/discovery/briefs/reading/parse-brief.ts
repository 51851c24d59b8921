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
import { deadlineIn } from "./deadline.ts";
import { wantedIn } from "./denials.ts";
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
/** Age groups, which are capitalized like names. */
const AGE = /^U-?\d+/;

/** Matches "not only ... but also", which states two wishes and denies nothing. */
const NOT_ONLY =
  /(?:\bnot|(?<=\p{L})n['’]t)\s+(?:only|just|merely|simply)\s+([^.;!?\n]{1,200}?),?\s*\bbut\b(?:\s+(?:also|as\s+well))?\s+/giu;

/** The first half of that, without the second. */
const ONLY = /(?:\s+not|(?<=\p{L})n['’]t)\s+(?:only|just|merely|simply)\s(?=[\p{Ll}])/gu;
/** A question that the text answers itself. */
const ANSWERED =
  /([^.!?;:\n]{1,80})\?\s+(?:no\b(?:,?\s+(?:thanks|thank\s+you|way|please))?|not\s+(?:for\s+(?:us|me)|really|at\s+all|needed|wanted)|never)\s*(?=[.!;\n]|$)/giu;

/** Short answers: "GPS yes, heart rate no", "yes to GPS". */
const NAME_ANSWERED = String.raw`(?<=^|[.,;\n(]\s*|\b(?:and|but)\s+)((?!(?:and|but)\b)(?:(?!(?:say|says|said|or|yes|no|not|an?|the|is|are|we|i|it|they|you|with|to|have|has|in|of|for|than|if)\b)[\p{L}\p{N}'’/-]+\s+){1,5})`;
const ANSWER_END = String.raw`(?=\s*(?:[.,;!)\n]|$|\b(?:and|but)\b))`;
const YES_BEHIND = new RegExp(`${NAME_ANSWERED}yes${ANSWER_END}`, "giu");
const NO_BEHIND = new RegExp(`${NAME_ANSWERED}no${ANSWER_END}`, "giu");
const YES_BEFORE = /\byes(?:\s+to|\s*:)?\s+(?!(?:or|and)\s+no\b)(?=[\p{L}\p{N}])/giu;

/** "Not limited to soccer" names what it needs to go beyond. */
const NOT_LIMITED =
  /(?:\b(?:should|must|is|are|can|does|do)\s*)?(?:\bnot|n['’]t)\s+(?:be\s+)?(?:limited|restricted|confined|tied)\s+to\s+[^.,;:!?\n]{1,80}/giu;
/** "Zero setup"; "zero gravity" is a name. */
const ZERO =
  /\bzero\s+(?!(?:waste|gravity|emissions?|carbon|trust|tolerance|sum|hours?|to|in|on|and|or|is)\b)(?=\p{L})/giu;

/** Phrases that mean the same as a plainer one, which the grammar reads. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [NOT_ONLY, " $1 and "],
  [ONLY, " "],
  [ANSWERED, " no $1"],
  [NOT_LIMITED, " "],
  [ZERO, "no "],
  [
    /\b(?:(?:under|in)\s+no\s+(?:circumstances?|case|event)|at\s+no\s+(?:point|time)|on\s+no\s+account)\s*,?\s+(?:may|should|must|can|shall|will)\s+((?:(?:the|our|any|its)\s+)?[\p{L}-]+)\s+/giu,
    "$1 must not ",
  ],
  [
    /\bnot\s+(?:too\s+|very\s+|overly\s+|so\s+)?(?:expensive|costly|pricey|overpriced)(?=\s+\p{L})/giu,
    "inexpensive",
  ],
  [/\bnot\s+(?:too\s+|very\s+|overly\s+|so\s+)?(?:complicated|complex|difficult)(?=\s+\p{L})/giu, "simple"],
  [
    /\bnot\s+(?:fine|ok(?:ay)?|acceptable|good(?:\s+enough)?)\s+if\s+it(?:['’]s|\s+is)\s+not\s+/giu,
    "a must if it is ",
  ],
  [
    /\bwant\s+((?:[\p{L}-]+\s+){1,4})(?:removed|excluded|gone|left\s+out|taken\s+out|turned\s+off|banned)\b(?:\s+from\s+[^.,;!?\n]{1,40})?/giu,
    "do not want $1",
  ],
  [
    /\bno\s+(?:coach|player|parent|volunteer|athlete|kid|child|referee|one|teacher|member|fan)\s+(?:wants?|likes?|has\s+time)\s+to\s+/giu,
    "we don't want to ",
  ],
  [/\b(?:said|says)\s+no\s+to\s+/giu, "does not want "],
  [/\b(?:said|says|say)\s+yes\s+to\s+/giu, "wants "],
  [/\b(?:is|are)\s+what\s+we\s+(?:do\s+not|don['’]t)\s+(?:want|need)\b/giu, "is not wanted"],
  [/\bno\s+(\p{L}+)\s+(?:may|can|must|should|shall)\s+(?=\p{L})/giu, "$1 must not "],
  [
    /\b(?:everything|all)\s+(?:except(?:\s+for)?|but|apart\s+from)\s+([\p{L}\s-]{2,40}?)\s+is\s+(?:already\s+)?(?:covered|solved|handled|there|in\s+place)\b/giu,
    "we need $1",
  ],
  [
    /\bexcept\s+for\s+([\p{L}\s-]{2,40}?),?\s+we\s+(?:already\s+)?have\s+(?:everything|it\s+all)\b/giu,
    "we need $1",
  ],
  [
    /(?<=^|[.;\n]\s*)([\p{L}][\p{L}\s-]{1,40}?)\s+(?:is\s+not|isn['’]t|are\s+not|aren['’]t)\s+(?:covered|solved|handled)\s+yet\b/giu,
    "we need $1",
  ],
  [/\bdoes\s+it\s+(?:need|require|use|have)\s+([^?.!\n]{1,80})\?\s+then\s+/giu, "if it needs $1, "],
  [/\bleave\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+out(?:\s+of\s+(?:it|this))?(?=\s*(?:[.,;!\n]|$))/giu, "no $1"],
  [/\b(?:would\s+not|wouldn['’]t)\s+say\s+no\s+to\b/giu, "would like"],
  [
    /(?:,|\bbut|\bthough|\band)\s+not\s+(?:essential|required|mandatory|necessary|needed|a\s+must)(?=\s*[:,])/giu,
    "",
  ],
];

/** Rewrites short answers as full sentences. */
const withAnswers = (text: string) =>
  text
    .replace(YES_BEHIND, (_, name: string) => name.trimEnd())
    .replace(NO_BEHIND, (_, name: string) => `no ${name.trimEnd()}`)
    .replace(YES_BEFORE, "");

/** Parses a text into criteria. */
export function parseBrief(
  written: string,
  sports: readonly string[],
  {
    rates = [],
    today = dayOf(new Date()),
  }: { readonly rates?: readonly Rate[]; readonly today?: string } = {},
): ParsedBrief {
  const text = PLAINER.reduce(
    (said, [phrase, plainer]) => said.replace(phrase, plainer),
    withAnswers(written),
  );
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
        const said = strength === "should" && isFree(one.text) ? FREE_OF_CHARGE : withoutMoney(one.text);
        return [said.slice(0, MAX_CRITERION).toWellFormed()];
      }),
    ),
  ];
  // A sport or level that is only ruled out is not a wanted one.
  const ruledOut = all.flatMap(({ strength, text: said }) => (strength === "wont" ? [said] : [])).join("\n");
  const ruledOutSports = sportsIn(ruledOut, sports);
  const wantedSports = sportsIn(wanted, sports);
  const levels = levelsIn(wanted);
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
    product: productIn(wanted),
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
