/** Average reading speed, in words per minute. */
const WORDS_A_MINUTE = 200;

/** Reading time of words split on spaces, in minutes, rounded up. */
export function readingMinutes(content: string): number {
  return Math.ceil(content.split(" ").length / WORDS_A_MINUTE);
}

/** The excerpt, otherwise the first characters of the content with an ellipsis. */
export function teaserOf(
  { excerpt, content }: { excerpt?: string | null; content: string },
  length: number,
): string {
  return excerpt || `${content.slice(0, length)}...`;
}
