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
