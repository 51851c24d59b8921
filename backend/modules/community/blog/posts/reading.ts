/** Average reading speed, in words per minute. */
const WORDS_A_MINUTE = 200;

/** Reading time of words split on spaces, in minutes, rounded up. */
export function readingMinutes(content: string): number {
  return Math.ceil(content.split(" ").length / WORDS_A_MINUTE);
}

/** A text up to a length, without the word that the cut would go through. */
function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length);
  const end = /\s/.test(text.charAt(length)) ? cut.length : cut.search(/\s\S*$/);
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** A post's content without the marks of its headings and list items. */
const withoutMarks = (content: string) => content.replace(/^\*\*(.*)\*\*\s*$/gm, "$1").replace(/^- /gm, "");

/** The excerpt, otherwise the beginning of the content, whole words of at most `length` characters, with an ellipsis. */
export function teaserOf(
  { excerpt, content }: { excerpt?: string | null; content: string },
  length: number,
): string {
  return excerpt || `${cutAtWord(withoutMarks(content), length)}...`;
}
