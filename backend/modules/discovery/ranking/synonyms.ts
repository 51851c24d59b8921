import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

/** Two terms with the same meaning, each a word or a phrase. */
export interface Synonym {
  readonly term: string;
  readonly means: string;
  /** Whether the meaning also finds the term. */
  readonly twoWay: boolean;
}

/** A term's stems with its alternative meanings. */
interface Term {
  readonly stems: readonly string[];
  readonly meanings: (readonly string[])[];
}

/** Synonyms, indexed by their stems: thousands may begin with the same word. */
export class Synonyms {
  readonly #terms = new Map<string, Term>();
  /** The numbers of words of the terms that begin with a stem. */
  readonly #sizes = new Map<string, Set<number>>();

  constructor(pairs: readonly Synonym[]) {
    for (const { term, means, twoWay } of pairs) {
      this.#add(stemsOf(term), stemsOf(means));
      if (twoWay) this.#add(stemsOf(means), stemsOf(term));
    }
  }

  /** Returns the terms that begin at an index of a query's stems. */
  at(stems: readonly string[], place: number): Term[] {
    const sizes = this.#sizes.get(stems[place] ?? "") ?? [];
    return [...sizes].flatMap((size) => this.#terms.get(keyOf(stems.slice(place, place + size))) ?? []);
  }

  #add(stems: readonly string[], means: readonly string[]): void {
    const [first] = stems;
    if (first === undefined || means.length === 0) return;
    const key = keyOf(stems);
    const known = this.#terms.get(key);
    if (known) {
      known.meanings.push(means);
      return;
    }
    this.#terms.set(key, { stems, meanings: [means] });
    const sizes = this.#sizes.get(first);
    if (sizes) sizes.add(stems.length);
    else this.#sizes.set(first, new Set([stems.length]));
  }
}

/** Joins stems, which contain no spaces, to a key. */
const keyOf = (stems: readonly string[]) => stems.join(" ");

/** Returns the stems of a term, without stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (isStopWord(word.text) ? [] : [stemOf(word.text)]));
}
