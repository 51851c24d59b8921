import { LRUCache } from "lru-cache";
import type { BriefReading, DiscoveryIndex } from "../../discovery-index.ts";
import { type Polarity, runsOf } from "../../text/scopes.ts";
import { stemOf } from "../../text/stem.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { wordsOf } from "../../text/words.ts";
import type { Passage } from "./record-texts.ts";

/** Words that express a wish but not its object. */
const FILLERS =
  "able allow app feature have include including integrate integration need offer platform product provide require software solution support system tool use want work".split(
    " ",
  );

/** Stems the words lazily, since a process may never need the stemmer's word lists. */
function oneOf(words: readonly string[]): (stem: string) => boolean {
  let stems: ReadonlySet<string> | undefined;
  return (stem) => {
    stems ??= new Set(words.map(stemOf));
    return stems.has(stem);
  };
}

/** Whether a word is a filler. */
export const isFiller = oneOf(FILLERS);

/** Words for the form in which a product comes: a "GPS tracker", "GPS unit" and "GPS pod" are one kind. */
const FORMS =
  "device equipment gear hardware kit machine monitor monitoring technology tracker tracking unit".split(" ");

/** Whether a word says in what form a product comes, which records say in many ways. */
export const isForm = oneOf(FORMS);

/** Separators of clauses, which may each affirm or deny. */
const CLAUSE = /[,;:()]|\s(?:but|although|while|whereas|other than)\s/gi;
/** The minimum weight of an alternative: the word itself or a synonym counts, a guess doesn't. */
const SURE = 0.8;
const NUMBER = /\d/;
/** What most clauses deny. */
const NONE: ReadonlySet<string> = new Set();
/** Matches clauses that require what they name. */
const NEEDS =
  /\b(?:requires?|required|needs?|needed|must\s+(?:have|wear|use)|ha(?:s|ve)\s+to\s+(?:have|wear|use|be)|depends?\s+on|rel(?:y|ies)\s+on|necessary|mandatory|works?\s+only\s+with|only\s+works?\s+with|only\s+with)\b/i;

/** A word of a criterion: its alternative stems, its alternative phrases, and its rarity. */
interface Term {
  readonly stems: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
  readonly idf: number;
  /** Whether the criterion denies the word, as "works without internet" does. */
  readonly isDenied: boolean;
  /** Whether it is or contains a number, like "4K": the other words can't stand in for it. */
  readonly isNumber: boolean;
}

/** The words of a criterion. */
export interface Terms {
  readonly words: readonly Term[];
}

/** What a record's texts say about a criterion, and in which passage. */
export interface Said {
  readonly verdict: "met" | "denied" | "unknown";
  readonly passage: Passage | null;
}

/** Parses a criterion by its words alone, all of equal weight. */
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

/** Returns the distinct stems of a text, without stop words. */
export function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(({ text: word }) => (isStopWord(word) ? [] : [stemOf(word)])))];
}

/** Parses a criterion. */
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

/** Drops the denying words of a criterion and marks the denied ones. */
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

/** A part of a passage with a single polarity: the stems that it affirms and those that it denies. */
export interface Clause {
  readonly passage: Passage;
  readonly stems: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** Stems that may be absent in some case: "if there is no internet". */
  readonly absent: ReadonlySet<string>;
  /** Whether the clause requires what it names. */
  readonly isNeed: boolean;
}

/** What a clause says, whichever passage it is in. */
type Saying = Omit<Clause, "passage">;

/** The clauses of the texts that were parsed last: records share features and tags, and refined briefs records. */
const known = new LRUCache<string, readonly Saying[]>({ max: 5_000 });

/** Parses passages into clauses. */
export function clausesOf(passages: readonly Passage[]): Clause[] {
  return passages.flatMap((passage) => {
    let clauses = known.get(passage.quote);
    if (!clauses) {
      clauses = clausesIn(passage.quote);
      known.set(passage.quote, clauses);
    }
    return clauses.map((clause) => ({ passage, ...clause }));
  });
}

function clausesIn(text: string): Saying[] {
  const runs = runsOf(text);
  const clauses: Saying[] = [];
  let start = 0;
  const ends = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  for (const [end, next] of [...ends, [text.length, text.length] as const]) {
    const said = new Map<Polarity, Set<string>>();
    let isDemanded = false;
    for (const run of runs) {
      const [from, to] = [Math.max(run.start, start), Math.min(run.end, end)];
      if (from >= to) continue;
      isDemanded ||= run.isDemanded ?? false;
      const stems = said.get(run.polarity) ?? new Set();
      said.set(run.polarity, stems);
      for (const word of wordsOf(text.slice(from, to))) stems.add(stemOf(word.text));
    }
    clauses.push({
      stems: said.get("yes") ?? NONE,
      denied: said.get("no") ?? NONE,
      absent: said.get("absent") ?? NONE,
      isNeed: isDemanded || NEEDS.test(text.slice(start, end)),
    });
    start = next;
  }
  return clauses;
}

/**
 * Decides what clauses say about a criterion: it is met if a clause has enough of its words by rarity
 * (`share`), and denied if a clause has enough of them and denies some. Contradicting clauses leave it
 * unknown.
 * @param isWont whether the criterion is to be absent; it is enough then if it is optional.
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

/** Handles "exports PDF, not CSV": a purely denying clause applies to the clause before it. */
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
    // A denied word may be present as an option: only a need is known to break the criterion.
    if (word.isDenied ? isThere && isNeed : !isThere && (isMissing || (isAbsent && isWont))) isBroken = true;
  }
  if (met >= least) return lacksNumber ? "unknown" : "met";
  return isBroken && named >= least ? "denied" : "unknown";
}

/** Whether a word or one of its alternatives is in the set. */
function isSaid(word: Term, said: ReadonlySet<string>): boolean {
  if (said.size === 0) return false;
  // A word mostly is only itself, but may have thousands of alternatives, while a clause has few words.
  const [fewer, more] = word.stems.size < said.size ? [word.stems, said] : [said, word.stems];
  for (const stem of fewer) if (more.has(stem)) return true;
  return word.phrases.some((phrase) => phrase.every((stem) => said.has(stem)));
}
