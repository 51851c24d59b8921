import { PriceBands } from "../../../catalog/solutions/price-band.ts";
import { LEVEL_LABELS, type Level, Levels } from "../../../catalog/taxonomy/level.ts";
import type { RecordFacts } from "../../live/facts.ts";
import type { Criteria } from "../brief.ts";
import type { BriefQuestion, QuestionChoice } from "../brief.types.ts";

/** The minimum number of matches: fewer are read faster than a question about them. */
const LEAST_MATCHES = 4;
const MOST_QUESTIONS = 2;
const MOST_CHOICES = 5;
/** The minimum share of matches with known data for a question to be asked. */
const LEAST_KNOWN = 0.3;
const MULTI_SPORT = "Multi-sport";
/**
 * The questions answered from texts: for each choice, its label, the pattern in a record's text, and the
 * resulting criterion.
 */
const OF_TEXTS: readonly {
  readonly text: string;
  readonly choices: readonly (readonly [
    label: string,
    said: RegExp,
    field: "must" | "wont",
    value: string,
  ])[];
}[] = [
  {
    text: "Indoors or outdoors?",
    choices: [
      ["Indoors", /\bindoors?\b/i, "must", "indoor"],
      ["Outdoors", /\boutdoors?\b/i, "must", "outdoor"],
    ],
  },
  {
    text: "What should it measure with?",
    choices: [
      ["Cameras", /\b(?:cameras?|video)\b/i, "must", "cameras"],
      ["Wearables", /\b(?:wearables?|vests?|straps?|wristbands?|watch(?:es)?)\b/i, "must", "wearables"],
    ],
  },
  {
    text: "Where should it run?",
    choices: [
      ["On a phone", /\b(?:mobile|phones?|ios|android)\b/i, "must", "mobile app"],
      ["Without internet", /\boffline\b|\bwithout\s+(?:an?\s+)?internet\b/i, "must", "work offline"],
    ],
  },
];
const BUDGETS: readonly (readonly [label: string, value: number, bands: readonly string[]])[] = [
  ["Free of charge", 0, [PriceBands.FREE]],
  ["At most $5,000 a year", 5_000, [PriceBands.FREE, PriceBands.UNDER_5K]],
  ["At most $25,000 a year", 25_000, [PriceBands.FREE, PriceBands.UNDER_5K, PriceBands.FROM_5K_TO_25K]],
];

/** Returns the one or two questions about missing criteria whose answers would best divide the matches. */
export function questionsOn(criteria: Criteria, matches: readonly RecordFacts[]): BriefQuestion[] {
  if (matches.length < LEAST_MATCHES) return [];
  const asked = [
    ...(criteria.sports.length === 0 ? [bySport(matches)] : []),
    ...(criteria.level === null ? [byLevel(matches)] : []),
    ...(criteria.budgetMax === null ? [byPrice(matches)] : []),
    ...OF_TEXTS.filter(({ choices }) => !choices.some(([, said]) => said.test(wordsOf(criteria)))).map(
      (one) => byText(one, matches),
    ),
  ];
  return asked
    .map(({ question, known }) => ({ question, worth: worthOf(question, known, matches.length) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_QUESTIONS)
    .map(({ question }) => question);
}

interface Asked {
  readonly question: BriefQuestion;
  /** The number of matches with known data. */
  readonly known: number;
}

/** Rates how evenly the choices divide the known matches, times their share; 0 if they divide nothing. */
function worthOf({ choices }: BriefQuestion, known: number, all: number): number {
  if (choices.length < 2 || known < all * LEAST_KNOWN) return 0;
  const dividing = choices.filter(({ count }) => count < all);
  if (dividing.length === 0) return 0;
  const shares = dividing.map(({ count }) => count / all);
  return (known / all) * shares.reduce((sum, share) => sum + share * (1 - share), 0);
}

function bySport(matches: readonly RecordFacts[]): Asked {
  const counts = countsOf(matches.map(({ sports }) => sports.filter((sport) => sport !== MULTI_SPORT)));
  const choices = [...counts].map(([sport, count]) => ({
    label: sport,
    count,
    field: "sports",
    value: sport,
  }));
  return asking("Which sport?", choices, matches.filter(({ sports }) => sports.length > 0).length);
}

function byLevel(matches: readonly RecordFacts[]): Asked {
  const counts = countsOf(matches.map(({ levels }) => levels));
  const choices = (Object.values(Levels) as Level[]).flatMap((level) => {
    const count = counts.get(level) ?? 0;
    return count > 0 ? [{ label: LEVEL_LABELS[level], count, field: "level", value: level }] : [];
  });
  return asking("Which level?", choices, matches.filter(({ levels }) => levels.length > 0).length);
}

function byPrice(matches: readonly RecordFacts[]): Asked {
  const priced = matches.filter(
    ({ priceBand }) => priceBand && priceBand !== PriceBands.CUSTOM && priceBand !== PriceBands.UNKNOWN,
  );
  const choices = BUDGETS.flatMap(([label, value, bands]) => {
    const count = priced.filter(({ priceBand }) => bands.includes(priceBand ?? "")).length;
    return count > 0 ? [{ label, count, field: "budgetMax", value: String(value) }] : [];
  });
  // A larger budget that admits no further matches is not a separate choice.
  const different = choices.filter(({ count }, at) => count !== choices[at - 1]?.count);
  return asking("What may it cost?", different, priced.length);
}

function byText({ text, choices }: (typeof OF_TEXTS)[number], matches: readonly RecordFacts[]): Asked {
  const texts = matches.map(({ title, body, features, tags }) =>
    [title, body, ...features, ...tags].join("\n"),
  );
  const counted = choices.flatMap(([label, said, field, value]) => {
    const count = texts.filter((one) => said.test(one)).length;
    return count > 0 ? [{ label, count, field, value }] : [];
  });
  return asking(text, counted, texts.filter((one) => choices.some(([, said]) => said.test(one))).length);
}

function asking(text: string, choices: readonly QuestionChoice[], known: number): Asked {
  const most = choices.toSorted((a, b) => b.count - a.count).slice(0, MOST_CHOICES);
  return { question: { text, choices: choices.filter((choice) => most.includes(choice)) }, known };
}

function countsOf<Value>(lists: readonly (readonly Value[])[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of lists.flatMap((list) => [...new Set(list)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function wordsOf({ product, must, should, wont }: Criteria): string {
  return [product ?? "", ...must, ...should, ...wont].join("\n");
}
