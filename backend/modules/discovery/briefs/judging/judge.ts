import { longDay } from "../../../../shared/days/long-day.rules.ts";
import { type PriceBand, PriceBands } from "../../../catalog/solutions/price-band.ts";
import { LEVEL_LABELS } from "../../../catalog/taxonomy/level.ts";
import type { BriefReading, DiscoveryIndex } from "../../discovery-index.ts";
import { type FactKind, type ReadFact, readFactsOf, SURE_ENOUGH } from "../../facts/read-facts.ts";
import type { RecordFacts } from "../../live/facts.ts";
import { stemOf } from "../../text/stem.ts";
import type { Criteria } from "../brief.ts";
import { type CriterionKind, type Verdict, Verdicts } from "../criterion.ts";
import { FREE_OF_CHARGE, isFree, type Rate, saysFreeOfCharge } from "../reading/budget.ts";
import { levelsIn, sportsIn } from "../reading/names.ts";
import { isAt } from "../reading/places.ts";
import { isForAsMany, quantitiesIn, withoutQuantities } from "../reading/quantities.ts";
import { coverageBy } from "./coverage.ts";
import {
  type Clause,
  clausesOf,
  findEvidence,
  isFiller,
  isForm,
  stemsOf,
  type Terms,
  termsOf,
} from "./find-evidence.ts";
import { type Passage, passagesOf, QuotedFields } from "./record-texts.ts";

/** A criterion with the verdict for one record. */
export interface Judged {
  readonly kind: CriterionKind;
  readonly text: string;
  readonly verdict: Verdict;
  /** The passage that decided; null if a field did, such as the price band. */
  readonly passage: Passage | null;
  /** For a kind of product: the share of its name found in the record, from 0 to 1, weighted by rarity. */
  readonly share?: number;
  /** For something unwanted: whether the record only mentions it, which isn't known to mean that it has it. */
  readonly isMention?: boolean;
}

/** Judges a record by one criterion. */
type Judge = (facts: RecordFacts, clauses: readonly Clause[]) => Judged;

/** The yearly cost of each price band in US dollars; custom prices are unknown. */
const COSTS: Readonly<Partial<Record<PriceBand, readonly [number, number]>>> = {
  [PriceBands.FREE]: [0, 0],
  [PriceBands.UNDER_5K]: [1, 5_000],
  [PriceBands.FROM_5K_TO_25K]: [5_000, 25_000],
  [PriceBands.FROM_25K_TO_100K]: [25_000, 100_000],
  [PriceBands.OVER_100K]: [100_000, Number.POSITIVE_INFINITY],
};
const MULTI_SPORT = "multi-sport";
/** Words of capacity, which a number says: "handle 40 players". */
const CAPACITY = /\b(?:handl|support|serv|cover|manag|cop|fit|hold|accommodat|scal)(?:e|es|s|ing)?\b/gi;
const STATES_NUMBER = /\d|\b(?:unlimited|any\s+number|no\s+limit)\b/i;
const OFFLINE = /\boffline\b/i;
/** The share of a criterion, weighted by rarity, that a clause must have; all of it if it is ruled out. */
const MOST = 0.7;
const ALL = 0.999;
/** The share of a product kind's name that a record must have: half of a name is often another kind. */
const NAMED = 0.7;
/** What a word for the form of a product, such as "tracker", counts of another word as rare. */
const OF_FORM = 0.4;
/** The number of sentences up to which a description consists of what the product is, without a story. */
const FEW_SENTENCES = 2;

/** The data needed to judge a brief's criteria. */
export interface Judging {
  readonly reading: Pick<BriefReading, "understand">;
  readonly index: DiscoveryIndex;
  readonly sports: readonly string[];
  readonly rates: readonly Rate[];
}

/** Judges a record by every criterion of a brief; clauses that were parsed before can be passed in. */
export type JudgeRecord = (facts: RecordFacts, clauses?: readonly Clause[]) => Judged[];

/** Creates a function that judges records by every criterion of a brief. */
export function judging(criteria: Criteria, at: Judging): JudgeRecord {
  const { product, sports, level, budgetMax, deadline, quantities, places } = criteria;
  const judges: Judge[] = [
    ...(product === null ? [] : [named(product, at)]),
    ...criteria.must.map((text) => textual("must", text, at)),
    ...criteria.should.map((text) => textual("should", text, at)),
    ...criteria.wont.map((text) => textual("wont", text, at)),
    ...criteria.integrations.map((text) => textual("integration", text, at)),
    ...(sports.length > 0
      ? [
          orRead(
            plain("sport", sports.join(" or "), (facts) => sportVerdict(facts, sports)),
            "sport",
            at,
            (value) => (lower(sports).includes(value.toLowerCase()) ? Verdicts.MET : Verdicts.UNKNOWN),
          ),
        ]
      : []),
    ...(level
      ? [
          orRead(
            plain("level", LEVEL_LABELS[level], ({ levels }) => memberVerdict(levels, [level])),
            "level",
            at,
            (value) => (value === level ? Verdicts.MET : Verdicts.UNKNOWN),
          ),
        ]
      : []),
    ...(budgetMax === null
      ? []
      : [
          budgetMax === 0
            ? free("budget", FREE_OF_CHARGE)
            : orRead(
                plain("budget", `At most $${budgetMax.toLocaleString("en-US")} a year`, (facts) =>
                  priceVerdict(facts.priceBand, budgetMax),
                ),
                "price",
                at,
                (value) => (Number(value) <= budgetMax ? Verdicts.MET : Verdicts.NOT_MET),
              ),
        ]),
    ...quantities.map(counted),
    ...places.map((place) => located(place, at)),
    ...(deadline === null ? [] : [plain("deadline", `By ${longDay(deadline)}`, () => Verdicts.UNKNOWN)]),
  ];
  return (facts, clauses = clausesOf(passagesOf(facts))) => judges.map((judge) => judge(facts, clauses));
}

function plain(kind: CriterionKind, text: string, verdictOf: (facts: RecordFacts) => Verdict): Judge {
  return (facts) => ({ kind, text, verdict: verdictOf(facts), passage: null });
}

/** Falls back to the facts stated in a record's texts if its fields leave the verdict unknown. */
function orRead(
  judge: Judge,
  kind: FactKind,
  { sports, rates }: Judging,
  verdictOf: (value: string) => Verdict,
): Judge {
  return (facts, clauses) => {
    const judged = judge(facts, clauses);
    if (judged.verdict !== Verdicts.UNKNOWN) return judged;
    const read = readFactsOf(facts, sports, rates)
      .filter((fact) => fact.kind === kind && fact.confidence >= SURE_ENOUGH)
      .map((fact): [ReadFact, Verdict] => [fact, verdictOf(fact.value)]);
    const [fact, verdict] =
      read.find(([, one]) => one === Verdicts.MET) ?? read.find(([, one]) => one === Verdicts.NOT_MET) ?? [];
    return fact && verdict ? { ...judged, verdict, passage: fact.passage } : judged;
  };
}

/** Weighs words for a product's form less than the others. */
const weighted = <Word extends { readonly idf: number }>(word: Word, stem: string): Word =>
  isForm(stem) ? { ...word, idf: word.idf * OF_FORM } : word;

/** A record is of the wanted kind if its texts have most of the kind's name, weighted by rarity. */
function named(text: string, { reading, index, sports }: Judging): Judge {
  const { slots } = reading.understand(text);
  const ofSports = new Set(sportsIn(text, sports).flatMap(stemsOf));
  const telling = slots.filter(({ word }) => !isFiller(stemOf(word)) && !ofSports.has(stemOf(word)));
  const asked = (telling.length > 0 ? telling : slots).map((slot) => weighted(slot, stemOf(slot.word)));
  const { words } = termsOf(text, reading, index);
  const terms = { words: words.map((word) => weighted(word, [...word.stems][0] ?? "")) };
  return (facts, clauses) => {
    // Integrations name other products.
    const own = clauses.filter(({ passage: { field } }) => field !== QuotedFields.INTEGRATIONS);
    const heading = stemsOf([facts.title, facts.category].join("\n"));
    const named = new Set([...heading, ...own.flatMap(({ stems }) => [...stems])]);
    const share = coverageBy(named, asked, index);
    const isMet = share >= NAMED;
    const said = findEvidence(terms, own, NAMED);
    const unsaid = said.verdict === "denied" ? Verdicts.NOT_MET : Verdicts.UNKNOWN;
    const passage = said.verdict === "met" && isMet ? said.passage : null;
    return { kind: "product", text, verdict: isMet ? Verdicts.MET : unsaid, passage, share };
  };
}

/** Whether a record supports the quantity; unknown if it states none. */
function counted(text: string): Judge {
  const [asked] = quantitiesIn(text);
  /** Of each quote: a record is judged again without each of its passages. */
  const known = new Map<string, boolean | undefined>();
  return (_facts, clauses) => {
    const quotes = new Map<string, Passage>();
    if (asked)
      for (const { passage } of clauses)
        if (STATES_NUMBER.test(passage.quote)) quotes.set(passage.quote, passage);
    let [verdict, passage]: [Verdict, Passage | null] = [Verdicts.UNKNOWN, null];
    for (const [quote, of] of quotes) {
      if (asked && !known.has(quote)) known.set(quote, isForAsMany(asked, quantitiesIn(quote)));
      const isFor = known.get(quote);
      if (isFor === undefined || verdict === Verdicts.MET) continue;
      [verdict, passage] = [isFor ? Verdicts.MET : Verdicts.NOT_MET, of];
    }
    return { kind: "quantity", text, verdict, passage };
  };
}

/**
 * Whether a record's vendor is at a place, or its texts name it; unknown otherwise, since a vendor elsewhere
 * may still deliver there.
 */
function located(place: string, { reading, index }: Judging): Judge {
  const terms = termsOf(place, reading, index);
  return (facts, clauses) => {
    if (isAt(place, facts.location))
      return { kind: "place", text: place, verdict: Verdicts.MET, passage: null };
    const { verdict, passage } = findEvidence(terms, clauses, ALL);
    return {
      kind: "place",
      text: place,
      verdict: verdict === "met" ? Verdicts.MET : Verdicts.UNKNOWN,
      passage,
    };
  };
}

/** Whether a record is free, by its price or else by its texts. */
function free(kind: CriterionKind, text: string): Judge {
  return ({ priceBand }, clauses) => {
    const verdict = priceVerdict(priceBand, 0);
    const passage = clauses.find(({ passage: { quote } }) => saysFreeOfCharge(quote))?.passage ?? null;
    const isFreeByText = verdict === Verdicts.UNKNOWN && passage !== null;
    return {
      kind,
      text,
      passage: verdict === Verdicts.NOT_MET ? null : passage,
      verdict: isFreeByText ? Verdicts.MET : verdict,
    };
  };
}

/** Compares a text with the record's sports and levels if it names any, and with its sentences. */
function textual(kind: CriterionKind, text: string, { reading, index, sports }: Judging): Judge {
  if (kind !== "wont" && isFree(text)) return free(kind, text);
  const count = kind !== "wont" && quantitiesIn(text).length > 0 ? counted(text) : undefined;
  const [named, levels] = [sportsIn(text, sports), levelsIn(text)];
  const terms = termsOf(count ? withoutQuantities(text).replace(CAPACITY, " ") : text, reading, index);
  const offline =
    kind !== "wont" && OFFLINE.test(text) ? termsOf("without internet", reading, index) : undefined;
  const share = kind === "wont" ? ALL : MOST;
  return (facts, clauses) => {
    const known = [
      ...(named.length > 0 ? [sportVerdict(facts, named)] : []),
      ...(levels.length > 0 ? [memberVerdict(facts.levels, levels)] : []),
    ];
    const judged = (verdict: Verdict, passage: Passage | null = null): Judged => ({
      kind,
      text,
      passage,
      verdict: kind === "wont" ? OPPOSITE[verdict] : verdict,
    });
    const isWhole = terms.words.length <= named.length + levels.length;
    if (isWhole && known.some((verdict) => verdict !== Verdicts.UNKNOWN)) return judged(worst(known));
    if (kind !== "wont" && known.includes(Verdicts.NOT_MET)) return judged(Verdicts.NOT_MET);
    const ofCount = count?.(facts, clauses);
    if (ofCount && (ofCount.verdict !== Verdicts.MET || terms.words.length === 0))
      return judged(ofCount.verdict, ofCount.passage);
    const said = findEvidence(terms, clauses, share, kind === "wont");
    if (said.verdict === "unknown") {
      const online = offline ? findEvidence(offline, clauses, share) : said;
      if (online.verdict === "unknown") return judged(Verdicts.UNKNOWN);
      return judged(online.verdict === "met" ? Verdicts.MET : Verdicts.NOT_MET, online.passage);
    }
    if (said.verdict !== "met") return judged(Verdicts.NOT_MET, said.passage);
    const met = judged(Verdicts.MET, said.passage);
    return kind === "wont" && isMention(terms, facts, clauses) ? { ...met, isMention: true } : met;
  };
}

/**
 * Whether a record says something only once, in passing: "a phone call at 5:40 a.m. that junction 31 is empty"
 * is told of a rota that saves such calls.
 */
function isMention(terms: Terms, { title, category }: RecordFacts, clauses: readonly Clause[]): boolean {
  const sentences = new Set(clauses.flatMap(({ passage }) => (isSentence(passage) ? [passage.start] : [])));
  const heading = new Set(stemsOf([title, category].join("\n")));
  const isNamed = terms.words.every(({ stems }) => [...stems].some((stem) => heading.has(stem)));
  if (isNamed || sentences.size <= FEW_SENTENCES) return false;
  const saying = clauses.filter((clause) => findEvidence(terms, [clause], ALL, true).verdict === "met");
  const passages = new Set(saying.map(({ passage }) => passage.quote));
  return passages.size === 1 && saying.every(({ passage, isNeed }) => isSentence(passage) && !isNeed);
}

const isSentence = ({ field }: Passage) => field === QuotedFields.DESCRIPTION;

const OPPOSITE: Readonly<Record<Verdict, Verdict>> = {
  [Verdicts.MET]: Verdicts.NOT_MET,
  [Verdicts.NOT_MET]: Verdicts.MET,
  [Verdicts.UNKNOWN]: Verdicts.UNKNOWN,
};

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(Verdicts.NOT_MET)) return Verdicts.NOT_MET;
  return verdicts.includes(Verdicts.UNKNOWN) ? Verdicts.UNKNOWN : Verdicts.MET;
}

/** A multi-sport product may suit the wanted sports, so the verdict is unknown unless it lists them. */
function sportVerdict({ sports }: RecordFacts, wanted: readonly string[]): Verdict {
  const verdict = memberVerdict(lower(sports), lower(wanted));
  const isForMany = lower(sports).includes(MULTI_SPORT);
  return verdict === Verdicts.NOT_MET && isForMany ? Verdicts.UNKNOWN : verdict;
}

function memberVerdict(own: readonly string[], wanted: readonly string[]): Verdict {
  if (wanted.some((one) => own.includes(one))) return Verdicts.MET;
  return own.length > 0 ? Verdicts.NOT_MET : Verdicts.UNKNOWN;
}

function priceVerdict(band: PriceBand | null, most: number): Verdict {
  const cost = band && COSTS[band];
  if (!cost) return Verdicts.UNKNOWN;
  if (cost[0] > most) return Verdicts.NOT_MET;
  return cost[1] <= most ? Verdicts.MET : Verdicts.UNKNOWN;
}

function lower(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}
