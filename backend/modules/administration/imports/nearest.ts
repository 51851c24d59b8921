import { distance } from "fastest-levenshtein";

/** Returns the most similar name, ignoring case, spaces and hyphens; undefined if none is similar enough. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, "");
  const wanted = plain(given);
  let best: { name: string; off: number } | undefined;
  for (const name of names) {
    const off = distance(wanted, plain(name));
    if (!best || off < best.off) best = { name, off };
  }
  if (!best) return undefined;
  // "publisher" shares too little with "publishedDate" to be a suggestion.
  const shorter = Math.min(wanted.length, plain(best.name).length);
  return best.off <= Math.ceil(shorter / 3) ? best.name : undefined;
}

/** Returns ` Did you mean "title"?`, or an empty text. */
export function didYouMean(given: string, names: readonly string[]): string {
  const near = nearest(given, names);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
