import type { EntityClass, EntityManager, FilterQuery } from "@mikro-orm/postgresql";
import { metadataOf } from "./read-rows.ts";

/**
 * The row with this id as it is now, locked until the transaction ends; null if there is none. Rows that refer to it
 * can still be written: a lock that keeps them out would wait for them in a circle.
 */
export async function lockRow<Entity extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  id: number,
): Promise<Entity | null> {
  await em.execute(
    `select from ${metadataOf(em, entity as never).tableName} where id = ? for no key update`,
    [id],
  );
  return em.findOne(entity, { id } as FilterQuery<Entity>, { refresh: true }) as Promise<Entity | null>;
}
