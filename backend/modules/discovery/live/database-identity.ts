import type { EntityManager } from "@mikro-orm/postgresql";

/** Returns an identifier that distinguishes a database from all others, including its own restored backup. */
export async function readDatabaseIdentity(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ identity: string }[]>(
    `select system_identifier::text || '-' || (select oid from pg_database where datname = current_database())
       as identity from pg_control_system()`,
  );
  if (!row) throw new Error("A database has one identity.");
  return row.identity;
}
