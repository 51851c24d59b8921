import {
  type AnySchema,
  type ObjectSchema,
  ObjectSchema as Objects,
  object,
  string,
  ValidationError,
} from "yup";

import { hasLineBreak, NOT_ONE_LINE } from "../../../../shared/text/text.rules.ts";

/** A field of a kind's form; forms store every value as text. */
export interface CatalogField {
  readonly name: string;
  readonly label: string;
  /**
   * `lines` is a list with one item per line; `rows` is a table with one row per line and columns separated
   * by bars.
   */
  readonly as: "line" | "text" | "day" | "choice" | "flag" | "lines" | "rows" | "category";
  readonly hint?: string;
  /** The labels of the choices, by value. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The columns of a table. */
  readonly columns?: readonly string[];
  /** Whether it can't be changed later, because references to the record depend on it. */
  readonly fixed?: boolean;
}

/** The form of a kind that the catalog editor handles itself. */
export interface CatalogForm {
  /** The noun for one record. */
  readonly noun: string;
  /** The validation rules, which also apply to imported files. */
  readonly rules: ObjectSchema<object>;
  readonly fields: readonly CatalogField[];
}

const parts = (text: string, separator: string) => text.split(separator).map((part) => part.trim());
const linesOf = (text: string) => parts(text, "\n").filter(Boolean);

/** Converts an entered text to the value that a file would contain. */
function typedValue({ as, columns = [] }: CatalogField, typed: string | undefined): unknown {
  const text = typed?.trim() ?? "";
  if (as === "flag") return text === "true";
  if (as === "lines") return linesOf(text);
  if (as !== "rows") return text || undefined;
  return linesOf(text).map((line) => {
    const cells = parts(line, "|");
    const known = columns.map((column, place) => [column, cells[place] || undefined]);
    return Object.fromEntries(cells.length > columns.length ? [...known, ["", cells]] : known);
  });
}

const TOO_MANY = "has too many columns";

/** Returns the error message for a value, with the field's name and, in a table, its line. */
function problemOf(field: CatalogField, rule: AnySchema, value: unknown): string | undefined {
  if (field.as === "rows" && Array.isArray(value)) {
    const wide = value.findIndex((row: object) => "" in row);
    if (wide >= 0) return `${field.label}, line ${wide + 1} ${TOO_MANY}`;
  }
  // The rules are those for files, which replace line breaks with spaces.
  if (field.as === "line" && typeof value === "string" && hasLineBreak(value)) return NOT_ONE_LINE;
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [, line, column] = /^\[(\d+)\](?:\.(.+))?$/.exec(error.path ?? "") ?? [];
    const place = line === undefined ? "" : `, line ${Number(line) + 1}`;
    const name = column ? `: ${wordsOf(column)}` : "";
    return `${field.label}${place}${name} ${error.message}`;
  }
}

/** Converts a name such as `valueUsd` to words. */
const wordsOf = (column: string) => column.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);

const ruleOf = ({ rules }: CatalogForm, name: string): AnySchema => {
  const rule = rules.fields[name as never] as AnySchema | undefined;
  if (!rule) throw new Error(`The rules don't know ${name}.`);
  return rule;
};

/** Returns the rules for a form's texts, for both the browser and the server. */
export function textRules(form: CatalogForm): Objects<Record<string, string | undefined>> {
  const fields = form.fields.map((field) => {
    const rule = ruleOf(form, field.name);
    return [
      field.name,
      string().test("rule", (text, context) => {
        const message = problemOf(field, rule, typedValue(field, text));
        return message === undefined || context.createError({ message });
      }),
    ];
  });
  return object(Object.fromEntries(fields));
}

/** Converts validated texts to a record in the form of a file's row. */
export function recordOf(form: CatalogForm, texts: Readonly<Record<string, string | undefined>>): object {
  const typed = form.fields.map((field) => [field.name, typedValue(field, texts[field.name])]);
  return form.rules.validateSync(Object.fromEntries(typed));
}

/** Formats a stored value as text for the form. */
export function textOf({ as, columns = [] }: CatalogField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (as === "lines" && Array.isArray(value)) return value.join("\n");
  if (as === "rows" && Array.isArray(value))
    return value
      .map((row: Record<string, unknown>) =>
        columns
          .map((column) => String(row[column] ?? ""))
          .join(" | ")
          .replace(/[ |]+$/, ""),
      )
      .join("\n");
  return String(value);
}

/** Whether the form requires this field. */
export function isRequired(form: CatalogForm, { name }: CatalogField): boolean {
  return !ruleOf(form, name).isValidSync(undefined);
}
