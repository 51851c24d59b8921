/**
 * Returns the path of a comparison of these solutions.
 * @param brief the query string of the brief whose criteria are the first rows; may be empty.
 */
export function comparePath(ids: readonly string[], onlyDifferences = false, brief = ""): string {
  if (ids.length === 0) return "/compare";
  const parts = [`solutions=${ids.join(",")}`, onlyDifferences ? "differences=true" : "", brief];
  return `/compare?${parts.filter(Boolean).join("&")}`;
}
