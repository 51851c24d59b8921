/** The average reading speed, in words per minute. */
const WORDS_A_MINUTE = 200;

/** Returns the reading time in minutes, rounded up; words are split at spaces. */
export function readingMinutes(content: string): number {
  return Math.ceil(content.split(" ").length / WORDS_A_MINUTE);
}

/** Cuts a text to a length, dropping a word that the cut would split. */
function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length);
  const end = /\s/.test(text.charAt(length)) ? cut.length : cut.search(/\s\S*$/);
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** Strips the markup of headings and list items from a post's content. */
const withoutMarks = (content: string) => content.replace(/^\*\*(.*)\*\*\s*$/gm, "$1").replace(/^- /gm, "");

/**
 * Returns the excerpt, or else the beginning of the content: whole words of at most `length` characters, with
 * an ellipsis.
 */
export function teaserOf(
  { excerpt, content }: { excerpt?: string | null; content: string },
  length: number,
): string {
  return excerpt || `${cutAtWord(withoutMarks(content), length)}...`;
}
