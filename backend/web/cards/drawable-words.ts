import { isOfTheSite, sliceOf } from "../../shared/drawing/letters.ts";

/** Characters that join others, or only select the presentation of the previous one. */
const JOINTS = /[\u200d\u20e3\ufe00-\ufe0f]/g;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

const isDrawable = (character: string): boolean =>
  isOfTheSite(character) || (sliceOf(character) !== undefined && !EMOJI.test(character));
/** Whether a character is an undrawable symbol, which a space can replace. */
const isLost = (character: string): boolean => !LETTER.test(character) && !isDrawable(character);

/**
 * Returns the words of a text that a card can draw: without emoji and other symbols that no font has. Returns
 * none if no font has one of its letters, since a partial text would be misleading.
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

/** Whether a text is right-to-left, determined by its first letter. */
export const isFromTheRight = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? "");
