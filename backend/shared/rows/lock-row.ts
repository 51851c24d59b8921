import type { EntityClass, EntityManager, FilterQuery } from "@mikro-orm/postgresql";
import { metadataOf } from "./read-rows.ts";

/**
 * Returns the current row with this id, locked until the transaction ends; null if there is none. Rows that
 * reference it can still be written, since a stronger lock would cause deadlocks.
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
