import type { SchemaDescription } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";

/** The description of a kind's column for people. */
export interface ColumnDescription {
  readonly name: string;
  readonly required: boolean;
  readonly holds: string;
}

/** Returns the columns of a kind, derived from its rules. */
export function describeColumns(kind: ImportKind): ColumnDescription[] {
  const { fields } = kind.rules.describe() as SchemaDescription & { fields: Record<string, Described> };
  return kind.fields.map((name) => {
    const about = kind.about?.[name];
    const field = fields[name];
    const type = name === "id" || !field ? idOf(kind) : typeOf(field);
    return {
      name,
      required: kind.required.includes(name),
      holds: name === "id" && about ? about : [type, about].filter(Boolean).join(" "),
    };
  });
}

/** Returns the output of `--columns`. */
export function columnLines(kind: ImportKind): string[] {
  const columns = describeColumns(kind);
  const width = Math.max(...columns.map(({ name }) => name.length));
  return columns.map(
    ({ name, required, holds }) => `${name.padEnd(width)}  ${required ? "required " : "         "}  ${holds}`,
  );
}

interface Described {
  readonly type: string;
  readonly tests: readonly { readonly name?: string; readonly params?: Record<string, unknown> }[];
  readonly oneOf: readonly unknown[];
  readonly default?: unknown;
  readonly innerType?: Described;
  readonly fields?: Readonly<Record<string, Described>>;
}

function idOf({ name }: ImportKind): string {
  return `What the source calls it, up to 120 characters; without it, ${name} are identified by name.`;
}

function typeOf(field: Described): string {
  const fallback = isPlain(field.default) ? ` Default: ${field.default}.` : "";
  return `${plainType(field)}.${fallback}`;
}

function plainType(field: Described): string {
  const limit = (test: string, param = test) =>
    field.tests.find(({ name }) => name === test)?.params?.[param];
  const [min, max] = [limit("min"), limit("max")];
  if (field.oneOf.length > 0) return `One of ${field.oneOf.join(", ")}`;
  if (field.type === "array") return listType(field, max);
  if (field.type === "date") return "A date such as 2026-03-31, or with a time: 2026-03-31T09:30Z";
  if (field.type === "boolean") return "true or false";
  if (field.type === "number") {
    const range = min === undefined || Math.abs(Number(min)) > 1e6 ? "" : ` from ${min} to ${max}`;
    return `A ${field.tests.some(({ name }) => name === "integer") ? "whole " : ""}number${range}`;
  }
  const names = field.tests.map(({ name }) => name);
  if (names.includes("exists")) return "A day such as 2026-03-31";
  if (names.includes("address")) return "An http or https address";
  if (names.includes("email")) return "An email address";
  return `A text${max === undefined ? "" : ` of up to ${Number(max).toLocaleString("en-US")} characters`}`;
}

function listType({ innerType }: Described, max: unknown): string {
  if (innerType?.fields) {
    return `A JSON list of up to ${max} objects with ${Object.keys(innerType.fields).join(", ")}`;
  }
  const words = innerType?.oneOf ?? [];
  if (words.length > 0) return `A list of ${words.join(", ")}`;
  return `A list of up to ${max} texts, separated by | or ;`;
}

function isPlain(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}
