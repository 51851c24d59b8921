import type { SchemaObjectDescription } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Problems } from "../errors.ts";
import { isAbsent } from "./external-key.ts";
import { writtenDate } from "./written/written-date.ts";
import { NO_NUMBER, writtenNumber } from "./written/written-number.ts";

/** The common words for yes in five languages. */
const YES = new Set([
  "yes",
  "y",
  "x",
  "✓",
  "ja",
  "j",
  "oui",
  "o",
  "vrai",
  "wahr",
  "sí",
  "si",
  "s",
  "sì",
  "sim",
  "t",
  "on",
  "true",
  "vero",
  "verdadero",
  "verdadeiro",
  "✔",
  "☑",
]);
const NO = new Set([
  "no",
  "n",
  "-",
  "nein",
  "non",
  "faux",
  "falsch",
  "falso",
  "não",
  "nao",
  "f",
  "off",
  "false",
  "✗",
  "✘",
  "☐",
]);

/** The type of a field according to its rules. */
interface Field {
  readonly type: string;
  readonly whole: boolean;
  readonly isDay: boolean;
  /** Whether a year or month means its last day rather than its first. */
  readonly isDeadline: boolean;
}

/** Converts values as people write them to the types of their fields; ambiguous values are not guessed. */
export class AsWritten {
  readonly #fields: ReadonlyMap<string, Field>;

  constructor({ rules }: ImportKind) {
    const { fields } = rules.describe() as SchemaObjectDescription;
    this.#fields = new Map(
      Object.entries(fields).map(([name, description]) => {
        const {
          type,
          tests = [],
          meta,
        } = description as SchemaObjectDescription & {
          meta?: { day?: true; deadline?: true };
        };
        const whole = tests.some((test) => test.name === "integer");
        return [name, { type, whole, isDay: meta?.day === true, isDeadline: meta?.deadline === true }];
      }),
    );
  }

  /**
   * The fields with text that may be a comma-separated list but is read as one item, with the number of such
   * values.
   */
  readonly commas = new Map<string, number>();

  /** @param problems receives the ambiguous values. */
  read(values: Readonly<Record<string, unknown>>, problems: Problems): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const field = this.#fields.get(name);
      if (field?.type === "array" && isBetweenCommas(value))
        this.commas.set(name, (this.commas.get(name) ?? 0) + 1);
      read[name] = field && !isAbsent(value) ? readField(name, field, value, problems) : value;
    }
    return read;
  }
}

/** Whether a text may be a list in a format other than the expected one. */
const isBetweenCommas = (value: unknown) =>
  typeof value === "string" && value.split(",").length > 2 && !/[|;]|^\s*\[/.test(value);

function readField(name: string, field: Field, given: unknown, problems: Problems): unknown {
  if (field.type === "array") return given;
  const value: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
  // A year, which would otherwise be taken for milliseconds since 1970.
  if (typeof value === "number" && (field.type === "date" || field.isDay) && /^\d{4}$/.test(String(value)))
    return dateIn(name, field, String(value), problems);
  if (typeof value !== "string") return value;
  if (field.type === "number") return numberIn(name, field, value, problems);
  if (field.type === "boolean") return flagIn(name, value);
  if (field.type === "date" || field.isDay) return dateIn(name, field, value, problems);
  return value;
}

function numberIn(name: string, { whole }: Field, text: string, problems: Problems): unknown {
  const { value, problem } = writtenNumber(text, whole);
  if (value !== undefined) return value;
  // Values that aren't numbers get the field's own message, unless its rules would accept them as one.
  if (problem === NO_NUMBER && Number.isNaN(Number(text))) return text;
  problems.set(name, { message: problem ?? "", value: text });
  return undefined;
}

function flagIn(name: string, text: string): unknown {
  const word = text.trim().toLowerCase();
  if (YES.has(word) || isNamed(name, word)) return true;
  return NO.has(word) ? false : text;
}

/** Whether a text says what its field is called, as in `All Open Access, Gold`. */
function isNamed(name: string, word: string): boolean {
  const [said = ""] = word.replace(/^all /, "").split(/\s*[,;(]/);
  return said.replaceAll(/[\s_-]/g, "") === name.toLowerCase();
}

function dateIn(name: string, { isDay, isDeadline }: Field, text: string, problems: Problems): unknown {
  const date = writtenDate(text);
  if (!date) return text;
  if ("problem" in date) {
    problems.set(name, { message: date.problem, value: text });
    return undefined;
  }
  if (date.completed) {
    const day = isDeadline ? lastDay(date.day, date.completed) : date.day;
    problems.set(name, { message: `is only a ${date.completed}, read as ${day}`, value: text, isKept: true });
    return day;
  }
  return date.time && !isDay ? `${date.day}T${date.time}` : date.day;
}

/** Returns the last day of the year or month that begins with a day; the day itself if it doesn't exist. */
function lastDay(first: string, part: "year" | "month"): string {
  const [year = 0, month = 0] = first.split("-").map(Number);
  const last = new Date(Date.UTC(year, part === "year" ? 12 : month, 0));
  return month >= 1 && month <= 12 ? last.toISOString().slice(0, 10) : first;
}
