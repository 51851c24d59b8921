/** Describes where search runs, in one line and without credentials. */
export function searchPlace(urls: readonly string[]): string {
  if (urls.length === 0) return "in memory";
  return `in OpenSearch at ${urls.map((url) => new URL(url).host).join(", ")}`;
}
