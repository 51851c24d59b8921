import type { EntityManager } from "@mikro-orm/postgresql";

/** The ids of the university partners among these names, by the names in lower case. */
export async function partnerIds(em: EntityManager, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await em.execute<{ name: string; id: number }[]>(
    `select lower(wanted.name::text) as name, p.id
     from jsonb_to_recordset(?::jsonb) as wanted(name citext) join university_partners p on p.university_name = wanted.name`,
    [JSON.stringify([...new Set(names)].map((name) => ({ name })))],
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}
