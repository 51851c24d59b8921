import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

/** In how many records of how many a stem stands. */
export interface Frequencies {
  readonly documents: number;
  withStem(stem: string): number;
}

/** A stem of what a twentieth of the records say is rare enough to be a reason; in small catalogs, of three. */
const RARE_SHARE = 0.05;
const RARE_COUNT = 3;
/** A reason quotes so many terms, of so many words each at most. */
const QUOTED = 2;
const LONGEST = 3;

interface Term {
  readonly text: string;
  readonly stems: readonly string[];
  readonly worth: number;
}

/** Words that count or relate, and name nothing. */
const COUNTING =
  /^(?:per|via|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|single|\d+)$/;
/** What may stand between two words of a term. */
const JOINED = /^[\s‐-–-]*$/u;

/** The words of a text in order, without stop words, with their places; what parts words makes a gap. */
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

/** What a person's text says, ready to be looked for in many solutions. */
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
   * The rarest terms that a solution says as well, in its own words.
   * @param classified its category, sports and tags, of which a single word is a term
   * @param described its other texts, of which a run of two or three words is one
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
