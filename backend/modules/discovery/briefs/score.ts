import type { BriefReading } from "../discovery-index.ts";
import type { RecordFacts } from "../live/facts.ts";
import { documentOf } from "../live/sources.ts";
import type { Share } from "../ranking/combine.ts";
import type { Slot } from "../ranking/query.ts";
import { stemOf } from "../text/stem.ts";
import { Verdicts, WORTH } from "./criterion.ts";
import { clausesOf, isFiller } from "./find-evidence.ts";
import type { Judged } from "./judge.ts";
import { alone, type Passage, passagesOf, type QuotedField, QuotedFields, without } from "./record-texts.ts";

/** A part of a score. */
export interface Factor {
  readonly name: string;
  readonly weight: number;
  readonly value: number;
  readonly contribution: number;
}

/** A quotation, and how much lower the score is without it. */
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
/** Of a text of more passages, the rest is not left out in turn: a text of thousands would take seconds. */
const MOST_TRIED = 60;
/** Of so many sentences that the score is lower without, the one is quoted that says most by itself. */
const MOST_COMPARED = 6;
/** What is worth less by itself than this, and than this share of the whole record, speaks for nothing. */
const LEAST_ALONE = { worth: 0.15, share: 0.4 } as const;
/**
 * How much a quotation says of the telling words of the brief, or of the product's; less where it is so like the brief, or
 * where its likeness isn't known.
 */
const LEAST_SAID = { share: 0.4, unknown: 0.25, alike: 0.1, likeness: 0.5 } as const;
/** What is less like a brief says its words in another sense, such as the driver of a bus where buses are looked for. */
const LEAST_LIKENESS = { ofBrief: 0.2, ofProduct: 0.15 } as const;
/** What a record that is worth less than this says in one sentence is mostly by chance, unless it says most of it there. */
const LEAST_WORTH = { worth: 0.3, said: 0.5, likeness: 0.25 } as const;
/** What fits so well says so: its best sentence is quoted. */
const FITTING = 0.5;
/** What is demanded of a product besides what it is; a wish in plain words is often what is looked for itself. */
const DEMANDS: ReadonlySet<Judged["kind"]> = new Set(["must", "integration", "budget", "quantity"]);
const SENTENCES: ReadonlySet<QuotedField> = new Set([QuotedFields.DESCRIPTION, QuotedFields.FEATURES]);

/**
 * The factors of a record's score: what its text says, and the criteria. The first of these is what is looked for: a demand
 * that a record meets counts only as far as it is that, since a jump mat that exports CSV is no GPS tracker.
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

/** The sum of the factors. */
export function totalOf(factors: readonly Factor[]): number {
  return factors.reduce((sum, { contribution }) => sum + contribution, 0);
}

/** What a record is scored with. */
export interface Scoring {
  readonly reading: BriefReading;
  readonly judge: (facts: RecordFacts) => Judged[];
}

/**
 * What of a record speaks for it: the sentence or feature that says most of the brief by itself, and the one that each met
 * criterion was found in, as far as the score is lower without them.
 */
export function evidenceOf(facts: RecordFacts, { reading, judge }: Scoring): Evidence[] {
  const passages = worthTrying(passagesOf(facts), reading, judge(facts));
  const versions = [facts, ...passages.map((passage) => without(facts, passage))];
  const totals = reading
    .compare(versions.map(documentOf))
    .map((shares, at) => totalOf(factorsOf(shares, judge(versions[at] ?? facts))));
  const [whole = 0, ...rest] = totals;
  const falls = passages.map((passage, at) => ({ ...passage, fall: whole - (rest[at] ?? whole) }));
  const judged = judge(facts);
  const product = judged.find(({ kind }) => kind === "product")?.text;
  const best = bestOf(facts, falls, { reading, whole, product });
  const ofCriteria = judged.flatMap(({ kind, text, verdict, passage }) => {
    const fall = falls.find(({ field, item, start }) => isAt(passage, field, item, start));
    if (verdict !== Verdicts.MET || !fall) return [];
    const isUnlike = kind === "product" && (likenessOf(facts, fall, reading) ?? 1) < LEAST_LIKENESS.ofProduct;
    return isUnlike ? [] : [{ ...fall, criterion: text }];
  });
  const all = [...(best ? [{ ...best, criterion: null }] : []), ...ofCriteria];
  return all.filter(({ fall }) => fall > 1e-9);
}

/** The sentence or feature that says most of a brief by itself, if any says enough and doesn't deny what is looked for. */
function bestOf<Falling extends Passage & { readonly fall: number }>(
  facts: RecordFacts,
  falls: readonly Falling[],
  { reading, whole, product }: { reading: BriefReading; whole: number; product: string | undefined },
): Falling | undefined {
  const telling = ({ word }: Slot) => !isFiller(stemOf(word));
  const slots = reading.query.slots.filter(telling);
  const name = product ? reading.understand(product).slots.filter(telling) : [];
  const asked = new Set(slots.map(({ word }) => stemOf(word)));
  const some = falls
    // A tag or a name is no sentence: it stands for nothing by itself.
    .filter(({ field, fall }) => SENTENCES.has(field) && fall > 0)
    .filter((one) => !clausesOf([one]).some(({ denied }) => [...denied].some((stem) => asked.has(stem))))
    .toSorted((a, b) => b.fall - a.fall)
    .slice(0, MOST_COMPARED);
  const worths = reading.compare(some.map((one) => documentOf(alone(facts, one)))).map((shares, at) => {
    const worth = shares.reduce((sum, { contribution }) => sum + contribution, 0);
    // Vendors and opportunities are compared with long texts, of which a sentence says little.
    if (facts.kind !== "solution") return worth;
    const { quote = "" } = some[at] ?? {};
    const says = {
      ofBrief: reading.saidBy(quote, slots),
      ofProduct: reading.saidBy(quote, name),
      likeness: shares.find((share) => share.name === "passage")?.value,
    };
    const least = Math.min(LEAST_ALONE.worth, LEAST_ALONE.share * whole);
    return worth >= least && saysEnough(says, whole) ? worth : 0;
  });
  const most = Math.max(...worths);
  return most > 0 ? some[worths.indexOf(most)] : undefined;
}

/** How like a brief a sentence of a record is by itself; not known without an encoder, nor of what isn't encoded. */
function likenessOf(facts: RecordFacts, one: Passage, { compare }: BriefReading): number | undefined {
  if (!SENTENCES.has(one.field)) return undefined;
  const [shares = []] = compare([documentOf(alone(facts, one))]);
  return shares.find(({ name }) => name === "passage")?.value;
}

/** Whether a sentence of a record of some worth says enough of what is looked for; without an encoder, its likeness isn't known. */
function saysEnough(
  { ofBrief, ofProduct, likeness }: { ofBrief: number; ofProduct: number; likeness: number | undefined },
  whole: number,
): boolean {
  if (whole >= FITTING) return true;
  if (whole < LEAST_WORTH.worth)
    return Math.max(ofBrief, ofProduct) >= LEAST_WORTH.said && (likeness ?? 1) >= LEAST_WORTH.likeness;
  const said = Math.max(ofBrief, ofProduct);
  if (likeness === undefined) return said >= LEAST_SAID.share || ofBrief >= LEAST_SAID.unknown;
  if (said >= LEAST_SAID.share) return likeness >= LEAST_LIKENESS.ofBrief;
  return ofBrief >= LEAST_SAID.alike && likeness >= LEAST_SAID.likeness;
}

/** The passages that are left out in turn: of very many, those that say most of the brief, and those of criteria. */
function worthTrying(
  passages: readonly Passage[],
  { saidBy }: BriefReading,
  judged: readonly Judged[],
): readonly Passage[] {
  if (passages.length <= MOST_TRIED) return passages;
  // Of those that say the same, the first.
  const different = new Map(
    passages.toReversed().map((passage) => [`${passage.field} ${passage.quote}`, passage] as const),
  );
  const said = [...different.values()].map((passage) => ({ passage, worth: saidBy(passage.quote) }));
  const best = said.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_TRIED);
  const most = new Set(best.map(({ passage }) => passage));
  return passages.filter(
    (passage) =>
      most.has(passage) ||
      judged.some((one) => isAt(one.passage, passage.field, passage.item, passage.start)),
  );
}

function isAt(passage: Passage | null, field: string, item: number | null, start: number): boolean {
  return passage?.field === field && passage.item === item && passage.start === start;
}
