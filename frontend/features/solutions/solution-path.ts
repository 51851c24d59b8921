/** The address of a solution's page. */
export const solutionPath = ({ id, slug }: { id: string; slug: string }) => `/solutions/${id}-${slug}`;

/** The id and slug in `/solutions/{id}-{slug}`; undefined when there is no id in it. */
export function parseSolutionKey(key: string): { id: string; slug: string } | undefined {
  const match = /^([1-9]\d{0,9})(?:-(.*))?$/.exec(key);
  return match?.[1] ? { id: match[1], slug: match[2] ?? "" } : undefined;
}
