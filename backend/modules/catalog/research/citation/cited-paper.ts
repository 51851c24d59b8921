/** The fields of a paper used in citations. */
export interface CitedPaper {
  readonly id: number;
  readonly title: string;
  readonly authors: readonly string[];
  readonly abstract: string;
  readonly venue?: string | null;
  readonly publishedDate: string;
  readonly doi?: string | null;
  readonly keywords: readonly string[];
  /** The URL of its page on this site. */
  readonly url: string;
}

/** Whether the venue's name suggests a conference rather than a journal. */
export function isConference({ venue }: CitedPaper): boolean {
  return /\b(proceedings|conference|workshop|symposium|congress)\b/i.test(venue ?? "");
}

/** Collapses line breaks, which would end a field early. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
