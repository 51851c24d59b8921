/** The SQL types of declared columns. */
export type ColumnType = "citext" | "text" | "text[]" | "smallint" | "integer" | "boolean" | "timestamptz(3)";

/** What a form takes into a field. */
export interface FieldInput {
  /** How it is written: the control, the rule of the form and the rule of a file's column follow from it. */
  readonly as: "line" | "text" | "address" | "mail" | "year" | "lines" | "commas" | "other";
  /** The most characters of a text, or of each text of a list. */
  readonly max?: number;
  /** Whether a form can't be sent without it. */
  readonly required?: boolean;
  /** The height of a text's control, in lines. */
  readonly rows?: number;
  /** What is said below its label. */
  readonly hint?: string;
}

/** A scalar field of a kind of public record. What doesn't say that it has a field hasn't; everybody may read it. */
export interface Field {
  /** The type of its column, which is called like it in snake case. */
  readonly type: ColumnType;
  /** What the column holds where there is no value; a record is never without a field that doesn't say. */
  readonly absent?: null | "" | readonly [];
  /** What people read beside it. */
  readonly label: string;
  /** How it is written by those who may edit the record; nobody writes what has none. */
  readonly input?: FieldInput;
  /** Where a search finds its text; `read` is read by matching, and found by no word. */
  readonly searched?: "title" | "owner" | "body" | "features" | "tags" | "integrations" | "read";
  /** The filter of its list. */
  readonly filtered?: string;
  /** How a file's column is read, with the names that other catalogs give it, the likeliest first. */
  readonly imported?: { readonly names?: readonly string[]; readonly about?: string };
  /** Whether whole tables are exported with it. */
  readonly exported?: true;
  /** Whether REST answers with it. */
  readonly rest?: true;
  /** Its heading in downloads of lists. */
  readonly csv?: string;
  /** Whether the audit trail keeps what it was and is; never an email address. */
  readonly audited?: true;
  /** Its name among the facts on the record's page. */
  readonly fact?: string;
  /** Its property in structured data; `address.addressCountry` is one of a postal address. */
  readonly jsonLd?: string;
}

/** The declared fields of a kind, in the order in which forms and files have them. */
export type Fields = Readonly<Record<string, Field>>;

/** A kind of public record and its fields, against which its type, table and triggers are checked. */
export interface RecordKind {
  /** Its type, such as `Vendor`. */
  readonly type: string;
  readonly table: string;
  /** What searches call it. */
  readonly kind: string;
  /** The file that declares it, for messages. */
  readonly file: string;
  /** The types that take its fields from people. */
  readonly inputs: readonly string[];
  readonly fields: Fields;
  /** Stored scalars of its type that nobody writes: keys, counts, states and dates. */
  readonly computed: readonly string[];
  /** Columns besides its fields whose change makes searches read a record again. */
  readonly searchedColumns: readonly string[];
  /** Columns whose change is none of a copy. */
  readonly uncopiedColumns: readonly string[];
}

/** The names of fields that have something. */
export type NamesWith<F extends Fields, Has extends keyof Field> = {
  [Name in keyof F]: F[Name] extends Readonly<Record<Has, unknown>> ? Name : never;
}[keyof F] &
  string;

/** The names of fields that have something, in their order. */
export const namesWith = <const F extends Fields, Has extends keyof Field>(
  fields: F,
  has: Has,
): NamesWith<F, Has>[] => Object.keys(fields).filter((name) => fields[name]?.[has]) as NamesWith<F, Has>[];

/** The fields that have something, with their names. */
export const fieldsWith = <Has extends keyof Field>(fields: Fields, has: Has) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { [has]: value } = field;
    return value === undefined ? [] : [{ name, field, value }];
  });

/** The column of a field. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The labels of what people write, by name. */
export const labelsOf = <const F extends Fields>(fields: F) =>
  Object.fromEntries(fieldsWith(fields, "input").map(({ name, field }) => [name, field.label])) as Record<
    NamesWith<F, "input">,
    string
  >;
