import type { BriefReading, DiscoveryIndex } from "../discovery-index.ts";
import { runsOf } from "../text/scopes.ts";
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

/** Parts of a sentence that may say yes and no. */
const CLAUSE = /[,;:()]|\s(?:but|although|while|whereas|other than)\s/gi;
/** A match counts that is the word itself or means the same; not one that was guessed. */
const SURE = 0.8;
const NUMBER = /\d/;
/** A clause that says so has need of what it names, so that it can't do without. */
const NEEDS =
  /\b(?:requires?|required|needs?|needed|must\s+(?:have|wear|use)|ha(?:s|ve)\s+to\s+(?:have|wear|use|be)|depends?\s+on|rel(?:y|ies)\s+on|necessary|mandatory|works?\s+only\s+with|only\s+works?\s+with|only\s+with)\b/i;

/** A word of a criterion: the stems that stand for it, those that do so only together, and how rare it is. */
interface Term {
  readonly stems: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
  readonly idf: number;
  /** Whether the criterion does without it, as "works without internet" does. */
  readonly isDenied: boolean;
  /** Whether it is a number, or has one as "4K" has: the rest of a criterion says nothing of it. */
  readonly isNumber: boolean;
}

/** A criterion as its words. */
export interface Terms {
  readonly words: readonly Term[];
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
    .map((stem) => ({
      stems: new Set([stem]),
      phrases: [],
      idf: 1,
      isDenied: false,
      isNumber: NUMBER.test(stem),
    }));
  return { words: withDenials(words, text) };
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
        isDenied: false,
        isNumber: NUMBER.test(stem),
      };
    });
  return { words: withDenials(words, text) };
}

/** The words of a criterion without those that deny, and with those marked that it does without. */
function withDenials(words: readonly Term[], text: string): Term[] {
  const runs = runsOf(text);
  if (runs.every(({ cue }) => !cue)) return [...words];
  const [said, denied] = [new Set<string>(), new Set<string>()];
  for (const { start, end, polarity } of runs) {
    const isDenied = polarity === "no" || polarity === "absent";
    for (const stem of stemsOf(text.slice(start, end))) (isDenied ? denied : said).add(stem);
  }
  return words.flatMap((word) => {
    const [own = ""] = word.stems;
    if (denied.has(own)) return [{ ...word, isDenied: true }];
    return said.has(own) ? [word] : [];
  });
}

/** A part of a passage that says one thing: what it says is there, and what it says is not. */
export interface Clause {
  readonly passage: Passage;
  readonly stems: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** What is not there in a case that it names: "if there is no internet". */
  readonly absent: ReadonlySet<string>;
  /** Whether it can't do without what it names. */
  readonly isNeed: boolean;
}

/** Clauses by the text of their passage: a record is judged again without each of its passages. */
export type KnownClauses = Map<string, readonly Omit<Clause, "passage">[]>;

/** The clauses of passages, read once for all criteria. */
export function clausesOf(passages: readonly Passage[], known: KnownClauses = new Map()): Clause[] {
  return passages.flatMap((passage) => {
    let clauses = known.get(passage.quote);
    if (!clauses) {
      clauses = clausesIn(passage.quote);
      known.set(passage.quote, clauses);
    }
    return clauses.map((clause) => ({ passage, ...clause }));
  });
}

function clausesIn(text: string): Omit<Clause, "passage">[] {
  const runs = runsOf(text);
  const clauses: Omit<Clause, "passage">[] = [];
  let start = 0;
  const ends = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  for (const [end, next] of [...ends, [text.length, text.length] as const]) {
    const said = {
      yes: new Set<string>(),
      no: new Set<string>(),
      absent: new Set<string>(),
      maybe: new Set<string>(),
    };
    let isDemanded = false;
    for (const run of runs) {
      const [from, to] = [Math.max(run.start, start), Math.min(run.end, end)];
      if (from >= to) continue;
      isDemanded ||= run.isDemanded ?? false;
      for (const word of wordsOf(text.slice(from, to))) said[run.polarity].add(stemOf(word.text));
    }
    clauses.push({
      stems: said.yes,
      denied: said.no,
      absent: said.absent,
      isNeed: isDemanded || NEEDS.test(text.slice(start, end)),
    });
    start = next;
  }
  return clauses;
}

/**
 * What clauses say about a criterion: it counts as said where one has the words of it, up to a share by rarity, and as
 * denied where one has them and denies some. Clauses that contradict each other leave it unknown.
 * @param isWont whether the criterion is to be absent, so that it is enough that one can do without it.
 */
export function findEvidence(terms: Terms, clauses: readonly Clause[], share: number, isWont = false): Said {
  const all = terms.words.reduce((sum, { idf }) => sum + idf, 0);
  let met: Passage | undefined;
  let denied: Passage | undefined;
  for (const clause of all > 0 ? clauses : []) {
    const verdict = verdictOf(terms, clause, { least: share * all, isWont });
    if (verdict === "met") met ??= clause.passage;
    else if (verdict === "denied") denied ??= clause.passage;
  }
  if (!met && !denied && all > 0) denied = contrasted(terms, clauses, { least: share * all, isWont });
  if (met && !denied) return { verdict: "met", passage: met };
  if (denied && !met) return { verdict: "denied", passage: denied };
  return { verdict: "unknown", passage: null };
}

/** "Exports PDF, not CSV": a clause that only denies says so of what stands before it. */
function contrasted(
  terms: Terms,
  clauses: readonly Clause[],
  asked: { least: number; isWont: boolean },
): Passage | undefined {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const isContrast =
      clause.denied.size > 0 && clause.stems.size === 0 && before?.passage === clause.passage;
    if (!isContrast) continue;
    const both = { ...clause, stems: before.stems };
    if (verdictOf(terms, both, asked) === "denied") return clause.passage;
  }
  return undefined;
}

function verdictOf(
  { words }: Terms,
  { stems, denied, absent, isNeed }: Clause,
  { least, isWont }: { least: number; isWont: boolean },
): Said["verdict"] {
  let [met, named] = [0, 0];
  let isBroken = false;
  let lacksNumber = false;
  for (const word of words) {
    const [isThere, isMissing] = [isSaid(word, stems), isSaid(word, denied)];
    const isAbsent = absent.size > 0 && isSaid(word, absent);
    const isMet = word.isDenied ? (isMissing || isAbsent) && !isThere : isThere;
    if (isMet) met += word.idf;
    else if (word.isNumber) lacksNumber = true;
    if (isThere || isMissing || (isAbsent && isWont)) named += word.idf;
    // What a criterion does without may be there all the same: only a need is known to break it.
    if (word.isDenied ? isThere && isNeed : !isThere && (isMissing || (isAbsent && isWont))) isBroken = true;
  }
  if (met >= least) return lacksNumber ? "unknown" : "met";
  return isBroken && named >= least ? "denied" : "unknown";
}

/** Whether what stands for a word is among what is said. */
function isSaid(word: Term, said: ReadonlySet<string>): boolean {
  // A clause has few words; what stands for a word may be thousands.
  for (const stem of said) if (word.stems.has(stem)) return true;
  return word.phrases.some((phrase) => phrase.every((stem) => said.has(stem)));
}
