import { isOfTheSite, sliceOf } from "./card-letters.ts";

/** What joins signs, or only chooses the look of the one before. */
const JOINTS = /[\u200d\u20e3\ufe00-\ufe0f]/g;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

const isDrawable = (character: string): boolean =>
  isOfTheSite(character) || (sliceOf(character) !== undefined && !EMOJI.test(character));
/** What can be left out: a sign in the place of which a space says as much. */
const isLost = (character: string): boolean => !LETTER.test(character) && !isDrawable(character);

/**
 * The words of a text as a card can draw them: without emoji and other signs that no family has. A text with letters
 * that none has isn't drawn at all: half of it would be another one.
 */
export function drawableWords(text: string): string[] {
  const words = Array.from(text.normalize("NFC").replace(JOINTS, ""), (character) =>
    isLost(character) ? " " : character,
  )
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.every((word) => [...word].every(isDrawable)) ? words : [];
}

/** Whether a text is read from the right: its first letter says so. */
export const isFromTheRight = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? "");
