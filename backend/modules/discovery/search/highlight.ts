import { sentencesOf } from "../text/sentences.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

/** A text with the ranges of its matches, as offsets in UTF-16 units. */
export interface Highlighted {
  readonly text: string;
  readonly matches: readonly { readonly start: number; readonly end: number }[];
}

/** The weight of each matching stem. */
export type Matching = ReadonlyMap<string, number>;

/** The maximum length of an excerpt, in characters. */
const MAX_EXCERPT = 240;
/** The number of characters shown before the first match of a longer sentence. */
const LEAD = 60;

/** Marks the matching words of a text. */
export function highlight(text: string, matching: Matching): Highlighted {
  const matches: { start: number; end: number }[] = [];
  for (const { text: word, start, end } of wordsOf(text)) {
    if (isStopWord(word) || !matching.has(stemOf(word))) continue;
    const last = matches.at(-1);
    // Words of character pairs overlap.
    if (last && last.end > start) last.end = end;
    else matches.push({ start, end });
  }
  return { text, matches };
}

/** A part of one of several texts. */
export interface Excerpt extends Highlighted {
  /** The index of the text that it is from. */
  readonly from: number;
}

/** Returns the sentence with the highest total weight of matches; the first one if none matches. */
export function excerptOf(texts: readonly string[], matching: Matching): Excerpt {
  let best = { text: "", score: -1, from: 0 };
  for (const [from, text] of texts.entries()) {
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const stems = new Set(wordsOf(sentence).map((word) => stemOf(word.text)));
      let score = 0;
      for (const stem of stems) score += matching.get(stem) ?? 0;
      if (score > best.score) best = { text: sentence, score, from };
    }
  }
  return { ...cut(highlight(best.text, matching)), from: best.from };
}

/** Returns an offset, or the one before if it would split a surrogate pair. */
function wholeBefore(text: string, place: number): number {
  return text.charCodeAt(place) >> 10 === 0xdc00 >> 10 ? place - 1 : place;
}

/** Shortens a text around its first match, at spaces. */
function cut({ text, matches }: Highlighted): Highlighted {
  if (text.length <= MAX_EXCERPT) return { text, matches };
  const [first] = matches;
  const wanted = Math.max(0, (first?.start ?? 0) - LEAD);
  const gap = text.indexOf(" ", wanted) + 1;
  // Without a space before the match, the cut is made anywhere.
  const isGap = gap > 0 && gap <= (first?.start ?? gap);
  const start = wanted === 0 ? 0 : isGap ? gap : wholeBefore(text, wanted);
  const limit = start + MAX_EXCERPT - 2;
  const space = limit >= text.length ? text.length : text.lastIndexOf(" ", limit);
  const end = space > Math.max(start, first?.end ?? 0) ? space : wholeBefore(text, limit);
  const lead = start > 0 ? "…" : "";
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? "…" : ""}`.toWellFormed(),
    matches: matches
      .filter((match) => match.start >= start && match.end <= end)
      .map((match) => ({ start: match.start + shift, end: match.end + shift })),
  };
}
