import type { InferType, ObjectSchema, Schema } from "yup";

/** How the rows of a table are found by name; upper and lower case are the same. */
export interface NameLookup {
  readonly table: string;
  /** The unique citext column of the name. Default: `name`. */
  readonly nameColumn?: string;
  /** Columns with the same value in all rows that are meant, in found and in added ones; names are unique among them. */
  readonly scope?: Readonly<Record<string, string>>;
  /** Adds the names that are missing, with a slug; otherwise a missing name refers to nothing. */
  readonly create: boolean;
  /** Columns in which an added row refers to the row of the same name elsewhere. */
  readonly namesakes?: Readonly<Record<string, NameLookup>>;
}

/** A column whose value is computed from a row of the file. */
export interface ComputedColumn<Row> {
  /** Its SQL type. */
  readonly type: string;
  /** Undefined is stored as null. */
  value(row: Row): unknown;
  /** An SQL expression: what a new row gets when the file gives no value; a stored row then keeps its own. */
  readonly initial?: string;
  /** With `initial`: an SQL condition on the stored row `t` under which it keeps its value in any case. */
  readonly keepWhen?: string;
  /** Is written with a new row only. */
  readonly fixed?: boolean;
}

/** A column that refers to a row of another table by its name. */
export interface ReferenceColumn<Row> {
  readonly lookup: NameLookup;
  /** The name to look up; undefined refers to nothing. */
  name(row: Row): string | undefined;
  /** Is written with a new row only. */
  readonly fixed?: boolean;
}

/** A table that links each imported row with rows of another one. */
export interface LinkTable<Row> {
  readonly table: string;
  /** The column that refers to the imported row. */
  readonly ownerColumn: string;
  readonly targetColumn: string;
  readonly lookup: NameLookup;
  names(row: Row): readonly string[];
}

/** A table whose rows are parts of the imported ones, such as the breakdown of a figure. */
export interface PartTable<Row> {
  readonly table: string;
  /** The column that refers to the imported row. */
  readonly ownerColumn: string;
  /** The SQL types of the parts' fields, the one that orders them first. */
  readonly columns: Readonly<Record<string, string>>;
  rows(row: Row): readonly object[];
}

/** A column elsewhere that refers to the imported table, and the one beside it that holds the name as a text. */
export interface Referrer {
  readonly table: string;
  readonly column: string;
  readonly nameColumn: string;
}

/** What a kind says of itself; all of it is data and pure functions. */
interface Declaration<Row> {
  /** What `--kind` calls it, such as `solutions`. */
  readonly name: string;
  readonly table: string;
  /** The column by which a stored row is recognized. Default: `external_key`, made of the source and the id. */
  readonly key?: string;
  /** The columns that a CSV file must have. */
  readonly required: readonly string[];
  /** The texts that identify a row without an id. */
  naturalKey(row: Row): readonly string[];
  /** The other columns, by name. */
  readonly computed?: Readonly<Record<string, ComputedColumn<Row>>>;
  readonly references?: Readonly<Record<string, ReferenceColumn<Row>>>;
  readonly links?: readonly LinkTable<Row>[];
  readonly parts?: readonly PartTable<Row>[];
  /** Whether the table has an `updated_at`. Default: true. */
  readonly hasUpdatedAt?: boolean;
  /** A unique column: a stored row without a key that holds the same value is taken over instead of adding another. */
  readonly adoptBy?: string;
  /** Rows that name an imported one and refer to nothing yet refer to it from then on. */
  readonly referrers?: { readonly nameColumn: string; readonly from: readonly Referrer[] };
}

/** A kind of record that can be imported. */
export interface ImportKind extends Declaration<object> {
  readonly rules: Schema<object>;
  /** Every field that a file may have, `id` too. */
  readonly fields: readonly string[];
  /** The SQL types of the fields that are stored as they are; `dueDate` in the column `due_date`. */
  readonly columns: Readonly<Record<string, string>>;
}

/**
 * Declares a kind.
 * @param rules check a row of a file; its fields are those of the rules, and `id`.
 */
export function importKind<
  Rules extends ObjectSchema<object>,
  Stored extends keyof InferType<Rules> & string,
>(
  rules: Rules,
  kind: Declaration<InferType<Rules>> & { readonly columns: Readonly<Record<Stored, string>> },
): ImportKind {
  return { ...kind, rules, fields: ["id", ...Object.keys(rules.fields)] };
}
