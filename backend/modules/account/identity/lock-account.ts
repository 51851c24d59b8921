import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { User } from "./user.entity.ts";

/**
 * Reads the current state of an account, with its password, and locks it until the transaction ends; null if
 * there is none. Anything that starts a session, changes a credential or closes an account locks it first, so
 * that these operations are serialized.
 */
export function lockAccount(em: EntityManager, id: number): Promise<User | null> {
  return em.findOne(
    User,
    { id, anonymizedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["passwordHash"] },
  );
}
