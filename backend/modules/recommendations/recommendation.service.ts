import { personOf } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { takeComputingTurn } from "../../shared/fair-share.ts";
import { assertCount } from "../../shared/keyset.ts";
import { readRowsInOrder } from "../../shared/rows/read-rows.ts";
import type { Selection } from "../../shared/rows/selection.ts";
import { keyOf } from "../discovery/discovery-index.ts";
import { searchEngineOf } from "../discovery/engine/engine-of.ts";
import { recordOfKey } from "../discovery/live/sources.ts";
import { KINDS } from "../discovery/search/kinds.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { isPublic } from "../solutions/solution-status.ts";
import { readCandidates } from "./candidate.ts";
import { diversify } from "./diversify.ts";
import type { Recommendation } from "./recommendation.ts";
import { readSignals, type Signal } from "./signals.ts";
import { PLACES, type Ranking, weigh } from "./weigh.ts";

/** Characters of a text that is looked for. */
const MAX_TEXT = 300;

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
  const signals = await readSignals(em, id);
  const rankings = await rankBy(context, signals);
  const ids = [...new Set(rankings.flatMap(({ places }) => [...places.keys()]))];
  const candidates = await readCandidates(em, id, ids);
  const chosen = diversify(candidates.flatMap((candidate) => weigh(candidate, rankings) ?? [])).slice(
    0,
    count,
  );
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

/** Searches for each signal, with the ranking of briefs. */
async function rankBy({ em }: Context, signals: readonly Signal[]): Promise<Ranking[]> {
  if (signals.length === 0) return [];
  const index = await (await searchEngineOf(em).current(em)).about(signals.map(textOf));
  const kinds = new Set([KINDS.indexOf("solution")]);
  const rankings: Ranking[] = [];
  for (const signal of signals) {
    const text = textOf(signal);
    await index.gather(text, { kinds, byMeaning: true });
    // Others have their turn between two searches of a large catalog.
    await takeComputingTurn();
    const { ranked } = index.search(text, { kinds, byMeaning: true });
    const found = ranked.slice(0, PLACES).map(({ candidate }) => recordOfKey(keyOf(candidate)).id);
    rankings.push({ signal, places: new Map(found.map((id, place) => [id, place])) });
  }
  return rankings;
}

function textOf({ source, text, title, category, sports, tags }: Signal): string {
  const named = source === "organization" ? "" : title;
  // What is known for certain first, since the text may be cut.
  return [category, ...sports, ...tags, text ?? named].join(" ").slice(0, MAX_TEXT);
}
