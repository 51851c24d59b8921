/** The SQL types of declared columns. */
export type ColumnType =
  | "citext"
  | "text"
  | "text[]"
  | "smallint"
  | "integer"
  | "boolean"
  | "timestamptz(3)"
  | "jsonb";

/** The form input of a field. */
export interface FieldInput {
  /**
   * The kind of input, which determines the form control, the form's rule and the rule of a file's column.
   */
  readonly as: "line" | "text" | "address" | "mail" | "year" | "lines" | "commas" | "other";
  /** The maximum length of a text, or of each text of a list, in characters. */
  readonly max?: number;
  /** Whether the form requires it. */
  readonly required?: boolean;
  /** The height of a text area, in lines. */
  readonly rows?: number;
  /** The hint below the label. */
  readonly hint?: string;
}

/** A scalar field of a kind of public record, readable by everyone. Omitted properties don't apply to it. */
export interface Field {
  /** The type of its column, whose name is the field's in snake case. */
  readonly type: ColumnType;
  /** The column's value for "none"; if omitted, every record has a value. */
  readonly absent?: null | "" | readonly [];
  /** The label shown to people. */
  readonly label: string;
  /** How those who may edit the record enter it; if omitted, people can't set it. */
  readonly input?: FieldInput;
  /**
   * The part of the search that includes its text; with `read`, matching uses it but a search doesn't find
   * it.
   */
  readonly searched?: "title" | "owner" | "body" | "features" | "tags" | "integrations" | "read";
  /** The list filter that it belongs to. */
  readonly filtered?: string;
  /** How a file's column is imported, with the names that other catalogs give it, the likeliest first. */
  readonly imported?: { readonly names?: readonly string[]; readonly about?: string };
  /** Whether exports of whole tables include it. */
  readonly exported?: true;
  /** Whether REST responses include it. */
  readonly rest?: true;
  /** Its heading in downloads of lists. */
  readonly csv?: string;
  /** Whether the audit trail records its old and new value; never for email addresses. */
  readonly audited?: true;
  /** Its label among the facts on the record's page. */
  readonly fact?: string;
  /** Its property in structured data; `address.addressCountry` is part of a postal address. */
  readonly jsonLd?: string;
}

/** The declared fields of a kind, in their order in forms and files. */
export type Fields = Readonly<Record<string, Field>>;

/** A kind of public record and its fields, against which its GraphQL type, table and triggers are checked. */
export interface RecordKind {
  /** Its GraphQL type, such as `Vendor`. */
  readonly type: string;
  readonly table: string;
  /** Its name in searches. */
  readonly kind: string;
  /** The file that declares it, for messages. */
  readonly file: string;
  /** The input types that contain its fields. */
  readonly inputs: readonly string[];
  readonly fields: Fields;
  /** Stored scalars of its type that people can't set: keys, counts, states and dates. */
  readonly computed: readonly string[];
  /** Columns other than its fields whose changes update the record's search index. */
  readonly searchedColumns: readonly string[];
  /** Columns whose changes don't count as changes of a copy. */
  readonly uncopiedColumns: readonly string[];
}

/** The names of the fields that have a property. */
export type NamesWith<F extends Fields, Has extends keyof Field> = {
  [Name in keyof F]: F[Name] extends Readonly<Record<Has, unknown>> ? Name : never;
}[keyof F] &
  string;

/** Returns the names of the fields that have a property, in order. */
export const namesWith = <const F extends Fields, Has extends keyof Field>(
  fields: F,
  has: Has,
): NamesWith<F, Has>[] => Object.keys(fields).filter((name) => fields[name]?.[has]) as NamesWith<F, Has>[];

/** Returns the fields that have a property, with their names. */
export const fieldsWith = <Has extends keyof Field>(fields: Fields, has: Has) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { [has]: value } = field;
    return value === undefined ? [] : [{ name, field, value }];
  });

/** Returns the column name of a field. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the labels of the fields that people can set, by name. */
export const labelsOf = <const F extends Fields>(fields: F) =>
  Object.fromEntries(fieldsWith(fields, "input").map(({ name, field }) => [name, field.label])) as Record<
    NamesWith<F, "input">,
    string
  >;
