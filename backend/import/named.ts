import type { EntityManager } from "@mikro-orm/postgresql";
import { slugify } from "../shared/text.ts";

/**
 * The ids of rows by their names in lower case, made where they are missing.
 * @param table one whose rows have a unique name, whatever its case, and a slug.
 */
export async function ensureNamed(
  em: EntityManager,
  table: "categories" | "sports" | "vendors",
  names: readonly string[],
): Promise<Map<string, number>> {
  // The first spelling stands.
  const wanted = [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()];
  const rows = JSON.stringify(wanted.map((name) => ({ name, slug: slugify(name) })));
  const select = `
    select distinct on (r.name) r.name as wanted, t.id
    from jsonb_to_recordset(?::jsonb) as r(name citext, slug text)
    join ${table} t on t.name = r.name or (${table === "vendors" ? "false" : "t.slug = r.slug"})
    order by r.name, t.name <> r.name`;
  const find = async () => em.execute<{ wanted: string; id: number }[]>(select, [rows]);
  let found = await find();
  if (found.length < wanted.length) {
    await em.execute(
      `insert into ${table} (name, slug)
       select r.name, r.slug from jsonb_to_recordset(?::jsonb) as r(name citext, slug text)
       on conflict do nothing`,
      [rows],
    );
    found = await find();
  }
  return new Map(found.map(({ wanted: name, id }) => [name.toLowerCase(), id]));
}
