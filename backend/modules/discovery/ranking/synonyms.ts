import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

/** Two terms that mean the same, each a word or a phrase. */
export interface Synonym {
  readonly term: string;
  readonly means: string;
  /** Whether what it means also finds the term. */
  readonly twoWay: boolean;
}

/** What else a text that holds `stems` may be called. */
interface Meaning {
  readonly stems: readonly string[];
  readonly means: readonly string[];
}

/** Synonyms, prepared for looking up: by the first stem of a term. */
export class Synonyms {
  readonly #byFirst = new Map<string, Meaning[]>();

  constructor(pairs: readonly Synonym[]) {
    for (const { term, means, twoWay } of pairs) {
      this.#add(stemsOf(term), stemsOf(means));
      if (twoWay) this.#add(stemsOf(means), stemsOf(term));
    }
  }

  /** The other names of the term that begins at a place among the stems of a query. */
  at(stems: readonly string[], place: number): Meaning[] {
    const begins = this.#byFirst.get(stems[place] ?? "") ?? [];
    return begins.filter((meaning) => meaning.stems.every((stem, offset) => stems[place + offset] === stem));
  }

  #add(stems: readonly string[], means: readonly string[]): void {
    const [first] = stems;
    if (first === undefined || means.length === 0) return;
    const known = this.#byFirst.get(first);
    if (known) known.push({ stems, means });
    else this.#byFirst.set(first, [{ stems, means }]);
  }
}

/** The stems of a term, without stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (isStopWord(word.text) ? [] : [stemOf(word.text)]));
}
