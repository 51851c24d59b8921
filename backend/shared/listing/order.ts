import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { metadataOf } from "../rows/read-rows.ts";
import type { AnyList } from "./list.ts";

/** A sort order of a list in terms of its table `t`. */
export interface OrderPlan {
  /** The compared properties, with the id last. */
  readonly properties: readonly string[];
  readonly keys: readonly Sql[];
  readonly direction: "asc" | "desc";
  readonly orderBy: Sql;
}

/** The reverse order, which scans the index backward. */
export function reversed({ properties, keys, direction }: OrderPlan): OrderPlan {
  return planOf(properties, keys, direction === "asc" ? "desc" : "asc");
}

function planOf(
  properties: readonly string[],
  keys: readonly Sql[],
  direction: OrderPlan["direction"],
): OrderPlan {
  const orderBy = sql`order by ${join(keys.map((key) => sql`${key} ${raw(direction)}`))}`;
  return { properties, keys, direction, orderBy };
}

/** Resolves a sort order of a list. */
export function orderOf(em: EntityManager, list: AnyList, sort: string): OrderPlan {
  const meta = metadataOf(em, list.entity) as unknown as EntityMetadata;
  const order = list.orders[sort];
  if (!order) throw new Error(`The list ${list.name} has no order ${sort}.`);
  const properties = [...order.by.filter((name) => name !== "id"), "id"];
  const keys = properties.map((name) => raw(`t."${meta.properties[name]?.fieldNames[0] ?? name}"`));
  return planOf(properties, keys, order.direction);
}
