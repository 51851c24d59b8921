/**
 * The address of a comparison of these solutions.
 * @param brief the query of the brief whose criteria are its first rows; empty without.
 */
export function comparePath(ids: readonly string[], onlyDifferences = false, brief = ""): string {
  if (ids.length === 0) return "/compare";
  const parts = [`solutions=${ids.join(",")}`, onlyDifferences ? "differences=true" : "", brief];
  return `/compare?${parts.filter(Boolean).join("&")}`;
}
