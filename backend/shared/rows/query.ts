import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import type { Pool } from "pg";
import type { Sql } from "sql-template-tag";
import { giveUpName, isOutdated, mayPrepare, preparedName } from "./prepared.ts";

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
    const name = mayPrepare(em.config) ? preparedName(statement) : undefined;
    const run = async (named: { name?: string }) =>
      (await pool.query<Record<string, unknown>>({ text, values, ...named })).rows;
    if (!name) return await run({});
    return await run({ name }).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      giveUpName(text);
      return run({});
    });
  } finally {
    em.config.getLogger().logQuery({ level: "info", query: text, took: Date.now() - started });
  }
}
