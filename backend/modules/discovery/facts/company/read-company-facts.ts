import {
  CERTIFICATION_LABELS,
  type CompanyStage,
  HEADCOUNT_LABELS,
  type HeadcountBand,
  STAGE_LABELS,
} from "../../../catalog/vendors/facts/company-facts.ts";
import type { FactName } from "../../../catalog/vendors/facts/fact-fields.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { certificationsIn } from "./certifications.ts";
import { headquartersIn } from "./headquarters.ts";
import { languagesIn } from "./languages.ts";
import { namesAtStart } from "./names-in.ts";
import { COMPANY, type OwnSubjects, ownSubjects } from "./own-subject.ts";
import { type ReadRound, roundLabel, roundsIn, stageAfter } from "./rounds.ts";
import { type Said, saidIn } from "./said.ts";

/** A fact about a company that its text states. */
export interface CompanyFact {
  readonly field: FactName;
  /** The fact in words, such as `Boston, United States`. */
  readonly label: string;
  /** The value as the vendor's field stores it; an item of a field that is a list. */
  readonly value: string;
  /** The headquarters' city, beside the country. */
  readonly city?: string | undefined;
  readonly round?: ReadRound;
  /** The sentence that states it, verbatim. */
  readonly quote: string;
}

const YEAR = String.raw`(?<year>(?:18[5-9]|19\d|20\d)\d)\b(?!\s*(?:%|people|users|customers))`;
const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Spring|Summer|Fall|Autumn|Winter|early|late|mid-?)";
const IN_YEAR = String.raw`\s+(?:back\s+)?in\s+(?:${MONTH}\.?,?\s+(?:of\s+)?)?${YEAR}`;
const FOUNDED = "(?:co-?)?(?:founded|established|incorporated)";

/**
 * Returns the facts about a company that a text of its own states for certain, each once.
 * @param products the names of what it makes.
 */
export function readCompanyFacts(
  text: string,
  name: string,
  products: readonly string[] = [],
  today = new Date(),
): CompanyFact[] {
  const own = ownSubjects(name, products);
  const found = new Map<string, CompanyFact>();
  for (const { start, end } of sentencesOf(text)) {
    const quote = text.slice(start, end).trim();
    for (const fact of factsIn(quote, own, today)) {
      const key = `${fact.field} ${fact.label.toLowerCase()}`;
      if (!found.has(key)) found.set(key, { ...fact, quote });
    }
  }
  return contradicted([...found.values()], text);
}

type Found = Omit<CompanyFact, "quote">;

function factsIn(sentence: string, own: OwnSubjects, today: Date): Found[] {
  const said = saidIn(sentence);
  const rounds = roundsIn(sentence, own, today).filter(({ at }) => said(at));
  const stage = stageIn(sentence, own, said) ?? stageAfter(rounds.map(({ kind }) => kind));
  const year = foundedIn(sentence, own, said, today);
  const headcount = headcountIn(sentence, own, said);
  return [
    ...(year ? [{ field: "foundedYear" as const, label: year, value: year }] : []),
    ...headquartersIn(sentence, own, said).map(({ city, country }) => ({
      field: "country" as const,
      label: [city, country].filter(Boolean).join(", "),
      value: country,
      city,
    })),
    ...(headcount
      ? [{ field: "headcountBand" as const, label: HEADCOUNT_LABELS[headcount], value: headcount }]
      : []),
    ...(stage ? [{ field: "stage" as const, label: STAGE_LABELS[stage], value: stage }] : []),
    ...customersIn(sentence, own, said).map((one) => ({
      field: "customers" as const,
      label: one,
      value: one,
    })),
    ...languagesIn(sentence, own, said).map((one) => ({
      field: "languages" as const,
      label: one,
      value: one,
    })),
    ...certificationsIn(sentence, own, said).map((one) => ({
      field: "certifications" as const,
      label: CERTIFICATION_LABELS[one],
      value: one,
    })),
    ...rounds.flatMap(({ round }) =>
      round ? [{ field: "funding" as const, label: roundLabel(round), value: "", round }] : [],
    ),
  ];
}

/** Leaves out every value of a field that has one value, if the text states several. */
function contradicted(facts: readonly CompanyFact[], text: string): CompanyFact[] {
  const stages = facts.filter(({ field }) => field === "stage");
  const isIndependentAgain = /\b(?:spun\s+(?:back\s+)?out|independent\s+again|bought\s+back)\b/i.test(text);
  const stage = latestStage(stages);
  return facts.filter((fact) => {
    if (fact.field === "stage") return fact === stage && !(fact.value === "acquired" && isIndependentAgain);
    if (fact.field !== "foundedYear" && fact.field !== "country" && fact.field !== "headcountBand")
      return true;
    const others = facts.filter(({ field }) => field === fact.field);
    // "Boston, United States" says more than "United States", and doesn't contradict it.
    if (fact.field === "country" && others.every(({ value }) => value === fact.value)) {
      const cities = others.filter(({ city }) => city);
      return cities.length === 0 || (cities.length === 1 && fact === cities[0]);
    }
    return others.length === 1;
  });
}

const STAGES: readonly CompanyStage[] = [
  "pre-seed",
  "seed",
  "series-a",
  "series-b-or-later",
  "public",
  "acquired",
];

/** Returns the furthest stage; undefined where one without investors stands beside one with. */
function latestStage(stages: readonly CompanyFact[]): CompanyFact | undefined {
  const bootstrapped = stages.filter(({ value }) => value === "bootstrapped");
  if (bootstrapped.length > 0) return stages.length === bootstrapped.length ? bootstrapped[0] : undefined;
  return stages.toSorted(
    (a, b) => STAGES.indexOf(b.value as CompanyStage) - STAGES.indexOf(a.value as CompanyStage),
  )[0];
}

/** Returns the first match of any pattern that is plainly stated. */
function firstSaid(sentence: string, patterns: readonly RegExp[], said: Said): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    if (match && said([match.index, match.index + match[0].length])) return match;
  }
  return undefined;
}

function foundedIn(
  sentence: string,
  { company, name }: OwnSubjects,
  said: Said,
  today: Date,
): string | undefined {
  const by = String.raw`(?:\s+by\s+[^.;]{1,80}?)?`;
  const match = firstSaid(
    sentence,
    [
      new RegExp(
        String.raw`(?:^|[,;]\s+|\band\s+)${company}(?:,[^,]{1,80},)?\s+(?:was|were)\s+(?:first\s+|originally\s+|initially\s+)?${FOUNDED}${by}${IN_YEAR}`,
        "iu",
      ),
      new RegExp(
        String.raw`^We\s+(?:${FOUNDED}|started)\s+(?:(?:${name}|the\s+company|this)\s+)?${IN_YEAR.slice(3)}`,
        "iu",
      ),
      new RegExp(
        String.raw`^${company}\s+(?:is|are)\s+an?\s+[^.;:]{0,80}?\b${COMPANY}(?:,|\s+(?:that|which)\s+was)?\s+${FOUNDED}${IN_YEAR}`,
        "iu",
      ),
      new RegExp(
        String.raw`^(?:Originally\s+)?${FOUNDED}${IN_YEAR}[^,;]*(?:$|[.;]$|,\s*(?:and\s+)?(?:[^,]{1,60},\s*)?${company}\b)`,
        "iu",
      ),
      new RegExp(
        String.raw`^[^,;]{0,60},?\s*\bsince\s+(?:our|its|${name})\s+(?:founding|foundation)${IN_YEAR}`,
        "iu",
      ),
      new RegExp(String.raw`^(?:year\s+)?(?:founded|established|est\.?)(?:\s+in)?\s*:\s*${YEAR}`, "iu"),
    ],
    said,
  );
  const year = match?.groups?.year;
  return year && Number(year) <= today.getUTCFullYear() ? year : undefined;
}

const NUMBER = String.raw`(?<number>\d{1,3}(?:,\d{3})+|\d{1,6})`;
const ABOUT = String.raw`(?<about>over|more\s+than|nearly|almost|around|about|approximately|some|~|at\s+least)?\s*`;
const STAFF = String.raw`(?:full-?time\s+)?(?:employees|people|staff|team\s+members|teammates|colleagues)`;
const SIZE = String.raw`${ABOUT}${NUMBER}(?<plus>\+)?`;

const BANDS: readonly (readonly [HeadcountBand, number])[] = [
  ["1-10", 10],
  ["11-50", 50],
  ["51-200", 200],
  ["201-500", 500],
  ["over-500", Number.POSITIVE_INFINITY],
];
const bandOf = (count: number) => BANDS.find(([, most]) => count <= most)?.[0];

function headcountIn(
  sentence: string,
  { company, name }: OwnSubjects,
  said: Said,
): HeadcountBand | undefined {
  const match = firstSaid(
    sentence,
    [
      new RegExp(
        String.raw`(?:^|[,;]\s+|\band\s+)${company}(?:\s+(?:are|is|have|has)|['’](?:re|ve|s))?\s+(?:now\s+|currently\s+)?(?:grown\s+(?:in)?to\s+)?(?:an?\s+)?(?:[\p{L}-]+,?\s+){0,3}?team\s+of\s+${SIZE}(?:\s+${STAFF}\b|(?=\s*(?:[.,;!]|$|\s(?:based|across|in|from|with|working)\b)))`,
        "iu",
      ),
      new RegExp(
        String.raw`(?:^|[,;]\s+|\band\s+)${company}\s+(?:has|have|employs?)\s+(?:now\s+|currently\s+)?${SIZE}\s+${STAFF}\b(?!\s+(?:using|on\s+the|signed|who\s+use|worldwide\s+us))`,
        "iu",
      ),
      new RegExp(
        String.raw`^With\s+${SIZE}\s+(?:full-?time\s+)?employees\b[^,]{0,60},\s*(?:${name}|we|the)\b`,
        "iu",
      ),
      new RegExp(
        String.raw`^(?:We\s+are|We['’]re|${name}\s+is)\s+(?:now\s+|currently\s+)?(?:an?\s+)?${NUMBER}[-\s](?:person|people|employee)s?\b(?:\s+(?:team|company|start-?up|strong))?(?=\s*(?:[.,;!]|$|\s(?:based|across|in|from|with|team)\b))`,
        "iu",
      ),
      new RegExp(
        String.raw`^(?:employees|headcount|team\s+size|company\s+size)\s*:\s*${NUMBER}(?=\s*(?:$|[.,;]))`,
        "iu",
      ),
    ],
    said,
  );
  const { number = "", about, plus } = match?.groups ?? {};
  const count = Number(number.replaceAll(",", ""));
  if (!count) return undefined;
  const isMore = plus || /^(?:over|more|at)/i.test(about ?? "");
  if (isMore) return count >= 500 ? "over-500" : undefined;
  if (!about) return bandOf(count);
  const [low, high] = [bandOf(Math.floor(count * 0.85)), bandOf(Math.ceil(count * 1.15))];
  return low === high ? low : undefined;
}

function stageIn(sentence: string, { company, name }: OwnSubjects, said: Said): CompanyStage | undefined {
  const is = String.raw`(?:^|[,;]\s+|\band\s+)${company}(?:\s+(?:is|are|was|has\s+been|have\s+been|remains?)|['’](?:re|s|ve\s+been))\s+`;
  const stated: readonly (readonly [CompanyStage, RegExp])[] = [
    [
      "acquired",
      new RegExp(
        String.raw`(?:^|[,;]\s+)(?:${name}|we|the\s+company|our\s+company)\s+(?:was|were|has\s+been|have\s+been)\s+(?:recently\s+|later\s+)?acquired\s+(?:by|in)\b`,
        "iu",
      ),
    ],
    [
      "public",
      new RegExp(
        String.raw`${is}(?:now\s+)?(?:an?\s+)?(?:publicly\s+(?:traded|listed)|listed\s+on\s+(?:the\s+)?(?:Nasdaq|NYSE|New\s+York\s+Stock|London\s+Stock|Oslo|Euronext|ASX|AIM|TSX))`,
        "iu",
      ),
    ],
    [
      "public",
      new RegExp(String.raw`^${name}\s*\((?:NASDAQ|NYSE|LSE|ASX|TSX|AIM|OSE)\s*:\s*[A-Z.]{1,6}\)`, "u"),
    ],
    [
      "bootstrapped",
      new RegExp(
        String.raw`${is}(?:still\s+)?(?:an?\s+)?(?:[\p{L}-]+ly\s+|100%\s+)?(?:bootstrapped|self-funded)\b(?!\s+(?:to|until|for|and\s+then|before))`,
        "iu",
      ),
    ],
    [
      "pre-seed",
      new RegExp(
        String.raw`${is}(?:an?\s+)(?:[\p{L}-]+\s+){0,3}?pre-seed(?:[-\s]+(?:stage|funded))?\s+(?:[\p{L}-]+\s+){0,3}?${COMPANY}`,
        "iu",
      ),
    ],
    [
      "seed",
      new RegExp(
        String.raw`${is}(?:an?\s+)(?:(?!pre-)[\p{L}-]+\s+){0,3}?seed(?:[-\s]+(?:stage|funded))\s+(?:[\p{L}-]+\s+){0,3}?${COMPANY}`,
        "iu",
      ),
    ],
    [
      "series-a",
      new RegExp(
        String.raw`${is}(?:an?\s+)(?:[\p{L}-]+\s+){0,3}?Series[-\s]A(?:[-\s]+(?:stage|funded))?\s+(?:[\p{L}-]+\s+){0,3}?${COMPANY}`,
        "iu",
      ),
    ],
    [
      "series-b-or-later",
      new RegExp(
        String.raw`${is}(?:an?\s+)(?:[\p{L}-]+\s+){0,3}?Series[-\s][B-H](?:[-\s]+(?:stage|funded))?\s+(?:[\p{L}-]+\s+){0,3}?${COMPANY}`,
        "iu",
      ),
    ],
  ];
  return stated.find(([, pattern]) => firstSaid(sentence, [pattern], said))?.[0];
}

function customersIn(sentence: string, { any, name, company }: OwnSubjects, said: Said): string[] {
  const GROUP = String.raw`(?:(?:(?!\b(?:partners|investors)\b)[^.;:]){0,100}?\b(?:like|such\s+as|including|e\.g\.)\s*:?\s+)?`;
  const uses = String.raw`(?:used|trusted|chosen|adopted|relied\s+(?:up)?on|deployed|loved|preferred)`;
  const cues = [
    new RegExp(
      String.raw`(?:^|[,;]\s+|\band\s+)${any}(?:\s+(?:is|are|has\s+been|have\s+been)|['’](?:re|s))\s+(?:(?:now|already|currently|being|also)\s+)?(?:${uses}(?:\s+and\s+|,\s*)){0,2}${uses}(?:\s+(?:daily|every\s+day|today|worldwide))?\s+by\s+${GROUP}`,
      "iu",
    ),
    new RegExp(
      String.raw`^(?:Already\s+|Currently\s+)?(?:${uses}(?:\s+and\s+|,\s*)){0,2}${uses}\s+by\s+${GROUP}`,
      "iu",
    ),
    new RegExp(
      String.raw`(?:^|[,;]\s+|\band\s+)(?:our|its|${name})\s+(?:(?:[\d,+]+|current|first|many|existing|growing|largest|early|key|notable|happy|paying|enterprise|reference)\s+){0,3}(?:customers?|clients?|customer\s+base|client\s+list|clientele)\s+(?:currently\s+|already\s+)?includes?\s+${GROUP}`,
      "iu",
    ),
    new RegExp(
      String.raw`^(?:(?:Our|Selected|Notable|Key)\s+)?(?:customers|clients|references)\s*(?::|\s+include)\s*${GROUP}`,
      "iu",
    ),
    new RegExp(
      String.raw`^${company}\s+(?:now\s+|already\s+|currently\s+)?(?:serves?|powers?|counts?|has|have)\s+[^.;:]{0,60}?\b(?:customers|clients)\s+(?:such\s+as|like|including)\s+`,
      "iu",
    ),
    new RegExp(
      String.raw`^${company}\s+counts?\s+(?:among\s+(?:its|our)\s+(?:customers|clients)\s+)?(?=\p{Lu})`,
      "iu",
    ),
  ];
  for (const cue of cues) {
    const match = cue.exec(sentence);
    if (!match) continue;
    const end = match.index + match[0].length;
    const names = said([match.index, end]) ? namesAtStart(sentence.slice(end)) : [];
    if (names.length > 0) return names;
  }
  return [];
}
