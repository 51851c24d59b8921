/**
 * The permissions of access tokens, separately for reading and writing in each area. Writing doesn't include
 * reading.
 */
export const SCOPES = [
  "catalog:read",
  "catalog:write",
  "marketplace:read",
  "marketplace:write",
  "discovery:read",
  "discovery:write",
  "account:read",
  "admin:read",
  "admin:write",
] as const;

export type Scope = (typeof SCOPES)[number];

/** An area of the API that scopes distinguish; programs can never modify accounts themselves. */
export type Area = "catalog" | "marketplace" | "discovery" | "account" | "admin";

const KNOWN: ReadonlySet<string> = new Set(SCOPES);

/** Returns the scope for reading or writing in an area; undefined if there is none. */
export function scopeOf(area: Area, writes: boolean): Scope | undefined {
  const scope = `${area}:${writes ? "write" : "read"}`;
  return KNOWN.has(scope) ? (scope as Scope) : undefined;
}

/** Whether only administrators may have tokens with this scope. */
export const isForAdministrators = (scope: string): boolean => scope.startsWith("admin:");
