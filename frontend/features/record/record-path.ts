/** A record with a page of its own. */
export type Addressed = { id: string; slug: string };

/** The path of a record's page: `{section}/{id}-{slug}`. */
export const recordPath = (section: string, { id, slug }: Addressed) => `${section}/${id}-${slug}`;

/** The id and slug in `{id}-{slug}`; undefined if it has no id. */
export function parseRecordKey(key: string): Addressed | undefined {
  const match = /^([1-9]\d{0,9})(?:-(.*))?$/.exec(key);
  return match?.[1] ? { id: match[1], slug: match[2] ?? "" } : undefined;
}
