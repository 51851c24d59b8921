import type { EntityManager } from "@mikro-orm/postgresql";
import type { InferType, ObjectSchema, Schema } from "yup";
import type { QueuedJob } from "../queued-job.ts";

/** How rows of a table are looked up by name, regardless of its spelling. */
export interface NameLookup {
  readonly table: string;
  /** The unique citext column with the name. Default: `name`. */
  readonly nameColumn?: string;
  /** SQL for the folded name of the row `t`, if the table has no `name_key`. */
  readonly nameKey?: string;
  /** Columns with a fixed value in found and created rows; names are unique within it. */
  readonly scope?: Readonly<Record<string, string>>;
  /** The table with merges of its rows, whose names then stand for the row that was kept. */
  readonly merges?: string;
  /** Creates missing rows, with a slug; otherwise a missing name resolves to null. */
  readonly create: boolean;
  /** Columns in which a created row references the row with the same name in another table. */
  readonly namesakes?: Readonly<Record<string, NameLookup>>;
}

/** A column whose value is computed from a row of the file. */
export interface ComputedColumn<Row> {
  /** Its SQL type. */
  readonly type: string;
  /** Undefined is stored as null. */
  value(row: Row): unknown;
  /** SQL expression for new rows if the file gives no value; stored rows keep theirs. */
  readonly initial?: string;
  /** With `initial`: SQL condition on the stored row `t` under which it always keeps its value. */
  readonly keepWhen?: string;
  /** SQL condition on the given row `excluded` under which a stored row keeps its value. */
  readonly keepWhenGiven?: string;
  /** SQL for what the stored row `t` takes of the given row `excluded`. Default: the value as given. */
  readonly taken?: string;
  /** Written for new rows only. */
  readonly fixed?: boolean;
}

/** A column that references a row of another table by name. */
export interface ReferenceColumn<Row> {
  readonly lookup: NameLookup;
  /** The name to look up; undefined resolves to null. */
  name(row: Row): string | undefined;
  /** Written for new rows only. */
  readonly fixed?: boolean;
}

/** A join table between imported rows and rows of another table. */
export interface LinkTable<Row> {
  readonly table: string;
  /** The column that references the imported row. */
  readonly ownerColumn: string;
  readonly targetColumn: string;
  readonly lookup: NameLookup;
  names(row: Row): readonly string[];
  /** Whether a file without any links keeps the stored ones. */
  readonly addsOnly?: boolean;
  /**
   * A column of the imported table with the sorted ids; a trigger maintains it, unless it is already correct.
   */
  readonly mirror?: string;
}

/** A child table of the imported rows, such as the breakdown of a figure. */
export interface PartTable<Row> {
  readonly table: string;
  /** The column that references the imported row. */
  readonly ownerColumn: string;
  /** SQL types of the children's fields; the first one orders them. */
  readonly columns: Readonly<Record<string, string>>;
  rows(row: Row): readonly object[];
}

/** A column of another table that references the imported one, and the column with the name as text. */
export interface Referrer {
  readonly table: string;
  readonly column: string;
  readonly nameColumn: string;
}

/** Columns of a row in another table that a row of the file fills where they are empty. */
export interface FilledTable<Row> {
  readonly table: string;
  name(row: Row): string;
  /** SQL types and values by column; undefined fills nothing. */
  readonly columns: Readonly<Record<string, { readonly type: string; value(row: Row): unknown }>>;
  /** SQL condition on the stored row `t` under which it isn't changed. */
  readonly leaveWhen: string;
}

/** A value besides the key that only one stored row may have. */
export interface UniqueValue<Row> {
  /** The field of the file that a clash is reported at. */
  readonly field: string;
  /** Another table in which no row may have it either. Default: the kind's own. */
  readonly table?: string;
  /** SQL for the value of the stored row `t`, as text. */
  readonly stored: string;
  /** SQL condition on the stored rows `t` among which it is unique. Default: all. */
  readonly among?: string;
  /** The value of a row of the file; undefined never clashes. */
  value(row: Row): string | undefined;
  /** The value for people. Default: that of the field. */
  shown?(row: Row): string;
  /** What the value is, if it isn't the field itself, such as `address`. */
  readonly means?: string;
  /** Whether only new rows get it. */
  readonly isFixed?: boolean;
}

/** A stored record that a row belongs to; an import doesn't create it. */
export interface NeededRecord<Row> {
  /** The field at which it is reported that there is none, or several. */
  readonly field: string;
  /** The column with its id. */
  readonly column: string;
  /** The texts that name it. */
  named(row: Row): Readonly<Record<string, string | undefined>>;
  /** SQL that selects the ids of the records that the texts of `r.named` mean. */
  readonly find: string;
  /** What to do if there is none, and if there are several. */
  readonly missing: string;
  readonly several: string;
}

/** The declaration of a kind: only data, pure functions, and the job that follows. */
interface Declaration<Row> {
  /** Descriptions of columns for `--columns`, where their rules don't explain them. */
  readonly about?: Readonly<Record<string, string>>;
  /** The headings in the product's own downloads of columns that have other names there. */
  readonly headings?: Readonly<Record<string, string>>;
  /** Values that are proposed for required columns that a file lacks. */
  readonly proposals?: Readonly<Record<string, string>>;
  /** The names of columns in other catalogs, the likeliest first. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
  /** How the markup of a field becomes text, where not as that of others does. */
  readonly texts?: Readonly<Record<string, (text: string) => string>>;
  /** Fields with addresses of files, which may also be named by where they are in the archive beside the rows. */
  readonly packed?: readonly string[];
  /** The job that writes to people about what a run has created, once it is written. */
  readonly letters?: QueuedJob<{ run: number }>;
  /** The column by which people recognize a row, such as `title`. */
  readonly label: string;
  /** The value of `--kind`, such as `solutions`. */
  readonly name: string;
  readonly table: string;
  /** The column that identifies a stored row. Default: `external_key`, composed of source and id. */
  readonly key?: string;
  /** The table with merges of its rows, whose names or keys then stand for the row that was kept. */
  readonly merges?: string;
  /** Required columns of a CSV file. */
  readonly required: readonly string[];
  /** The texts that identify a row without an id. */
  naturalKey(row: Row): readonly string[];
  /** The other columns, by name. */
  readonly computed?: Readonly<Record<string, ComputedColumn<Row>>>;
  readonly references?: Readonly<Record<string, ReferenceColumn<Row>>>;
  readonly links?: readonly LinkTable<Row>[];
  readonly parts?: readonly PartTable<Row>[];
  readonly fills?: readonly FilledTable<Row>[];
  /**
   * SQL condition on the stored row `t` under which an import doesn't change it because people have edited
   * it.
   */
  readonly leaveWhen?: string;
  /** SQL condition on the stored row `t` under which a row may change it; rows for others are refused. */
  readonly changesOnly?: string;
  /** SQL that selects a `message` if a run has created too many records. */
  readonly exceeded?: string;
  /** Returns the kind as an organization's members import it: only records of their own. */
  readonly forMembers?: (em: EntityManager, organization: number) => Promise<ImportKind>;
  /** Whether the table has an `updated_at`. Default: true. */
  readonly hasUpdatedAt?: boolean;
  /**
   * Columns that identify a stored row without a key as the same as one in the file: it is adopted instead of
   * creating another. Texts are compared by `fold_text`.
   */
  readonly adoptBy?: readonly string[];
  /** With `adoptBy`: SQL condition on the stored row `t` under which it may be adopted. */
  readonly adoptWhen?: string;
  /** Stored records that rows belong to; a row without one is refused. */
  readonly needs?: readonly NeededRecord<Row>[];
  /** Values besides the key that must be unique in the table; two rows with one are told of at the second. */
  readonly unique?: readonly UniqueValue<Row>[];
  /** Rows of other tables that name an imported row are linked to it if they have no link yet. */
  readonly referrers?: { readonly from: readonly Referrer[] };
}

/** A kind of record that can be imported. */
export interface ImportKind extends Declaration<object> {
  readonly rules: Schema<object>;
  /** All fields that a file may have, including `id`. */
  readonly fields: readonly string[];
  /** SQL types of the fields that are stored unchanged; `dueDate` is stored in `due_date`. */
  readonly columns: Readonly<Record<string, string>>;
}

/**
 * Declares a kind of record.
 * @param rules validate a row of the file, whose fields are those of the rules and `id`.
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
