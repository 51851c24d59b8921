/** The largest PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

/** The number behind a GraphQL ID, or undefined when no row can have it. */
export function parseId(id: string | number): number | undefined {
  const text = String(id);
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? value : undefined;
}

/** The numbers behind GraphQL IDs; those that no row can have are left out. */
export function parseIds(ids: readonly string[]): number[] {
  return ids.map(parseId).filter((id) => id !== undefined);
}
