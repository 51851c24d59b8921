import type { EntityManager } from "@mikro-orm/postgresql";
import type { NameLookup } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import { slugify } from "../../../../shared/text/text.ts";

/** The ids of rows by folded name. */
export type IdsByName = ReadonlyMap<string, number>;

/** Called with rows that were created because imported rows name them. */
export type OnNamed = (table: string, ids: readonly number[]) => void;

/** Finds rows by name, and creates missing ones if the lookup allows it. */
export async function findByNames(
  em: EntityManager,
  lookup: NameLookup,
  names: readonly string[],
  onNamed: OnNamed = () => undefined,
): Promise<IdsByName> {
  // The first spelling is used.
  const wanted = new Map(names.toReversed().map((name) => [foldText(name), name]));
  const ids = new Map<string, number>();
  for (let attempt = 1; ; attempt += 1) {
    const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, name]) => name);
    if (missing.length === 0 || (attempt > 1 && !lookup.create)) return ids;
    if (attempt > 1) await insertNamed(em, lookup, missing, attempt - 1, onNamed);
    for (const { name, id } of await findNamed(em, lookup, missing)) ids.set(foldText(name), id);
  }
}

/** Each name is looked up separately (`limit 1`), because the planner has no statistics of rows just added. */
function findNamed(
  em: EntityManager,
  { table, nameColumn = "name", nameKey, scope = {}, merges }: NameLookup,
  names: readonly string[],
): Promise<{ name: string; id: number }[]> {
  const id = merges
    ? `coalesce((select m.kept_id from ${merges} m where m.merged_id = t.id and m.undone_at is null), t.id)`
    : "t.id";
  const conditions = [
    `${nameKey ?? "t.name_key"} = fold_text(w.name)`,
    ...Object.keys(scope).map((key) => `t.${key} = ?`),
  ];
  return em.execute(
    `select w.name, ${id} as id from jsonb_array_elements_text(?::jsonb) as w(name)
     cross join lateral (select t.id from ${table} t where ${conditions.join(" and ")}
       order by t.${nameColumn} = w.name::citext desc${nameKey ? "" : ", t.kept_apart"} limit 1) t`,
    [JSON.stringify(names), ...Object.values(scope)],
  );
}

/** Numbers names with the same slug, such as `C#` and `C++`, incremented with each attempt. */
async function insertNamed(
  em: EntityManager,
  { table, nameColumn = "name", scope = {}, namesakes = {} }: NameLookup,
  names: readonly string[],
  attempt: number,
  onNamed: OnNamed,
): Promise<void> {
  const referred = new Map<string, IdsByName>();
  for (const [column, lookup] of Object.entries(namesakes)) {
    referred.set(column, await findByNames(em, lookup, names, onNamed));
  }
  const rows = names.map((name) => ({
    ...scope,
    ...Object.fromEntries([...referred].map(([column, ids]) => [column, ids.get(foldText(name))])),
    [nameColumn]: name,
    slug: slugify(name) + (attempt > 1 ? `-${attempt}` : ""),
  }));
  const types: [column: string, type: string][] = [
    ...Object.keys(scope).map((column): [string, string] => [column, "text"]),
    ...Object.keys(namesakes).map((column): [string, string] => [column, "integer"]),
    [nameColumn, "citext"],
    ["slug", "text"],
  ];
  const columns = types.map(([column]) => column).join(", ");
  const created = await em.execute<{ id: number }[]>(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_to_recordset(?::jsonb) as r(${types.map((pair) => pair.join(" ")).join(", ")})
     on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  );
  const ids = created.map(({ id }) => id);
  onNamed(table, ids);
}
