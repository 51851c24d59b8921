import type { Context } from "../../../shared/context.ts";
import { yieldToOthers } from "../../../shared/postgres/connection-quota.ts";
import { keyOf } from "../discovery-index.ts";
import { encoderOf } from "../encoder/encoder-of.ts";
import { encodeInTime } from "../encoder/query-encoding.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { type ReadTexts, readFactsOf, SURE_ENOUGH } from "../facts/read-facts.ts";
import { recordOfKey } from "../live/sources.ts";
import { KINDS } from "../search/kinds.ts";
import { type Candidate, readCandidates } from "./candidate.ts";
import type { Facts } from "./facts.ts";
import { SpokenOf } from "./shared-terms.ts";
import { readSignals, type Signal, type SignalSource } from "./signals.ts";
import { type Agreement, agreementsOf, confidenceOf, type Ranking } from "./weigh.ts";
import { DEFAULT_WEIGHTS, type Weights } from "./weights.ts";

/** The maximum length of a query, in characters. */
const MAX_TEXT = 300;
/** The number of each search's best results that become candidates. */
const FOUND = 30;
/** The number of likeliest candidates whose texts are searched for sports. */
const READ = 40;
/** The signals whose texts describe a record, so facts can be extracted from them. */
const DESCRIBED: ReadonlySet<SignalSource> = new Set(["saved", "reviewed", "applied"]);

/** A solution that could be recommended, with its agreements. */
export interface Possible {
  readonly candidate: Candidate;
  readonly agreements: readonly Agreement[];
}

/** A point in the past, for later evaluation. */
export interface Past {
  /** Only earlier activity counts. */
  readonly until?: Date;
  /** The ids of additional candidates. */
  readonly besides?: readonly number[];
}

/**
 * Returns the possible recommendations for a person, and the learned weights if they are better, in two
 * statements and some searches.
 */
export async function possibleAt(
  context: Context,
  userId: number,
  { until, besides = [] }: Past = {},
): Promise<{ readonly possible: readonly Possible[]; readonly weights: Weights }> {
  const { em } = context;
  const rankings = await rankBy(context, await readSignals(em, userId, until));
  const ids = [...new Set([...besides, ...rankings.flatMap(({ scores }) => [...scores.keys()])])];
  const { candidates, counts, sports, weights } = await readCandidates(em, userId, ids, until);
  const read = (texts: ReadTexts) =>
    readFactsOf(texts, sports, []).flatMap(({ kind, value, confidence }) =>
      kind === "sport" && confidence >= SURE_ENOUGH ? [value] : [],
    );
  const withStated = <T extends Facts>(facts: T, texts: ReadTexts): T =>
    facts.sports.length > 0 ? facts : { ...facts, sports: read(texts) };
  const stated = rankings.map((ranking) => {
    const { text, source } = ranking.signal;
    const isDescribed = text && DESCRIBED.has(source);
    const texts = { body: text ?? "", features: [], tags: [], integrations: [] };
    return isDescribed ? { ...ranking, signal: withStated(ranking.signal, texts) } : ranking;
  });
  const possible = candidates
    .map((candidate) => {
      const agreements = agreementsOf(candidate, stated, counts);
      return { candidate, agreements, confidence: confidenceOf(agreements, candidate, DEFAULT_WEIGHTS) };
    })
    .toSorted((a, b) => b.confidence - a.confidence);
  return {
    // Extracting facts takes a while, so only the likeliest candidates' texts are read.
    possible: possible.map((one, place) => {
      if (place >= READ || one.agreements.length === 0) return one;
      const candidate = withStated(one.candidate, one.candidate);
      return { candidate, agreements: agreementsOf(candidate, stated, counts) };
    }),
    weights: weights ?? DEFAULT_WEIGHTS,
  };
}

/** Searches for each signal, ranking as for briefs. */
async function rankBy({ em, settings }: Context, signals: readonly Signal[]): Promise<Ranking[]> {
  if (signals.length === 0) return [];
  const index = await (await searchEngineOf(em).current(em)).about(signals.map(textOf));
  const encoder = index.isEncoded ? encoderOf(settings) : undefined;
  const { statistics, vocabulary } = index;
  const frequencies = {
    documents: statistics.documents,
    withStem: (stem: string) => {
      const known = vocabulary.findStem(stem);
      return known === undefined ? 0 : statistics.withStem(known);
    },
  };
  const kinds = new Set([KINDS.indexOf("solution")]);
  const rankings: Ranking[] = [];
  for (const signal of signals) {
    const text = textOf(signal);
    const encoded = encoder && (await encodeInTime(encoder, text));
    await index.gather(text, { kinds, byMeaning: true, encoded });
    // Yields to other requests between two searches of a large catalog.
    await yieldToOthers();
    const { ranked } = index.search(text, { kinds, byMeaning: true, encoded });
    const scores = ranked
      .slice(0, FOUND)
      .map(({ candidate, score }) => [recordOfKey(keyOf(candidate)).id, score] as const);
    const spoken = signal.text ? new SpokenOf(signal.text, frequencies) : undefined;
    rankings.push({ signal, scores: new Map(scores), spoken });
  }
  return rankings;
}

/** Returns the query text of a signal, with certain data first, since the text may be cut. */
function textOf({ source, text, title, category, sports, tags }: Signal): string {
  const named = source === "organization" ? "" : title;
  return [category, ...sports, ...tags, text ?? named].join(" ").slice(0, MAX_TEXT);
}
