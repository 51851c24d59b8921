import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

/** The number of records, and the document frequencies of stems. */
export interface Frequencies {
  readonly documents: number;
  withStem(stem: string): number;
}

/** The maximum frequency of a stem that is a reason: a twentieth of the records; in small catalogs, three. */
const RARE_SHARE = 0.05;
const RARE_COUNT = 3;
/** The maximum number of terms that a reason quotes, and of words in each. */
const QUOTED = 2;
const LONGEST = 3;

interface Term {
  readonly text: string;
  readonly stems: readonly string[];
  readonly worth: number;
}

/** Numbers and prepositions, which name nothing. */
const COUNTING =
  /^(?:per|via|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|single|\d+)$/;
/** What may separate two words of a term. */
const JOINED = /^[\s‐-–-]*$/u;

/**
 * Returns the words of a text in order, without stop words, with their positions; separators leave a gap
 * between positions.
 */
function tellingWords(text: string) {
  let place = 0;
  let end = 0;
  return wordsOf(text).flatMap((word) => {
    place += JOINED.test(text.slice(end, word.start)) ? 1 : 2;
    end = word.end;
    return isStopWord(word.text) || COUNTING.test(word.text)
      ? []
      : [{ ...word, place, stem: stemOf(word.text) }];
  });
}

/** A person's text, indexed for comparison with many solutions. */
export class SpokenOf {
  readonly #pairs = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #frequencies: Frequencies;

  constructor(text: string, frequencies: Frequencies) {
    this.#frequencies = frequencies;
    const words = tellingWords(text);
    words.forEach(({ stem, place }, at) => {
      this.#stems.add(stem);
      const next = words[at + 1];
      if (next?.place === place + 1) this.#pairs.add(`${stem} ${next.stem}`);
    });
  }

  /**
   * Returns the rarest terms that a solution shares, in the solution's words.
   * @param classified its category, sports and tags, where a single word is a term
   * @param described its other texts, where a run of two or three words is one
   */
  in(classified: string, described: string): string[] {
    const found = [...this.#termsOf(classified, 1), ...this.#termsOf(described, 2)].toSorted(
      (a, b) => b.worth - a.worth,
    );
    const chosen: Term[] = [];
    for (const term of found) {
      if (chosen.length === QUOTED) break;
      if (!chosen.some(({ stems }) => stems.some((stem) => term.stems.includes(stem)))) chosen.push(term);
    }
    return chosen.map(({ text }) => text);
  }

  #termsOf(text: string, shortest: number): Term[] {
    const words = tellingWords(text);
    const terms: Term[] = [];
    for (let at = 0; at < words.length; at++) {
      const run = [words[at] as (typeof words)[number]];
      if (!this.#stems.has(run[0]?.stem as string)) continue;
      for (let next = words[at + 1]; next && run.length < LONGEST; next = words[at + run.length]) {
        const last = run.at(-1) as (typeof words)[number];
        if (next.place !== last.place + 1 || !this.#pairs.has(`${last.stem} ${next.stem}`)) break;
        run.push(next);
      }
      const stems = run.map(({ stem }) => stem);
      if (run.length >= shortest && stems.some((stem) => this.#isRare(stem))) {
        const worth = stems.reduce((sum, stem) => sum + this.#rarityOf(stem), 0);
        terms.push({ text: text.slice(run[0]?.start, run.at(-1)?.end), stems, worth });
        at += run.length - 1;
      }
    }
    return terms;
  }

  #isRare(stem: string): boolean {
    const { documents } = this.#frequencies;
    const count = this.#frequencies.withStem(stem);
    return count <= Math.max(RARE_COUNT, RARE_SHARE * documents) && count <= documents / 2;
  }

  #rarityOf(stem: string): number {
    return Math.log((this.#frequencies.documents + 1) / (this.#frequencies.withStem(stem) + 0.5));
  }
}
