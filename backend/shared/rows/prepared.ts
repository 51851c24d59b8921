import { hash } from "node:crypto";
import type { Sql } from "sql-template-tag";

/** The maximum number of prepared statements: each takes some 50 kB on every connection. */
const MAX_PREPARED = 100;
/** The number of uses at which a statement is prepared. */
const USES = 10;
/** The maximum number of statements whose uses are counted before the counts are reset. */
const MAX_COUNTED = 2_000;

const names = new Map<string, string>();
const uses = new Map<string, number>();
/** The number of discarded names, which is part of every later name. */
let givenUp = 0;

const pooled = new WeakSet<object>();

/** Prepares no statement of an ORM, whose next one may reach another connection of the server. */
export function neverPrepare(configuration: object): void {
  pooled.add(configuration);
}

/** Whether statements of an ORM may be prepared. */
export const mayPrepare = (configuration: object): boolean => !pooled.has(configuration);

/**
 * Returns the name under which PostgreSQL caches a statement's plan; undefined for a statement that should be
 * planned each time. The best plan of a search depends on the pattern, that of a filter on its values, so
 * only statements whose parameters are all numbers are prepared.
 */
export function preparedName({ text, values }: Sql): string | undefined {
  if (!values.every((value) => typeof value === "number")) return undefined;
  const known = names.get(text);
  if (known || names.size === MAX_PREPARED) return known;
  const used = (uses.get(text) ?? 0) + 1;
  if (used < USES) {
    if (uses.size === MAX_COUNTED) uses.clear();
    uses.set(text, used);
    return undefined;
  }
  uses.delete(text);
  const name = `${hash("sha256", text, "base64url").slice(0, 24)} ${givenUp}`;
  names.set(text, name);
  return name;
}

/** Whether PostgreSQL rejects a prepared statement because a migration has changed its result type. */
export function isOutdated(error: unknown): boolean {
  return (error as { code?: unknown }).code === "0A000";
}

/**
 * Discards a statement's name, which any connection may have cached with an outdated plan; the statement may
 * get a new one.
 */
export function giveUpName(text: string): void {
  givenUp += 1;
  names.delete(text);
}
