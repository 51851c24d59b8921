import type { EntityManager } from "@mikro-orm/postgresql";

/** The personal data stored by one module, for Export My Data and account deletion. */
export interface PersonalData {
  /** Its section of the export, such as `reviews`; modules with the same section are merged. */
  readonly section: string;
  /** The tables that it covers, each with a foreign key to users. */
  readonly tables: readonly string[];
  /** Returns all data of this person and no one else's: a list, or fields. */
  readonly collect: (em: EntityManager, userId: number) => Promise<object>;
  /** Deletes or anonymizes the data. */
  readonly erase: (em: EntityManager, userId: number) => Promise<void>;
}

/**
 * Declares personal data in SQL: a query for each named list, and statements that erase the data, in order;
 * each takes the user's id as `?`.
 */
export function personalDataBySql({
  collect,
  erase,
  ...covered
}: Pick<PersonalData, "section" | "tables"> & {
  readonly collect: Readonly<Record<string, string>>;
  readonly erase: readonly string[];
}): PersonalData {
  return {
    ...covered,
    collect: async (em, userId) => {
      const parts: Record<string, unknown> = {};
      for (const [name, sql] of Object.entries(collect)) parts[name] = await em.execute(sql, [userId]);
      return parts;
    },
    erase: async (em, userId) => {
      for (const sql of erase) await em.execute(sql, [userId]);
    },
  };
}
