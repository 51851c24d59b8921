import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../../shared/context.ts";
import { yieldToOthers } from "../../../../shared/postgres/connection-quota.ts";
import { type BriefReading, type DiscoveryIndex, keyOf } from "../../discovery-index.ts";
import { encoderOf } from "../../encoder/encoder-of.ts";
import { encodeInTime } from "../../encoder/query-encoding.ts";
import { searchEngineOf } from "../../engine/engine-of.ts";
import type { Catalog } from "../../engine/search-engine.ts";
import { isMatchedAsIndexed, type MatchedKind, readFacts } from "../../live/facts.ts";
import { documentOf, recordOfKey } from "../../live/sources.ts";
import { isUnknown } from "../../ranking/query.ts";
import { KINDS } from "../../search/kinds.ts";
import type { Criteria, ParsedBrief, Reading } from "../brief.ts";
import type { BriefInput } from "../brief.types.ts";
import { withoutContradictions } from "../judging/contradictions.ts";
import { type JudgeRecord, judging } from "../judging/judge.ts";
import { type Fitting, orderMatches } from "../judging/order.ts";
import { briefWords } from "./brief-words.ts";
import { understandBrief } from "./understand-brief.ts";

/** A brief that was compared with every record of a kind. */
export interface ReadBrief {
  readonly kind: MatchedKind;
  /** Its criteria; `judge` ignores those that contradict each other. */
  readonly asked: Criteria;
  readonly notes: readonly string[];
  /** The parts that yielded no criterion. */
  readonly unread: readonly string[];
  readonly reading: BriefReading;
  readonly judge: JudgeRecord;
  readonly index: DiscoveryIndex;
  /** Whether the comparison ran without the encoder because it timed out. */
  readonly lacksEncoding: boolean;
}

/** A parsed brief before any comparison. */
interface AskedBrief extends Omit<ReadBrief, "kind" | "reading" | "lacksEncoding"> {
  /** The words to search for. */
  readonly words: string;
}

/** The data needed to parse briefs, read once for any number of them. */
export interface Knowledge extends Reading {
  readonly catalog: Catalog;
  /** Whether the index has no pending changes. */
  readonly isComplete: () => boolean;
}

/** The catalog's sports and the exchange rates, as columns of a SELECT. */
export const SPORTS_AND_RATES = `array(select name::text from sports order by name limit 1000) as sports,
  (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'usd', usd, 'ratedOn', rated_on)), '[]')
    from exchange_rates) as rates`;

/** Reads the data needed to parse briefs. */
export async function readKnowledge(context: Context): Promise<Knowledge> {
  const [row] = await context.em.execute<Reading[]>(`select ${SPORTS_AND_RATES}`);
  const engine = searchEngineOf(context.em);
  return {
    sports: row?.sports ?? [],
    rates: row?.rates ?? [],
    catalog: await engine.current(context.em),
    isComplete: () => engine.isComplete,
  };
}

/**
 * Like `readKnowledge`, but waits until the index has every committed change; undefined if it still hasn't.
 */
export async function readSettledKnowledge(context: Context): Promise<Knowledge | undefined> {
  const first = await readKnowledge(context);
  if (first.isComplete()) return first;
  await searchEngineOf(context.em).settled();
  const then = await readKnowledge(context);
  return then.isComplete() ? then : undefined;
}

/**
 * Parses a brief.
 * @throws InvalidInputError for input that is too long or too much, or an invalid date.
 */
export async function askBrief(
  knowledge: Knowledge,
  input: BriefInput,
  parsed?: ParsedBrief,
): Promise<AskedBrief> {
  const { catalog, sports, rates } = knowledge;
  const { text, criteria: asked, notes, unread } = understandBrief(input, knowledge, parsed);
  const words = wordsFor(text, input, asked);
  const index = await catalog.about([words, ...textsOf(asked)]);
  const { criteria, notes: contradictions } = withoutContradictions(asked, index, index);
  return {
    asked,
    index,
    words,
    unread,
    notes: [...notes, ...contradictions],
    judge: judging(criteria, { reading: index, index, sports, rates }),
  };
}

/** Returns the texts of criteria, which are each parsed separately. */
export function textsOf({ product, must, should, wont, integrations }: Criteria): string[] {
  return [product ?? [], must, should, wont, integrations].flat();
}

/**
 * Compares a brief with every record of a kind.
 * @param parsed the criteria, if another reader than the built-in one parsed its words.
 * @throws InvalidInputError as `askBrief`.
 */
export async function readBrief(
  { settings }: Pick<Context, "settings">,
  knowledge: Knowledge,
  input: BriefInput,
  {
    kind = "solution",
    parsed,
  }: { readonly kind?: MatchedKind; readonly parsed?: ParsedBrief | undefined } = {},
): Promise<ReadBrief> {
  await yieldToOthers();
  const { words, ...asked } = await askBrief(knowledge, input, parsed);
  const encoder = asked.index.isEncoded ? encoderOf(settings) : undefined;
  const encoded = encoder && (await encodeInTime(encoder, words));
  const kinds = new Set([KINDS.indexOf(kind)]);
  await asked.index.gather(words, { kinds, byMeaning: true, encoded });
  await yieldToOthers();
  const reading = asked.index.read(words, kinds, { encoded });
  return {
    ...asked,
    kind,
    reading,
    lacksEncoding: encoder !== undefined && encoded === undefined,
  };
}

/** Restricts the fitting records. */
export interface Finding {
  /** The ids of records that must not match, such as one's own. */
  readonly except?: ReadonlySet<number> | undefined;
}

/** Returns the fitting public records in order, and how many more violate a demand, in one statement. */
export async function findFitting(
  em: EntityManager,
  { kind, reading, judge, index }: ReadBrief,
  { except }: Finding = {},
): Promise<Fitting> {
  const { slots } = reading.query;
  // An encoder may know words that no record has, but a text without any content words matches nothing.
  if (slots.length === 0 || (!index.isEncoded && slots.every(isUnknown)))
    return { matches: [], nearest: [], ruledOut: 0 };
  const ranked = new Map(
    reading.ranked
      .map((one) => [recordOfKey(keyOf(one.candidate)).id, one] as const)
      .filter(([id]) => !except?.has(id)),
  );
  const facts = await readFacts(em, kind, [...ranked.keys()]);
  await yieldToOthers();
  // The index has scored what it knows; vendors are matched with more texts than that.
  const compared = isMatchedAsIndexed(kind) ? undefined : reading.compare(facts.map(documentOf));
  const candidates = facts.flatMap((record, at) => {
    const one = ranked.get(record.id);
    return one ? [{ facts: record, shares: compared?.[at] ?? reading.sharesOf(one) }] : [];
  });
  // Only solutions may reject a brief as foreign: opportunities and vendors may be about anything.
  return orderMatches(candidates, judge, kind === "solution" ? reading.strangeness : 0);
}

/** Joins the text with the given criteria: all of it is searched for, except amounts. */
function wordsFor(
  text: string,
  { product, sports, must, should, integrations }: BriefInput,
  asked: Criteria,
): string {
  const given = [product ?? [], sports, must, should, integrations].flatMap((list) => list ?? []);
  return [briefWords(text, asked), ...new Set(given.filter((one) => !text.includes(one)))].join("\n");
}
