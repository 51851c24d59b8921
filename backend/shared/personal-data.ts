import type { EntityManager } from "@mikro-orm/postgresql";

/** The personal data stored by one module, for Export My Data and account deletion. */
export interface PersonalData {
  /** Its section of the export, such as `reviews`; modules with the same section are merged. */
  readonly section: string;
  /** The tables with a foreign key to users that it covers. */
  readonly tables: readonly string[];
  /** All data of this person and nobody else's: a list, or fields. */
  readonly collect: (em: EntityManager, userId: number) => Promise<object>;
  /** Deletes or anonymizes the data. */
  readonly erase: (em: EntityManager, userId: number) => Promise<void>;
}

/** Personal data that SQL tells: a list for each name, and what erases it, in order; each has the user's id as `?`. */
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
