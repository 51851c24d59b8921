import type { EntityManager } from "@mikro-orm/postgresql";
import { AccessToken } from "./access-token.entity.ts";

/** Revokes all tokens of a person; returns how many there were. */
export function endTokens(em: EntityManager, userId: number): Promise<number> {
  return em.nativeDelete(AccessToken, { user: userId });
}
