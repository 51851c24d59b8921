import { DiscoveryIndex, keyOf, type SearchOptions } from "../discovery-index.ts";
import { rank, scaleOf } from "../ranking/combine.ts";
import { lexicalOf } from "../ranking/scores.ts";

/**
 * An index that ranks all documents, where the product ranks candidates only: it shows what candidate
 * selection misses.
 */
export class WholeIndex extends DiscoveryIndex {
  /** Returns the keys of the best documents for a brief among all documents, at most as many as requested. */
  bestOfAll(text: string, { encoded }: Pick<SearchOptions, "encoded">, most: number): string[] {
    const { vocabulary, statistics } = this;
    const { query, candidates, measure } = this.find(text, { byMeaning: true, encoded });
    const measured = candidates.map((candidate) => ({ candidate, features: measure(candidate) }));
    const scale = scaleOf(measured);
    // The best of each segment suffice, so only a few are in memory at a time.
    const best = this.segments.flatMap((segment) => {
      const lexical = lexicalOf(segment, { vocabulary, statistics, query });
      const living = Array.from(segment.alive, (isAlive, document) => (isAlive ? [document] : [])).flat();
      const all = living.map((document) => {
        const candidate = { segment, document, lexical: lexical[document] as number };
        return { candidate, features: measure(candidate) };
      });
      return rank(all, scale).slice(0, most);
    });
    return rank(best, scale)
      .slice(0, most)
      .map(({ candidate }) => keyOf(candidate));
  }
}
