import { array, type ObjectShape, object } from "yup";
import { idList, type WriteBelongings } from "./upsert.ts";

/** A table whose rows are parts of the imported ones, the owners, such as a figure's breakdown. */
export interface PartTable {
  readonly name: string;
  readonly owner: string;
  readonly ownerColumn: string;
  /** The parts' columns and their SQL types, the ordering one first. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A list of objects, as an array or as JSON in a cell; nothing when absent. */
export function partsOf<Shape extends ObjectShape>(shape: Shape, limit: number) {
  return array(object(shape).typeError("holds what is no object"))
    .transform((_value, original: unknown) => asParts(original))
    .typeError("must be a JSON array of objects")
    .max(limit, `holds more than ${limit} parts`)
    .default([]);
}

function asParts(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Makes the parts of each row what its `parts` say. */
export function parts(table: PartTable): WriteBelongings {
  const { name, ownerColumn, columns } = table;
  const names = Object.keys(columns);
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return async (em, values) => {
    const changed = await em.execute<{ id: number; parts: object[] }[]>(otherParts(table), [
      JSON.stringify(values),
    ]);
    if (changed.length === 0) return [];
    const ids = changed.map(({ id }) => id);
    await em.execute(`delete from ${name} where ${ownerColumn} = any(?::integer[])`, [idList(ids)]);
    await em.execute(
      `insert into ${name} (${ownerColumn}, ${names.join(", ")})
       select r.id, ${names.map((column) => `p.${column}`).join(", ")}
       from jsonb_to_recordset(?::jsonb) as r(id integer, parts jsonb)
       cross join lateral jsonb_to_recordset(r.parts) as p(${types.join(", ")})`,
      [JSON.stringify(changed)],
    );
    return ids;
  };
}

/** The rows whose parts are others than the file says; each is looked up by itself, as in links.ts. */
function otherParts({ name, owner, ownerColumn, columns }: PartTable): string {
  const names = Object.keys(columns);
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const all = `jsonb_agg(jsonb_build_array(${names.map((column) => `p.${column}`).join(", ")}) order by p.${names[0]})`;
  return `
    select o.id, r.parts
    from jsonb_to_recordset(?::jsonb) as r(external_key text, parts jsonb)
    cross join lateral (select o.id from ${owner} o where o.external_key = r.external_key offset 0) o
    where (select ${all} from jsonb_to_recordset(r.parts) as p(${types.join(", ")}))
      is distinct from (select ${all} from ${name} p where p.${ownerColumn} = o.id)`;
}
