import type { EntityManager } from "@mikro-orm/postgresql";
import type { CategoryKind } from "../modules/taxonomy/category.entity.ts";
import { slugify } from "../shared/text.ts";

/** Tables whose rows have a unique name, whatever its case, and a slug; categories have it once a kind. */
export type NamedTable =
  | "sports"
  | "research_topics"
  | "organizations"
  | "vendors"
  | { readonly categoriesOf: CategoryKind };

/** The ids of rows by their names in lower case, made where they are missing, vendors with their organization. */
export async function ensureNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
): Promise<Map<string, number>> {
  // The first spelling stands.
  const wanted = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const ids = new Map<string, number>();
  for (let attempt = 1; ; attempt += 1) {
    const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, name]) => name);
    if (missing.length === 0) return ids;
    if (attempt === 2 && table === "vendors") await ensureNamed(em, "organizations", missing);
    if (attempt > 1) await insertNamed(em, table, missing, attempt - 1);
    for (const { name, id } of await findNamed(em, table, missing)) ids.set(name.toLowerCase(), id);
  }
}

function findNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
): Promise<{ name: string; id: number }[]> {
  const { name, found = "true" } = shapeOf(table);
  return em.execute(
    `select w.name, t.id from jsonb_array_elements_text(?::jsonb) as w(name)
     cross join lateral (select t.id from ${name} t where t.name = w.name::citext and ${found} offset 0) t`,
    [JSON.stringify(names)],
  );
}

/** Names of the same slug, such as `C#` and `C++`, get numbers, one more with each attempt. */
async function insertNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
  attempt: number,
): Promise<void> {
  const rows = names.map((name) => ({ name, slug: slugify(name) + (attempt > 1 ? `-${attempt}` : "") }));
  const { name, column, value } = shapeOf(table);
  await em.execute(
    `insert into ${name} (name, slug${column ? `, ${column}` : ""})
     select r.name, r.slug${value ? `, ${value}` : ""} from jsonb_to_recordset(?::jsonb) as r(name citext, slug text)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

interface Shape {
  readonly name: string;
  /** The column that a row has besides its name and slug, and what a new one gets in it. */
  readonly column?: string;
  readonly value?: string;
  /** What tells the rows apart that are looked up. */
  readonly found?: string;
}

function shapeOf(table: NamedTable): Shape {
  if (typeof table === "object") {
    const kind = `'${table.categoriesOf}'`;
    return { name: "categories", column: "kind", value: kind, found: `t.kind = ${kind}` };
  }
  const organization = "(select o.id from organizations o where o.name = r.name)";
  return table === "vendors"
    ? { name: table, column: "organization_id", value: organization }
    : { name: table };
}
