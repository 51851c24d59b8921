import type { EntityManager } from "@mikro-orm/postgresql";

/** The account, and the session to keep; undefined to keep none. */
export interface AccessOf {
  readonly userId: number;
  readonly keptSession?: number | undefined;
}

/**
 * A kind of access to an account, or to its data, that outlives a sign-in; declared by the module that grants
 * it.
 */
export interface StandingAccess {
  /** Its name in the API, such as `webhooks`. */
  readonly kind: string;
  /** Its noun in the singular and plural. */
  readonly nouns: readonly [one: string, several: string];
  /** The page where its owner sees it. */
  readonly path: string;
  /** Counts the active ones. */
  readonly count: (em: EntityManager, of: AccessOf) => Promise<number>;
  /** Ends all of them and returns how many there were. */
  readonly end: (em: EntityManager, of: AccessOf) => Promise<number>;
}

/** How many of a kind are active, or were ended. */
export interface Standing {
  readonly access: StandingAccess;
  readonly count: number;
}

/** The declarations of all modules. */
interface Declared {
  readonly contributions: { readonly standingAccess: readonly StandingAccess[] };
}

/** Returns an account's active access, without the kinds that it has none of. */
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
 * Ends all access to an account except one session, as required when a password is changed or reset, an
 * account is deleted, and for "sign out everywhere". Returns what was ended.
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

/** Lists the access, such as `2 other sessions and 1 webhook`; empty if there is none. */
export function standingInWords(standing: readonly Standing[]): string {
  const words = standing.map(
    ({ access, count }) => `${count.toLocaleString("en-US")} ${access.nouns[count === 1 ? 0 : 1]}`,
  );
  return new Intl.ListFormat("en-US").format(words);
}
