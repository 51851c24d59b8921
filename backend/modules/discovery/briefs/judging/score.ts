import type { BriefReading } from "../../discovery-index.ts";
import type { RecordFacts } from "../../live/facts.ts";
import { documentOf } from "../../live/sources.ts";
import type { Share } from "../../ranking/combine.ts";
import type { Slot } from "../../ranking/query.ts";
import { stemOf } from "../../text/stem.ts";
import { Verdicts, WORTH } from "../criterion.ts";
import { clausesOf, isFiller } from "./find-evidence.ts";
import type { Judged, JudgeRecord } from "./judge.ts";
import { alone, type Passage, passagesOf, type QuotedField, QuotedFields, without } from "./record-texts.ts";

/** A component of a score. */
export interface Factor {
  readonly name: string;
  readonly weight: number;
  readonly value: number;
  readonly contribution: number;
}

/** A quotation with the amount by which the score falls without it. */
export interface Evidence extends Passage {
  readonly criterion: string | null;
  readonly fall: number;
}

const NAMES: Readonly<Record<Share["name"], string>> = {
  lexical: "Words from the brief",
  grams: "Parts of words",
  pairs: "Neighboring words",
  sentence: "Best sentence",
  passage: "Meaning of its best sentence",
  whole: "Overall meaning",
};
/** The maximum number of passages that are left out in turn: a text with thousands would take seconds. */
const MOST_TRIED = 60;
/** The number of sentences with the largest falls, of which the one that scores best by itself is quoted. */
const MOST_COMPARED = 6;
/** The minimum score of a passage by itself, absolute and as a share of the whole record's score. */
const LEAST_ALONE = { worth: 0.15, share: 0.4 } as const;
/**
 * The minimum coverage of the brief's or the product's content words by a quotation; lower if it is similar
 * enough to the brief, or if its similarity isn't known.
 */
const LEAST_SAID = { share: 0.4, unknown: 0.25, alike: 0.1, likeness: 0.5 } as const;
/**
 * The minimum similarity: below it, the brief's words occur in another sense, such as a bus driver for a
 * brief about buses.
 */
const LEAST_LIKENESS = { ofBrief: 0.2, ofProduct: 0.15 } as const;
/** Below this score, a record's sentence matches mostly by chance unless it covers most of the brief. */
const LEAST_WORTH = { worth: 0.3, said: 0.5, likeness: 0.25 } as const;
/** From this score on, the best sentence is always quoted. */
const FITTING = 0.5;
/** Matches sentences about a market or the makers, which say nothing of the product. */
const ABOUT_OTHERS =
  /[$€£]\s?\d[\d.,]*\s?(?:b|bn|billion|trillion)\b|\b(?:market|industry)\b[^.]{0,60}\b(?:grow|projected|worth)\b|\byears?\s+of\s+experience\b/i;
/** Demands on a product besides its kind; a plain wish often is the kind itself. */
const DEMANDS: ReadonlySet<Judged["kind"]> = new Set(["must", "integration", "budget", "quantity"]);
const SENTENCES: ReadonlySet<QuotedField> = new Set([
  QuotedFields.DESCRIPTION,
  QuotedFields.FEATURES,
  QuotedFields.DOCUMENTS,
]);

/**
 * Returns the factors of a record's score: its text and the criteria. A met demand counts only as far as the
 * record is the wanted kind of product, since a jump mat that exports CSV is no GPS tracker.
 */
export function factorsOf(shares: readonly Share[], judged: readonly Judged[]): Factor[] {
  const product = judged.find(({ kind }) => kind === "product");
  const isOfKind = product?.verdict === Verdicts.MET ? 1 : (product?.share ?? 1);
  return [
    ...shares.map((share) => ({ ...share, name: NAMES[share.name] })),
    ...judged.flatMap(({ kind, text, verdict }) => {
      const weight = WORTH[kind][Verdicts.MET];
      const { [verdict]: worth, [Verdicts.UNKNOWN]: unknown } = WORTH[kind];
      const isMetDemand = verdict === Verdicts.MET && DEMANDS.has(kind);
      const contribution = isMetDemand ? isOfKind * worth + (1 - isOfKind) * unknown : worth;
      return weight === 0 ? [] : [{ name: text, weight, value: contribution / weight, contribution }];
    }),
  ];
}

/** Returns the sum of the factors. */
export function totalOf(factors: readonly Factor[]): number {
  return factors.reduce((sum, { contribution }) => sum + contribution, 0);
}

/** The data needed to score a record. */
export interface Scoring {
  readonly reading: BriefReading;
  readonly judge: JudgeRecord;
}

/**
 * Returns the evidence for a record: the sentence or feature that covers most of the brief by itself, and the
 * passage of each met criterion, as far as the score falls without them.
 */
export function evidenceOf(facts: RecordFacts, { reading, judge }: Scoring): Evidence[] {
  const all = passagesOf(facts);
  const clauses = clausesOf(all);
  const judged = judge(facts, clauses);
  const passages = passagesToTry(all, reading, judged);
  const versions = passages.map((passage) => without(facts, passage));
  const [ofWhole = [], ...ofVersions] = reading.compare([facts, ...versions].map(documentOf));
  const whole = totalOf(factorsOf(ofWhole, judged));
  const falls = passages.map((passage, at) => {
    const others = clauses.filter((clause) => clause.passage !== passage);
    const rest = factorsOf(ofVersions[at] ?? [], judge(versions[at] ?? facts, others));
    return { ...passage, fall: whole - totalOf(rest) };
  });
  const product = judged.find(({ kind }) => kind === "product")?.text;
  const { best, likenesses } = bestOf(facts, falls, { reading, whole, product });
  const isAboutProduct = (one: Passage) => {
    const likeness = likenesses.has(one.quote) ? likenesses.get(one.quote) : likenessOf(facts, one, reading);
    return !ABOUT_OTHERS.test(one.quote) && (likeness ?? 1) >= LEAST_LIKENESS.ofProduct;
  };
  const ofCriteria = judged.flatMap(({ kind, text, verdict, passage }) => {
    const fall = falls.find(({ field, item, start }) => isAt(passage, field, item, start));
    if (verdict !== Verdicts.MET || !fall) return [];
    return kind === "product" && !isAboutProduct(fall) ? [] : [{ ...fall, criterion: text }];
  });
  const found = [...(best ? [{ ...best, criterion: null }] : []), ...ofCriteria];
  return found.filter(({ fall }) => fall > 1e-9);
}

/**
 * Returns the sentence or feature that scores best alone, if it covers enough and denies nothing wanted, and the
 * similarity to the brief of each that was compared.
 */
function bestOf<Falling extends Passage & { readonly fall: number }>(
  facts: RecordFacts,
  falls: readonly Falling[],
  { reading, whole, product }: { reading: BriefReading; whole: number; product: string | undefined },
): { best: Falling | undefined; likenesses: ReadonlyMap<string, number | undefined> } {
  const telling = ({ word }: Slot) => !isFiller(stemOf(word));
  const slots = reading.query.slots.filter(telling);
  const name = product ? reading.understand(product).slots.filter(telling) : [];
  const asked = new Set(slots.map(({ word }) => stemOf(word)));
  const some = falls
    // Tags and names are not sentences and prove nothing by themselves.
    .filter(({ field, fall, quote }) => SENTENCES.has(field) && fall > 0 && !ABOUT_OTHERS.test(quote))
    .filter((one) => !clausesOf([one]).some(({ denied }) => [...denied].some((stem) => asked.has(stem))))
    .toSorted((a, b) => b.fall - a.fall)
    .slice(0, MOST_COMPARED);
  const likenesses = new Map<string, number | undefined>();
  const worths = reading.compare(some.map((one) => documentOf(alone(facts, one)))).map((shares, at) => {
    const { quote = "" } = some[at] ?? {};
    const likeness = shares.find(({ name }) => name === "passage")?.value;
    likenesses.set(quote, likeness);
    const worth = shares.reduce((sum, { contribution }) => sum + contribution, 0);
    // Vendors and opportunities are compared with long texts, of which a single sentence covers little.
    if (facts.kind !== "solution") return worth;
    const says = {
      ofBrief: reading.saidBy(quote, slots),
      ofProduct: reading.saidBy(quote, name),
      likeness,
    };
    const least = Math.min(LEAST_ALONE.worth, LEAST_ALONE.share * whole);
    return worth >= least && saysEnough(says, whole) ? worth : 0;
  });
  const most = Math.max(...worths);
  return { best: most > 0 ? some[worths.indexOf(most)] : undefined, likenesses };
}

/** Returns the similarity of a sentence to the brief; undefined without an encoder or if it isn't encoded. */
function likenessOf(facts: RecordFacts, one: Passage, { compare }: BriefReading): number | undefined {
  if (!SENTENCES.has(one.field)) return undefined;
  const [shares = []] = compare([documentOf(alone(facts, one))]);
  return shares.find(({ name }) => name === "passage")?.value;
}

/**
 * Whether a sentence covers enough of the brief, given the score of its record; its similarity is undefined
 * without an encoder.
 */
function saysEnough(
  { ofBrief, ofProduct, likeness }: { ofBrief: number; ofProduct: number; likeness: number | undefined },
  whole: number,
): boolean {
  if (whole >= FITTING) return true;
  const said = Math.max(ofBrief, ofProduct);
  if (whole < LEAST_WORTH.worth) return said >= LEAST_WORTH.said && (likeness ?? 1) >= LEAST_WORTH.likeness;
  if (likeness === undefined) return said >= LEAST_SAID.share || ofBrief >= LEAST_SAID.unknown;
  if (said >= LEAST_SAID.share) return likeness >= LEAST_LIKENESS.ofBrief;
  return ofBrief >= LEAST_SAID.alike && likeness >= LEAST_SAID.likeness;
}

/**
 * Selects the passages to leave out in turn: those that may be quoted, which are sentences and what criteria were
 * decided by. If there are very many, only the sentences that cover most of the brief.
 */
function passagesToTry(
  passages: readonly Passage[],
  { saidBy }: BriefReading,
  judged: readonly Judged[],
): readonly Passage[] {
  const most = passages.length <= MOST_TRIED ? passages : mostSaying(passages, saidBy);
  const some = new Set(most.filter(({ field }) => SENTENCES.has(field)));
  return passages.filter(
    (passage) =>
      some.has(passage) ||
      judged.some((one) => isAt(one.passage, passage.field, passage.item, passage.start)),
  );
}

/** Returns the passages that cover most of the brief. */
function mostSaying(passages: readonly Passage[], saidBy: BriefReading["saidBy"]): readonly Passage[] {
  // Keeps the first of identical passages.
  const different = new Map(
    passages.toReversed().map((passage) => [`${passage.field} ${passage.quote}`, passage] as const),
  );
  const said = [...different.values()].map((passage) => ({ passage, worth: saidBy(passage.quote) }));
  const best = said.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_TRIED);
  return best.map(({ passage }) => passage);
}

function isAt(passage: Passage | null, field: string, item: number | null, start: number): boolean {
  return passage?.field === field && passage.item === item && passage.start === start;
}
