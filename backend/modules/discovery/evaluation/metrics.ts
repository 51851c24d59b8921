/** The number of results that are evaluated. */
const DEPTH = 10;

/** The relevance of the documents that answer a query: 1 or more. */
export type Judgments = ReadonlyMap<string, number>;

/** The quality of a query's results; each metric is from 0 to 1. */
export interface Quality {
  readonly ndcg: number;
  readonly recall: number;
  readonly mrr: number;
  readonly precision: number;
}

/**
 * Evaluates the first ten results of a query: nDCG with the gain 2^relevance - 1 (Burges et al. 2005),
 * recall, the reciprocal rank of the first relevant result, and precision.
 */
export function qualityOf(answers: readonly string[], judgments: Judgments): Quality {
  const gains = answers.slice(0, DEPTH).map((key) => judgments.get(key) ?? 0);
  const relevant = gains.filter((gain) => gain > 0).length;
  const all = [...judgments.values()].filter((gain) => gain > 0);
  const first = gains.findIndex((gain) => gain > 0);
  const ideal = discounted(all.sort((a, b) => b - a).slice(0, DEPTH));
  return {
    ndcg: ideal === 0 ? 0 : discounted(gains) / ideal,
    recall: all.length === 0 ? 0 : relevant / all.length,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    precision: relevant / DEPTH,
  };
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0);
}
