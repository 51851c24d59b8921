import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import type { Pool } from "pg";
import type { Sql } from "sql-template-tag";
import { preparedName } from "./prepared.ts";

/** Runs a statement in the unit of work's transaction, if any, otherwise on any free connection. */
export async function queryRows(em: EntityManager, statement: Sql): Promise<Record<string, unknown>[]> {
  const { text, values } = statement;
  const started = Date.now();
  try {
    if (em.isInTransaction()) {
      const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values));
      return rows as Record<string, unknown>[];
    }
    const pool: Pool = await em.getConnection().getNativeClient();
    const name = preparedName(statement);
    return (await pool.query<Record<string, unknown>>({ text, values, ...(name ? { name } : {}) })).rows;
  } finally {
    em.config.getLogger().logQuery({ level: "info", query: text, took: Date.now() - started });
  }
}
