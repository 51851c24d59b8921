import type { SchemaObjectDescription } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { isoFrom } from "../mapping/dates.ts";
import type { FieldMapping } from "../mapping/mapping.ts";
import { NUMBER_FORMATS, numberFrom } from "../mapping/number-format.ts";
import { writtenDate } from "../reading/written/written-date.ts";
import { writtenNumber } from "../reading/written/written-number.ts";
import type { SuggestedColumn } from "./suggest-columns.ts";

/** A column with all the values that were looked at. */
export interface LookedColumn {
  readonly name: string;
  readonly values: readonly string[];
  /** Whether a value is a list. */
  readonly isList: boolean;
  /** Whether some rows have no value. */
  readonly isSparse?: boolean;
}

/** A choice that the values of a column leave open, with the steps that each answer means. */
export interface ColumnQuestion {
  readonly field: string;
  readonly text: string;
  readonly choices: readonly { readonly label: string; readonly steps: string }[];
}

/** The steps for each field that the values of its column tell, and the questions that they leave open. */
interface SuggestedSteps {
  readonly fields: Readonly<Record<string, FieldMapping>>;
  readonly questions: readonly ColumnQuestion[];
}

/** The share of values that must look like lists. */
const ENOUGH = 0.6;
/** The greatest length of a text that names one thing, which a list of names doesn't fit into. */
const MAX_NAME = 200;
const DAY_FIRST = ["DD/MM/YYYY", "D/M/YYYY", "DD-MM-YYYY", "D-M-YYYY", "DD/MM/YY", "D/M/YY"];
const MONTH_FIRST = ["MM/DD/YYYY", "M/D/YYYY", "MM-DD-YYYY", "M-D-YYYY", "MM/DD/YY", "M/D/YY"];

/** Suggests how each field is made from its column, by all values together, and what has to be asked. */
export function suggestSteps(
  kind: ImportKind,
  columns: readonly LookedColumn[],
  suggestions: readonly SuggestedColumn[],
): SuggestedSteps {
  const fields: Record<string, FieldMapping> = {};
  const questions: ColumnQuestion[] = [];
  const described = (kind.rules.describe() as SchemaObjectDescription).fields;
  for (const name of kind.fields) {
    const from = suggestions.find(({ field }) => field === name)?.column;
    const column = columns.find((each) => each.name === from);
    const rule = described[name] as SchemaObjectDescription | undefined;
    if (!from || !column) {
      const value = kind.proposals?.[name];
      if (value !== undefined && kind.required.includes(name)) fields[name] = { value };
      continue;
    }
    const proposal = kind.required.includes(name) && column.isSparse ? kind.proposals?.[name] : undefined;
    const steps = {
      ...(rule ? stepsOf(name, rule, column) : { from }),
      ...(proposal !== undefined && { default: proposal }),
    };
    fields[name] = steps;
    const question = rule && questionOf(name, rule, column, steps);
    if (question) questions.push(question);
  }
  return { fields, questions };
}

const isDay = ({ type, meta }: SchemaObjectDescription) =>
  type === "date" || (meta as { day?: true } | undefined)?.day === true;

function stepsOf(field: string, rule: SchemaObjectDescription, column: LookedColumn): FieldMapping {
  const { name: from, values, isList } = column;
  if (rule.type === "array") return { from };
  if (isList) return { from, take: "first" };
  if (rule.type === "number") {
    const [format, ...others] = numberFormats(values);
    return format !== undefined && others.length === 0 ? { from, number: format } : { from };
  }
  if (isDay(rule)) {
    const [format, ...others] = dateFormats(values);
    return format !== undefined && others.length === 0 ? { from, date: format } : { from };
  }
  const max = Number(rule.tests.find(({ name }) => name === "max")?.params?.max ?? 0);
  const isName =
    rule.type === "string" && max > 0 && max <= MAX_NAME && !/title|name|description/i.test(field);
  return isName && share(values, (value) => /\S;\s*\S/.test(value)) >= ENOUGH
    ? { from, split: ";", take: "first" }
    : { from };
}

function questionOf(
  field: string,
  rule: SchemaObjectDescription,
  { name: from, values, isList }: LookedColumn,
  steps: FieldMapping,
): ColumnQuestion | undefined {
  const choice = (label: string, answer: FieldMapping) => ({ label, steps: JSON.stringify(answer) });
  const example = (is: (value: string) => boolean) => values.find(is) ?? "";
  if (rule.type === "array" && !isList) {
    const isCommas = (value: string) => /^[^|;[\]]*[^|;[\]\s],\s*[^|;[\]\s][^|;[\]]*$/.test(value);
    if (share(values, isCommas) < ENOUGH) return undefined;
    return {
      field,
      text: `Are values such as “${shortened(example(isCommas))}” lists?`,
      choices: [
        choice("Yes, split them at commas", { from, split: "," }),
        choice("No, each is one item", { from }),
      ],
    };
  }
  if (rule.type === "number" && steps.number === undefined) {
    const isOpen = (value: string) => writtenNumber(value, true).problem?.startsWith("may be") === true;
    const text = example(isOpen);
    if (text === "") return undefined;
    const formats = (Object.keys(NUMBER_FORMATS) as (keyof typeof NUMBER_FORMATS)[]).filter(
      (format) => numberFrom(text, format) !== undefined,
    );
    return {
      field,
      text: `Which number is “${shortened(text)}”?`,
      choices: formats
        .map((number) => choice(String(numberFrom(text, number)), { from, number }))
        .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at),
    };
  }
  if (isDay(rule) && steps.date === undefined) {
    const text = example((value) => problemOfDate(value));
    if (text === "") return undefined;
    const formats = [DAY_FIRST, MONTH_FIRST].flatMap(
      (each) => each.find((format) => isoFrom(text, format)) ?? [],
    );
    return {
      field,
      text: `Which day is “${shortened(text)}”?`,
      choices: formats.map((date) => choice(String(isoFrom(text, date)).slice(0, 10), { from, date })),
    };
  }
  return undefined;
}

const problemOfDate = (value: string) => {
  const date = writtenDate(value);
  return date !== undefined && "problem" in date;
};

const share = (values: readonly string[], is: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

const shortened = (value: string) => (value.length > 60 ? `${value.slice(0, 59)}…` : value);

/**
 * Returns the formats in which every value is a number and some would otherwise be open or refused; several if
 * they are written alike.
 */
function numberFormats(values: readonly string[]): string[] {
  // Amounts in another currency aren't taken for dollars without being told.
  const isForeign = values.some((value) => /(?!\$)\p{Sc}|\b(?!USD)[A-Z]{3}\b/u.test(value));
  if (isForeign || values.every((value) => writtenNumber(value, true).value !== undefined)) return [];
  return Object.keys(NUMBER_FORMATS).filter((format) =>
    values.every((value) => numberFrom(value, format) !== undefined),
  );
}

/** Returns the orders of day and month in which every value is a date, if some value alone leaves it open. */
function dateFormats(values: readonly string[]): string[] {
  if (!values.some(problemOfDate)) return [];
  return [DAY_FIRST, MONTH_FIRST].flatMap((formats) =>
    formats.filter((format) => values.every((value) => isoFrom(value, format) !== undefined)).slice(0, 1),
  );
}
