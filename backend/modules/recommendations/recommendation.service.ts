import { personOf } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { takeComputingTurn } from "../../shared/fair-share.ts";
import { assertCount } from "../../shared/keyset.ts";
import { readRowsInOrder } from "../../shared/rows/read-rows.ts";
import type { Selection } from "../../shared/rows/selection.ts";
import { keyOf } from "../discovery/discovery-index.ts";
import { encoderOf } from "../discovery/encoder/encoder-of.ts";
import { encodeInTime } from "../discovery/encoder/query-encoding.ts";
import { searchEngineOf } from "../discovery/engine/engine-of.ts";
import { type ReadTexts, readFactsOf, SURE_ENOUGH } from "../discovery/facts/read-facts.ts";
import { recordOfKey } from "../discovery/live/sources.ts";
import { KINDS } from "../discovery/search/kinds.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { isPublic } from "../solutions/solution-status.ts";
import { type Candidates, readCandidates } from "./candidate.ts";
import { diversify } from "./diversify.ts";
import type { Facts } from "./facts.ts";
import type { Recommendation } from "./recommendation.ts";
import { SpokenOf } from "./shared-terms.ts";
import { readSignals, type Signal, type SignalSource } from "./signals.ts";
import { type Ranking, type Weighed, weigh } from "./weigh.ts";

/** Characters of a text that is looked for. */
const MAX_TEXT = 300;
/** So many of the best of each search are candidates. */
const FOUND = 30;
/** Of so many of the likeliest, sports are read from their texts. */
const READ = 40;
/** Whose texts describe a record, so that facts can be read from them. */
const DESCRIBED: ReadonlySet<SignalSource> = new Set(["saved", "reviewed", "applied"]);

/**
 * Solutions that may suit the viewer, the surest first.
 * @throws UnauthenticatedError; InvalidInputError for a number out of range.
 */
export async function recommend(
  context: Context,
  first: number,
  selection: Selection,
): Promise<Recommendation[]> {
  const { em } = context;
  const { id } = personOf(context);
  const count = assertCount(first);
  const rankings = await rankBy(context, await readSignals(em, id));
  const ids = [...new Set(rankings.flatMap(({ scores }) => [...scores.keys()]))];
  const chosen = chooseFrom(await readCandidates(em, id, ids), rankings).slice(0, count);
  const chosenIds = chosen.map(({ candidate }) => candidate.id);
  const rows = await readRowsInOrder(em, Solution, chosenIds, { ...selection.solution, id: {} }, isPublic);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const computedAt = new Date();
  return chosen.flatMap(({ candidate, confidence, reasons, isPersonal }) => {
    const solution = byId.get(candidate.id);
    const [reason = ""] = reasons;
    const confidenceScore = Number(confidence.toFixed(2));
    return solution ? [{ solution, confidenceScore, reason, reasons, isPersonal, computedAt }] : [];
  });
}

/** The candidates that something speaks for, in the order in which they are recommended. */
function chooseFrom({ candidates, counts, sports }: Candidates, rankings: readonly Ranking[]): Weighed[] {
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
  const weighed = candidates.flatMap((candidate) => weigh(candidate, stated, counts) ?? []);
  // Reading texts takes a while: only of what may come among the first.
  const first = weighed
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, READ)
    .map(({ candidate }) => candidate);
  const again = first.flatMap((one) => weigh(withStated(one, one), stated, counts) ?? []);
  return diversify([...again, ...weighed.filter(({ candidate }) => !first.includes(candidate))]);
}

/** Searches for each signal, with the ranking of briefs. */
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
    // Others have their turn between two searches of a large catalog.
    await takeComputingTurn();
    const { ranked } = index.search(text, { kinds, byMeaning: true, encoded });
    const scores = ranked
      .slice(0, FOUND)
      .map(({ candidate, score }) => [recordOfKey(keyOf(candidate)).id, score] as const);
    const spoken = signal.text ? new SpokenOf(signal.text, frequencies) : undefined;
    rankings.push({ signal, scores: new Map(scores), spoken });
  }
  return rankings;
}

/** What it is searched for: what is known for certain first, since the text may be cut. */
function textOf({ source, text, title, category, sports, tags }: Signal): string {
  const named = source === "organization" ? "" : title;
  return [category, ...sports, ...tags, text ?? named].join(" ").slice(0, MAX_TEXT);
}
