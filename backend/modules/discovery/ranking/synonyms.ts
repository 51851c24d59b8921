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

/** A term, by its stems, and what else it may be called. */
interface Term {
  readonly stems: readonly string[];
  readonly meanings: (readonly string[])[];
}

/** Synonyms, prepared for looking up by their stems: thousands may begin with the same word. */
export class Synonyms {
  readonly #terms = new Map<string, Term>();
  /** The numbers of stems of the terms that begin with a stem. */
  readonly #sizes = new Map<string, Set<number>>();

  constructor(pairs: readonly Synonym[]) {
    for (const { term, means, twoWay } of pairs) {
      this.#add(stemsOf(term), stemsOf(means));
      if (twoWay) this.#add(stemsOf(means), stemsOf(term));
    }
  }

  /** The terms with other names that begin at a place among the stems of a query. */
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

/** Stems have no spaces. */
const keyOf = (stems: readonly string[]) => stems.join(" ");

/** The stems of a term, without stop words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (isStopWord(word.text) ? [] : [stemOf(word.text)]));
}
