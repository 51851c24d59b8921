/** The address of a comparison of these solutions. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  const query = ids.length > 0 ? `?solutions=${ids.join(",")}` : "";
  return `/compare${query}${query && onlyDifferences ? "&differences=true" : ""}`;
}
