import type { EntityManager } from "@mikro-orm/postgresql";

/** Whose access is meant, and the session that is kept; undefined if none is. */
export interface AccessOf {
  readonly userId: number;
  readonly keptSession?: number | undefined;
}

/** A way into an account, or out of it, that outlives a sign-in; declared by the module that gives it. */
export interface StandingAccess {
  /** Its name in the API, such as `webhooks`. */
  readonly kind: string;
  /** What it is called, for one and for several. */
  readonly nouns: readonly [one: string, several: string];
  /** Where its owner sees it. */
  readonly path: string;
  /** How many there are. */
  readonly count: (em: EntityManager, of: AccessOf) => Promise<number>;
  /** Ends all of them; returns how many there were. */
  readonly end: (em: EntityManager, of: AccessOf) => Promise<number>;
}

/** How many of a kind stand, or were ended. */
export interface Standing {
  readonly access: StandingAccess;
  readonly count: number;
}

/** All that modules declare. */
interface Declared {
  readonly contributions: { readonly standingAccess: readonly StandingAccess[] };
}

/** What stands for an account, without kinds of which there is none. */
export async function readStanding(
  { em, contributions }: Declared & { readonly em: EntityManager },
  of: AccessOf,
): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const access of contributions.standingAccess)
    found.push({ access, count: await access.count(em, of) });
  return found.filter(({ count }) => count > 0);
}

/**
 * Ends everything that stands for an account but one session: the rule for a changed password, a reset one, a deleted
 * account, and "sign out everywhere". Returns what there was.
 */
export async function endStanding(
  { contributions }: Declared,
  em: EntityManager,
  of: AccessOf,
): Promise<Standing[]> {
  const ended: Standing[] = [];
  for (const access of contributions.standingAccess) ended.push({ access, count: await access.end(em, of) });
  return ended.filter(({ count }) => count > 0);
}

/** Such as `2 other sessions and 1 webhook`; empty for nothing. */
export function standingInWords(standing: readonly Standing[]): string {
  const words = standing.map(
    ({ access, count }) => `${count.toLocaleString("en-US")} ${access.nouns[count === 1 ? 0 : 1]}`,
  );
  return new Intl.ListFormat("en-US").format(words);
}
