import sql from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { readRows } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { decodeNodeId, encodeNodeId } from "./node-id.ts";
import { NODE_KINDS } from "./node-kinds.ts";

/** A row of any kind, with its type name. */
export interface NodeRow {
  readonly __typename: string;
  readonly id: number;
}

/**
 * Returns the public records with these global ids, in order; null where there is none. Executes one
 * statement per kind.
 * @param selection the requested fields by the records' type.
 */
export async function findNodes(
  { em }: Context,
  nodeIds: readonly string[],
  selection: Selection,
): Promise<(NodeRow | null)[]> {
  const wanted = [...new Set(nodeIds)].flatMap((nodeId) => decodeNodeId(nodeId) ?? []);
  const found = await Promise.all(
    [...Map.groupBy(wanted, ({ type }) => type)].map(async ([type, ofType]) => {
      const kind = NODE_KINDS.get(type);
      if (!kind) return [];
      const rows = await readRows(em, kind.entity, {
        selection: selection[type] ?? {},
        where: sql`t.id = any(${ofType.map(({ id }) => id)}::integer[]) and ${kind.visible}`,
        limit: ofType.length,
      });
      return rows.map((row): NodeRow => ({ ...row, id: row.id, __typename: type }));
    }),
  );
  const byId = new Map(found.flat().map((row) => [encodeNodeId({ type: row.__typename, id: row.id }), row]));
  return nodeIds.map((nodeId) => byId.get(nodeId) ?? null);
}
