/** The largest PostgreSQL integer. */
export const MAX_ID = 2_147_483_647;

/** Returns the number of a GraphQL ID, or undefined if it can't be a valid id. */
export function parseId(id: string | number): number | undefined {
  const text = String(id);
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? value : undefined;
}

/** Returns the numbers of GraphQL IDs; invalid ids are omitted. */
export function parseIds(ids: readonly string[]): number[] {
  return ids.map(parseId).filter((id) => id !== undefined);
}
