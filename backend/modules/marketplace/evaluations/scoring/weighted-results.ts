import { BEST_SCORE, MUST_SCORE } from "../evaluation.rules.ts";
import type { EvaluationCell, EvaluationRanking } from "../room.types.ts";

/** A criterion as results need it. */
interface Criterion {
  readonly id: number;
  readonly title: string;
  /** Its share of all weights, 0 to 1. */
  readonly share: number;
  readonly must: boolean;
}

/** The scores of a candidate. */
export interface Scored {
  readonly id: number;
  readonly name: string;
  /** By criterion; those without any score may be absent. */
  readonly cells: ReadonlyMap<number, EvaluationCell>;
  /** The weighted means of the judges, one by one. */
  readonly judges: readonly number[];
}

type Ranked = EvaluationRanking & { readonly name: string };

/** Returns a share as a whole percentage. */
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const outOf = (score: number): string => `${score.toFixed(1)} out of ${BEST_SCORE}`;

/** Removes what computing with fractions adds, such as the last digit of 2.5000000000000004. */
const exact = (value: number): number => Number(value.toFixed(9));

/** Returns the weighted mean of what is known, and the share of the weights that it covers. */
function weightedMean(criteria: readonly Criterion[], cells: Scored["cells"]) {
  let [sum, coverage] = [0, 0];
  for (const { id, share } of criteria) {
    const mean = cells.get(id)?.mean ?? null;
    if (mean === null) continue;
    sum += share * mean;
    coverage += share;
  }
  return { score: coverage > 0 ? exact(sum / coverage) : null, coverage: exact(coverage) };
}

const emptyCell = (criterionId: number): EvaluationCell => ({
  criterionId,
  mean: null,
  lowest: null,
  highest: null,
  known: 0,
  unknown: 0,
});

function rankingOf(criteria: readonly Criterion[], candidate: Scored): Ranked {
  const { id, name, cells, judges } = candidate;
  const missed = criteria.filter(
    ({ id: key, must }) => must && (cells.get(key)?.mean ?? BEST_SCORE) < MUST_SCORE,
  );
  return {
    candidateId: id,
    name,
    place: 0,
    ...weightedMean(criteria, cells),
    lowest: judges.length > 0 ? exact(Math.min(...judges)) : null,
    highest: judges.length > 0 ? exact(Math.max(...judges)) : null,
    missedMusts: missed.map(({ title }) => title),
    cells: criteria.map(({ id: key }) => cells.get(key) ?? emptyCell(key)),
  };
}

/** Candidates that miss no must come first, then the best; equal ones share a place. */
function inOrder(rankings: readonly Ranked[]): Ranked[] {
  const group = ({ missedMusts }: Ranked) => Math.sign(missedMusts.length);
  const sorted = rankings.toSorted((a, b) => group(a) - group(b) || (b.score ?? -1) - (a.score ?? -1));
  const isLevel = (a: Ranked, b: Ranked | undefined) =>
    b !== undefined && group(a) === group(b) && Math.abs((a.score ?? -1) - (b.score ?? -1)) < 1e-9;
  let place = 0;
  return sorted.map((ranking, index) => {
    if (!isLevel(ranking, sorted[index - 1])) place = index + 1;
    return { ...ranking, place };
  });
}

function verdictOf(ranking: readonly Ranked[]): string {
  const [first, second] = ranking;
  if (!first || first.score === null) return "No candidate has a score yet.";
  const missing = ranking.filter(({ missedMusts }) => missedMusts.length > 0).length;
  if (missing === ranking.length)
    return `Every candidate misses a must. ${first.name} comes closest with ${outOf(first.score)}.`;
  const misses =
    missing === 0
      ? ""
      : missing === 1
        ? " One candidate misses a must."
        : ` ${missing} candidates miss a must.`;
  if (!second || second.score === null || second.missedMusts.length > 0)
    return `${first.name} scores ${outOf(first.score)}.${misses}`;
  if (second.place === first.place)
    return `${first.name} and ${second.name} are tied at ${outOf(first.score)}.${misses}`;
  return `${first.name} leads with ${outOf(first.score)}, ahead of ${second.name} with ${outOf(second.score)}.${misses}`;
}

/** A weight of a criterion at which another candidate would come first. */
interface Turn {
  readonly at: number;
  readonly rival: string;
}

/** Returns the weights of a criterion at which each rival would overtake the first, the others' kept in proportion. */
function turnsOf(
  criteria: readonly Criterion[],
  criterion: Criterion,
  first: Scored,
  rivals: readonly Scored[],
): Turn[] {
  const others = criteria.filter(({ id }) => id !== criterion.id);
  const own = first.cells.get(criterion.id)?.mean ?? null;
  const rest = weightedMean(others, first.cells).score;
  if (own === null || rest === null) return [];
  return rivals.flatMap((rival) => {
    const theirs = rival.cells.get(criterion.id)?.mean ?? null;
    const theirRest = weightedMean(others, rival.cells).score;
    if (theirs === null || theirRest === null) return [];
    const [lead, restLead] = [own - theirs, rest - theirRest];
    const at = restLead / (restLead - lead);
    return Number.isFinite(at) && at > 0 && at < 1 ? [{ at, rival: rival.name }] : [];
  });
}

/** Says for each criterion which weight would change the first place. */
function sensitivityOf(
  criteria: readonly Criterion[],
  candidates: readonly Scored[],
  ranking: readonly Ranked[],
) {
  const eligible = ranking.filter(({ score, missedMusts }) => score !== null && missedMusts.length === 0);
  const [first, second] = eligible;
  if (!first || !second || second.place === first.place) return [];
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const [leader, ...rivals] = eligible.flatMap(({ candidateId }) => byId.get(candidateId) ?? []);
  if (!leader) return [];
  const sentences = criteria.flatMap((criterion) => {
    const turns = turnsOf(criteria, criterion, leader, rivals);
    const above = turns.filter(({ at }) => at > criterion.share).toSorted((a, b) => a.at - b.at)[0];
    const below = turns.filter(({ at }) => at < criterion.share).toSorted((a, b) => b.at - a.at)[0];
    const say = (turn: Turn | undefined, word: string) =>
      turn
        ? [
            `${leader.name} stays first unless “${criterion.title}” weighs ${word} ${percent(turn.at)} (now ${percent(criterion.share)}); then ${turn.rival} takes the lead.`,
          ]
        : [];
    return [...say(above, "over"), ...say(below, "under")];
  });
  return sentences.length > 0
    ? sentences
    : [`${leader.name} stays first whatever a single criterion weighs.`];
}

/** Ranks the candidates by their weighted scores, and says how firm the first place is. */
export function weightedResults(criteria: readonly Criterion[], candidates: readonly Scored[]) {
  const ranking = inOrder(candidates.map((candidate) => rankingOf(criteria, candidate)));
  return {
    ranking: ranking.map(({ name: _, ...place }) => place),
    verdict: verdictOf(ranking),
    sensitivity: sensitivityOf(criteria, candidates, ranking),
  };
}
