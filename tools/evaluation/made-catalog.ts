import { seeded } from "../../backend/modules/discovery/evaluation/random.ts";
import type { CorpusText, JudgedSet } from "./judged-set.ts";
import { rowsOf } from "./rows-of.ts";

/** What generated rows are made from. */
export const GENERATED_SEED = 7;
const KINDS = "tools/evaluation/data/kinds.csv";

/** Whom a record of the catalog without facts is for: each kind of product is made for each of them. */
const MADE_FOR = [
  "schools",
  "universities",
  "amateur clubs",
  "professional teams",
  "federations",
  "women's teams",
  "youth academies",
  "older athletes",
  "summer camps",
];
const SYLLABLES = ["ka", "ro", "vel", "mi", "ton", "spa", "lu", "dex", "or", "fin", "ya", "zu"];

/** Demands, with what a record says that meets one and what one says that breaks it. */
const DEMANDS: readonly (readonly [
  asked: string,
  meets: Partial<CorpusText>,
  breaks: Partial<CorpusText>,
])[] = [
  ["Budget $5,000 a year.", { description: "From $200 a year." }, { facts: { priceBand: "over-100k" } }],
  ["It must export CSV.", { description: "Exports CSV." }, { description: "Does not export CSV." }],
  ["It must work offline.", { description: "Works offline." }, { description: "Does not work offline." }],
  ["It must be free.", { facts: { priceBand: "free" } }, { facts: { priceBand: "25k-100k" } }],
  ["At most $400 a month.", { facts: { priceBand: "under-5k" } }, { facts: { priceBand: "over-100k" } }],
];

/** The records: each kind of product for everybody, with what some of them say besides. */
function recordsOf(
  kinds: readonly Record<string, string>[],
  alsoOf: (row: number, at: number) => Partial<CorpusText> = () => ({}),
): CorpusText[] {
  const next = seeded(GENERATED_SEED);
  const syllable = () => SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? "";
  return kinds.flatMap(({ id = "", first = "", second = "" }, row) =>
    MADE_FOR.map((whom, at) => {
      const { description = "", ...also } = alsoOf(row, at);
      const said = `${at % 2 === 0 ? first : second} Made for ${whom}. ${description}`;
      return {
        id: `${id}-${at}`,
        title: [syllable(), syllable(), syllable()].join(""),
        description: said.trim(),
        ...also,
      };
    }),
  );
}

/** A set's open and sealed half, which have every other kind. */
function halvesOf(
  name: string,
  corpus: readonly CorpusText[],
  queries: readonly (readonly JudgedSet["queries"][number][])[],
): JudgedSet[] {
  return ["open", "sealed"].map((half, parity) => ({
    name: `${name}, ${half}`,
    corpus,
    queries: queries.filter((_, row) => row % 2 === parity).flat(),
  }));
}

/**
 * Needs on a catalog of records with a made-up name and two sentences each: a kind of product as one of two texts says it,
 * and whom it is for. What is of the kind that a need means is relevant, and more so what is for those that it names.
 */
export function catalogWithoutFacts(): JudgedSet[] {
  const kinds = rowsOf(KINDS, ["id", "first", "second", "need"]);
  const queries = kinds.map(({ id = "", need = "" }, row) => {
    // Two of four name somebody, in the open and in the sealed half alike.
    const named = row % 4 < 2 ? row % MADE_FOR.length : undefined;
    return [
      {
        id,
        text: named === undefined ? need : `${need}, for ${MADE_FOR[named]}`,
        judgments: new Map(MADE_FOR.map((_, at) => [`${id}-${at}`, at === named ? 2 : 1] as const)),
      },
    ];
  });
  return halvesOf("needs on a catalog without facts", recordsOf(kinds), queries);
}

/**
 * The same needs, each with a demand of which most records say nothing. What is of the kind and meets it is
 * relevant most, what says nothing is relevant, and what is known to break it isn't; nor is what meets it and
 * is of another kind.
 */
export function needsWithDemands(): JudgedSet[] {
  const kinds = rowsOf(KINDS, ["id", "first", "second", "need"]);
  const demandOf = (row: number) => Math.floor(row / 2) % DEMANDS.length;
  const broken = DEMANDS.length;
  const corpus = recordsOf(
    kinds,
    (row, at) => (at === broken ? DEMANDS[demandOf(row)]?.[2] : DEMANDS[at]?.[1]) ?? {},
  );
  const queries = kinds.map(({ id = "", need = "" }, row) => {
    const demand = demandOf(row);
    const judged = MADE_FOR.flatMap((_, at) =>
      at === broken ? [] : [[`${id}-${at}`, at === demand ? 2 : 1] as const],
    );
    return [{ id, text: `${need}. ${DEMANDS[demand]?.[0]}`, judgments: new Map(judged) }];
  });
  return halvesOf("needs with a demand", corpus, queries);
}
