import type { BriefReading, DiscoveryIndex } from "../discovery-index.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import type { Passage } from "./record-texts.ts";

/** Words that say that something is wanted, and not what. */
const FILLERS =
  "able allow app feature have include including integrate integration need offer platform product provide require software solution support system tool use want work".split(
    " ",
  );
let fillers: ReadonlySet<string> | undefined;

/** Whether a word says only that something is wanted. Stemmed when first asked for: stemming reads the word lists, which a process may never need. */
export function isFiller(stem: string): boolean {
  fillers ??= new Set(FILLERS.map(stemOf));
  return fillers.has(stem);
}

const DENIAL =
  /\b(?:no|not|never|without|cannot|nor|neither|lacks?|excludes?|excluded|unavailable)\b|n['’]t\b/i;
/** Parts of a sentence that may say yes and no. */
const CLAUSE = /[,;:()]|\s(?:but|although|while|whereas|other than)\s/i;
/** A match counts that is the word itself or means the same; not one that was guessed. */
const SURE = 0.8;

/** A word of a criterion: the stems that stand for it, those that do so only together, and how rare it is. */
interface Term {
  readonly stems: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
  readonly idf: number;
}

/** A criterion as its words. */
export interface Terms {
  readonly words: readonly Term[];
  /** Whether the criterion itself is a denial, such as "works without internet". */
  readonly isDenial: boolean;
}

/** What a record's texts say about a criterion, and where. */
export interface Said {
  readonly verdict: "met" | "denied" | "unknown";
  readonly passage: Passage | null;
}

/** Reads a criterion by its words alone, each of which counts as much. */
export function plainTermsOf(text: string): Terms {
  const words = stemsOf(text)
    .filter((stem) => !isFiller(stem))
    .map((stem) => ({ stems: new Set([stem]), phrases: [], idf: 1 }));
  return { words, isDenial: DENIAL.test(text) };
}

/** The stems of a text without stop words, each once. */
export function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(({ text: word }) => (isStopWord(word) ? [] : [stemOf(word)])))];
}

/** Reads a criterion. */
export function termsOf(
  text: string,
  reading: Pick<BriefReading, "understand">,
  index: DiscoveryIndex,
): Terms {
  const query = reading.understand(text);
  const guessed = new Set(query.corrections.map(({ word }) => stemOf(word.text)));
  const nameOf = (stem: number) => index.vocabulary.stems[stem] ?? "";
  const words = stemsOf(text)
    .filter((stem) => !isFiller(stem))
    .map((stem) => {
      const slot = query.slots.find(({ word }) => stemOf(word) === stem);
      const also = guessed.has(stem) ? [] : (slot?.alternatives ?? []).filter(({ weight }) => weight >= SURE);
      return {
        stems: new Set([stem, ...also.map((one) => nameOf(one.stem))]),
        phrases: slot?.phrases.map((phrase) => phrase.stems.map(nameOf)) ?? [],
        idf: guessed.has(stem) || !slot?.idf ? index.statistics.idf(0) : slot.idf,
      };
    });
  return { words, isDenial: DENIAL.test(text) };
}

/** A part of a passage that says one thing. */
export interface Clause {
  readonly passage: Passage;
  readonly stems: ReadonlySet<string>;
  readonly isDenial: boolean;
}

/** Clauses by the text of their passage: a record is judged again without each of its passages. */
export type KnownClauses = Map<string, readonly Omit<Clause, "passage">[]>;

/** The clauses of passages, read once for all criteria. */
export function clausesOf(passages: readonly Passage[], known: KnownClauses = new Map()): Clause[] {
  return passages.flatMap((passage) => {
    let clauses = known.get(passage.quote);
    if (!clauses) {
      clauses = passage.quote.split(CLAUSE).map((clause) => ({
        stems: new Set(wordsOf(clause).map((word) => stemOf(word.text))),
        isDenial: DENIAL.test(clause),
      }));
      known.set(passage.quote, clauses);
    }
    return clauses.map((clause) => ({ passage, ...clause }));
  });
}

/**
 * What clauses say about a criterion: it counts as said where one has the words of it, up to a share by rarity. One with
 * "no", "not", "without" denies. Clauses that contradict each other leave it unknown.
 */
export function saidAbout(terms: Terms, clauses: readonly Clause[], share: number): Said {
  const all = terms.words.reduce((sum, { idf }) => sum + idf, 0);
  let met: Passage | undefined;
  let denied: Passage | undefined;
  for (const { passage, stems, isDenial } of all > 0 ? clauses : []) {
    let covered = 0;
    for (const word of terms.words) {
      if (isSaid(word, stems)) covered += word.idf;
    }
    if (covered < share * all) continue;
    if (isDenial === terms.isDenial) met ??= passage;
    // What a criterion wants to do without may be there all the same: only a plain denial is known.
    else if (!terms.isDenial) denied ??= passage;
  }
  if (met && !denied) return { verdict: "met", passage: met };
  if (denied && !met) return { verdict: "denied", passage: denied };
  return { verdict: "unknown", passage: null };
}

/** Whether a clause has what stands for a word. */
function isSaid(word: Term, said: ReadonlySet<string>): boolean {
  // A clause has few words; what stands for a word may be thousands.
  for (const stem of said) if (word.stems.has(stem)) return true;
  return word.phrases.some((phrase) => phrase.every((stem) => said.has(stem)));
}
