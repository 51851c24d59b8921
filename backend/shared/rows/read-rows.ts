import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import { parseId } from "../schema/ids.ts";
import { planOf } from "./plan.ts";
import { queryRows } from "./query.ts";
import type { Row } from "./row.ts";
import type { Selection } from "./selection.ts";

/** The rows to read and their order; the entity's table is `t`. */
export interface RowsQuery {
  readonly selection: Selection;
  readonly where: Sql;
  readonly orderBy?: Sql;
  /** A whole number, inlined in the SQL text because the plan depends on it. */
  readonly limit: number;
}

/** The mapping metadata of an entity. */
export function metadataOf<Entity extends object>(
  em: EntityManager,
  entity: ClassType<Entity>,
): EntityMetadata<Entity> {
  return em.getMetadata().get(entity);
}

/** Reads rows without creating entities, in one statement including all selected relations. */
export async function readRows<Entity extends object>(
  em: EntityManager,
  entity: ClassType<Entity>,
  { selection, where, orderBy = empty, limit }: RowsQuery,
): Promise<Row<Entity>[]> {
  const meta = metadataOf(em, entity);
  const { columns, joins, toRow } = planOf(meta as unknown as EntityMetadata, selection);
  const rows = await queryRows(
    em,
    sql`select ${columns} from ${raw(meta.tableName)} t ${joins} where ${where} ${orderBy} limit ${raw(String(limit))}`,
  );
  return rows.map(toRow) as Row<Entity>[];
}

/** Reads the row with this id if it satisfies `where`; otherwise returns null. */
export async function readRow<Entity extends object>(
  em: EntityManager,
  entity: ClassType<Entity>,
  id: string | number,
  selection: Selection,
  where: Sql = sql`true`,
): Promise<Row<Entity> | null> {
  const key = parseId(id);
  if (key === undefined) return null;
  const [row] = await readRows(em, entity, { selection, where: sql`t.id = ${key} and ${where}`, limit: 1 });
  return row ?? null;
}

/** Reads the rows with these ids that satisfy `where`, in the order of the ids; missing rows are omitted. */
export async function readRowsInOrder<Entity extends object>(
  em: EntityManager,
  entity: ClassType<Entity>,
  ids: readonly number[],
  selection: Selection,
  where: Sql = sql`true`,
): Promise<Row<Entity>[]> {
  if (ids.length === 0) return [];
  return readRows(em, entity, {
    selection,
    where: sql`t.id = any(${ids}) and ${where}`,
    orderBy: sql`order by array_position(${ids}::integer[], t.id)`,
    limit: ids.length,
  });
}
