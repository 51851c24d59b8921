/** A range of a text, by its offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The end of a sentence: a punctuation mark and a space before a possible beginning, or a line break. */
const END = /[.!?…]["'”’)\]]*\s+(?=["'“‘([]*[\p{Lu}\p{N}])|\n\s*/gu;

/** Returns the sentences of a text, without the space between them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number) => {
    const trimmed = text.slice(start, end).trimEnd();
    if (trimmed.trim()) spans.push({ start, end: start + trimmed.length });
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    push(index + mark.length);
    start = index + mark.length;
  }
  push(text.length);
  return spans;
}
