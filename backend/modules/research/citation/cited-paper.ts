/** What a citation says of a paper. */
export interface CitedPaper {
  readonly id: number;
  readonly title: string;
  readonly authors: readonly string[];
  readonly abstract: string;
  readonly venue?: string | null;
  readonly publishedDate: string;
  readonly keywords: readonly string[];
  /** Its page here. */
  readonly url: string;
}

/** Whether it was published at a conference rather than in a journal, as far as the venue's name tells. */
export function isConference({ venue }: CitedPaper): boolean {
  return /\b(proceedings|conference|workshop|symposium|congress)\b/i.test(venue ?? "");
}

/** On one line: line breaks would end a field early. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
