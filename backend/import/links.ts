import type { EntityManager } from "@mikro-orm/postgresql";
import { type ImportValues, idList, type WriteBelongings } from "./upsert.ts";

/** A table that links the imported rows, the owners, with those of another. */
export interface LinkTable {
  readonly name: string;
  readonly owner: string;
  readonly ownerColumn: string;
  readonly targetColumn: string;
}

interface Wanted {
  readonly id: number;
  readonly target_ids: readonly number[];
}

/** Makes the links of each row what its `target_ids` say. */
export function links(table: LinkTable): WriteBelongings {
  return async (em, values) => {
    const changed = await em.execute<Wanted[]>(otherLinks(table), [JSON.stringify(values)]);
    if (changed.length > 0) await replace(em, table, changed);
    return changed.map(({ id }) => id);
  };
}

/** The ids that a row's links lead to, of names and what `ensureNamed` found for them. */
export function targetsOf(
  names: readonly string[],
  ids: ReadonlyMap<string, number>,
): Pick<ImportValues, "target_ids"> {
  return { target_ids: names.map((name) => ids.get(name.toLowerCase())) };
}

/**
 * The rows whose links are others than the file says. Each row is looked up by itself (`offset 0`): while a large
 * import runs the planner knows nothing of the new rows, and would read whole tables for each batch.
 */
function otherLinks({ name, owner, ownerColumn, targetColumn }: LinkTable): string {
  return `
    select o.id, w.target_ids
    from jsonb_to_recordset(?::jsonb) as r(external_key text, target_ids integer[])
    cross join lateral (select o.id from ${owner} o where o.external_key = r.external_key offset 0) o
    cross join lateral (select array(select distinct unnest(r.target_ids) order by 1) as target_ids offset 0) w
    where w.target_ids is distinct from
      array(select l.${targetColumn} from ${name} l where l.${ownerColumn} = o.id order by 1)`;
}

async function replace(
  em: EntityManager,
  { name, ownerColumn, targetColumn }: LinkTable,
  wanted: readonly Wanted[],
): Promise<void> {
  await em.execute(`delete from ${name} where ${ownerColumn} = any(?::integer[])`, [
    idList(wanted.map(({ id }) => id)),
  ]);
  await em.execute(
    `insert into ${name} (${ownerColumn}, ${targetColumn})
     select r.id, unnest(r.target_ids) from jsonb_to_recordset(?::jsonb) as r(id integer, target_ids integer[])`,
    [JSON.stringify(wanted)],
  );
}
