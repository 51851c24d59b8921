import type { EntityManager } from "@mikro-orm/postgresql";

/** What one module keeps of a person: for Export My Data, and for the end of an account. */
export interface PersonalData {
  /** Its section of the export, such as `reviews`; modules that name the same section add fields to it. */
  readonly section: string;
  /** The tables with a foreign key to users that it answers for. */
  readonly tables: readonly string[];
  /** All of it, and nothing of anybody else: a list, or fields. */
  readonly collect: (em: EntityManager, userId: number) => Promise<object>;
  /** Deletes it, or takes the person out of it. */
  readonly erase: (em: EntityManager, userId: number) => Promise<void>;
}
