import { hash } from "node:crypto";
import type { Sql } from "sql-template-tag";

/** How many texts are prepared at most: each costs every connection some 50 kB. */
const MAX_PREPARED = 100;
/** A text must have shown that it comes back. */
const USES = 10;
/** How many texts are counted before counting starts anew. */
const MAX_COUNTED = 2_000;

const names = new Map<string, string>();
const uses = new Map<string, number>();
/** How many names were given up; part of every later name. */
let givenUp = 0;

/**
 * The name under which PostgreSQL is to keep a statement parsed and planned; undefined for one that it had better
 * plan anew: how to search depends on the pattern, how to narrow on what is chosen, so only numbers may vary.
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

/** Whether PostgreSQL refuses a prepared statement because a migration has changed the type of what it returns. */
export function isOutdated(error: unknown): boolean {
  return (error as { code?: unknown }).code === "0A000";
}

/** Gives up a statement's name, which every connection may know with an outdated plan; it may get another. */
export function giveUpName(text: string): void {
  givenUp += 1;
  names.delete(text);
}
