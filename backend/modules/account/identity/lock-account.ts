import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { User } from "./user.entity.ts";

/**
 * Reads the account as it is now, with its password, and locks it until the transaction ends; null if there is none.
 * Whatever starts a session, changes a credential or ends an account locks it first, so that none of these misses
 * another.
 */
export function lockAccount(em: EntityManager, id: number): Promise<User | null> {
  return em.findOne(
    User,
    { id, anonymizedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["passwordHash"] },
  );
}
