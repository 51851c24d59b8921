import type { EntityManager } from "@mikro-orm/postgresql";
import type { InferType, ObjectSchema } from "yup";

/** A checked row with its key, ready to be written. */
export interface KeyedRow<Row> {
  readonly externalKey: string;
  readonly row: Row;
}

/** How many of a batch were new, how many differed from what was stored. */
export interface BatchResult {
  readonly created: number;
  readonly updated: number;
}

/** A kind of record that can be imported; one file of this folder each. */
export interface ImportKind<Row extends object = object> {
  /** Every native field, `id` too. */
  readonly fields: readonly string[];
  /** The columns that a CSV file must have. */
  readonly required: readonly string[];
  readonly rules: ObjectSchema<Row>;
  /** The texts that make a row the same again when it has no id. */
  readonly naturalKey: (row: Row) => readonly string[];
  /** Writes a batch; rows that are stored as they are stay untouched. */
  readonly write: (em: EntityManager, rows: readonly KeyedRow<Row>[]) => Promise<BatchResult>;
}

/** Makes a kind whose rows are what its rules say. */
export function importKind<Rules extends ObjectSchema<object>>(
  kind: { rules: Rules } & Omit<ImportKind<InferType<Rules> & object>, "rules" | "fields">,
): ImportKind {
  return { ...kind, fields: ["id", ...Object.keys(kind.rules.fields)] } as unknown as ImportKind;
}
