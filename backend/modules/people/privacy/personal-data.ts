import type { EntityManager } from "@mikro-orm/postgresql";

/** What one part of the product keeps of a person: for Export My Data, and for the end of an account. */
export interface PersonalData {
  /** Its key in the export, such as `reviews`. */
  readonly name: string;
  /** The tables with a foreign key to users that it answers for. */
  readonly tables: readonly string[];
  /** All of it, and nothing of anybody else. */
  readonly collect: (em: EntityManager, userId: number) => Promise<unknown>;
  /** Deletes it, or takes the person out of it. */
  readonly erase: (em: EntityManager, userId: number) => Promise<void>;
}

const parts: PersonalData[] = [];

/** Says what a module keeps of a person; called once, where its service is defined. */
export function keepsPersonalData(part: PersonalData): void {
  parts.push(part);
}

/** Everything that said so. */
export function personalData(): readonly PersonalData[] {
  return parts;
}
