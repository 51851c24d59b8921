import { DiscoveryIndex, keyOf, type SearchOptions } from "../discovery-index.ts";
import { rank, scaleOf } from "../ranking/combine.ts";
import { lexicalOf } from "../ranking/scores.ts";

/** An index that ranks all it holds, where the product ranks candidates only: it tells what candidates leave out. */
export class WholeIndex extends DiscoveryIndex {
  /** The keys of the best for a brief among all documents, as many as are wanted. */
  bestOfAll(text: string, { encoded }: Pick<SearchOptions, "encoded">, most: number): string[] {
    const { vocabulary, statistics } = this;
    const { query, candidates, measure } = this.find(text, { byMeaning: true, encoded });
    const measured = candidates.map((candidate) => ({ candidate, features: measure(candidate) }));
    const scale = scaleOf(measured);
    // The best of each segment are enough, and few are kept at a time.
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
