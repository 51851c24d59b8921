import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { ImportError } from "../../errors.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { boundedLines, readText } from "../text/text-stream.ts";

/** The maximum length of an entry. */
const MAX_ENTRY = 1_000_000;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const linesOf = (reading: Reading) =>
  createInterface({ input: Readable.from(boundedLines(readText(reading))) });

/** Reads the entries of a BibTeX file; what can't be read of one is an error of that entry only. */
export async function* readBibtex(reading: Reading): AsyncGenerator<SourceRecord> {
  let [line, begin, depth, entry] = [0, 0, 0, ""];
  for await (const text of linesOf(reading)) {
    line += 1;
    if (entry === "") {
      // Texts between entries are comments.
      if (!/^\s*@\s*\w+\s*[{(]/.test(text)) continue;
      [begin, depth] = [line, 0];
    } else if (/^@\s*\w+\s*\{[^,=}]*,/.test(text)) {
      // An entry that isn't closed doesn't take the next ones along.
      yield { place: begin, values: {}, problem: "isn't closed" };
      [begin, depth, entry] = [line, 0, ""];
    }
    entry += `${text}\n`;
    depth += depthOf(text);
    if (entry.length > MAX_ENTRY)
      throw new ImportError(`The entry in line ${begin} has more than ${MAX_ENTRY} characters.`);
    if (depth > 0) continue;
    const found = entryIn(entry);
    if (found) yield { place: begin, ...found };
    entry = "";
  }
  if (entry !== "") yield { place: begin, values: {}, problem: "isn't closed" };
}

/** Returns by how many levels a line opens more braces than it closes; escaped ones don't count. */
function depthOf(text: string): number {
  let depth = 0;
  for (const [found] of text.matchAll(/\\.|[{}]/g)) {
    if (found === "{") depth += 1;
    else if (found === "}") depth -= 1;
  }
  return depth;
}

/** Begins only where a word does, so that a long word isn't searched again from each of its letters. */
const FIELD = /(?<![\w-])[\w-]+\s*=/;

function entryIn(text: string): Pick<SourceRecord, "values" | "problem"> | undefined {
  const [whole, type = "", key = ""] = /^\s*@\s*(\w+)\s*[{(]\s*([^,\s}]*)\s*,?/.exec(text) ?? [];
  if (whole === undefined || /^(comment|preamble|string)$/i.test(type)) return undefined;
  const values: Record<string, unknown> = { id: key, type: type.toLowerCase() };
  const rest = text.slice(whole.length);
  const field = /([\w-]+)\s*=\s*/y;
  let at = rest.search(FIELD);
  while (at >= 0 && at < rest.length) {
    field.lastIndex = at;
    const named = field.exec(rest);
    if (!named) break;
    const [value, end] = valueFrom(rest, field.lastIndex);
    values[(named[1] ?? "").toLowerCase()] = value;
    const next = rest.slice(end).search(FIELD);
    at = next < 0 ? -1 : end + next;
  }
  return { values: readable(values) };
}

/** Returns a value in braces, quotes or neither, and where it ends. */
function valueFrom(text: string, from: number): [string, number] {
  const opening = text.charAt(from);
  if (opening !== "{" && opening !== '"') {
    const end = text.slice(from).search(/[,}\n]/);
    const stop = end < 0 ? text.length : from + end;
    return [text.slice(from, stop).trim(), stop];
  }
  let depth = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\\") at += 1;
    else if (depth === 0 && character === (opening === "{" ? "}" : '"'))
      return [text.slice(from + 1, at), at + 1];
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
  }
  return [text.slice(from + 1), text.length];
}

function readable(values: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = String(value);
      if (name === "author" || name === "editor")
        return [name, text.split(/(?<!\s)\s+and\s+/).map((person) => named(fromLatex(person)))];
      if (name === "keywords")
        return [
          name,
          fromLatex(text)
            .split(/[,;]/)
            .map((word) => word.trim())
            .filter(Boolean),
        ];
      return [name, name === "url" || name === "doi" ? text.replace(/[{}]/g, "") : fromLatex(text)];
    }),
  );
  return { ...shown, ...dateFrom(shown.year, shown.month) };
}

/** Writes `Berg, Tor` as `Tor Berg`. */
function named(person: string): string {
  const [last = "", first, ...rest] = person.split(",").map((part) => part.trim());
  return first && rest.length === 0 ? `${first} ${last}` : person;
}

function dateFrom(year: unknown, month: unknown): { readonly date?: string } {
  if (typeof year !== "string" || !/^\d{4}$/.test(year)) return {};
  const given = String(month ?? "").toLowerCase();
  const number = /^\d{1,2}$/.test(given) ? Number(given) : MONTHS.indexOf(given.slice(0, 3)) + 1;
  return { date: number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : year };
}

/** The accents of LaTeX, as combining characters, and its letters. */
const ACCENTS: Readonly<Record<string, string>> = {
  "'": "\u0301",
  "`": "\u0300",
  "^": "\u0302",
  '"': "\u0308",
  "~": "\u0303",
  "=": "\u0304",
  ".": "\u0307",
  c: "\u0327",
  v: "\u030c",
  u: "\u0306",
  H: "\u030b",
  r: "\u030a",
  k: "\u0328",
};
const LETTERS: Readonly<Record<string, string>> = {
  ss: "ß",
  o: "ø",
  O: "Ø",
  aa: "å",
  AA: "Å",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  l: "ł",
  L: "Ł",
  i: "i",
  j: "j",
};

function fromLatex(text: string): string {
  return text
    .replace(
      /\\(?:(['`^"~=.])\s*|([cvuHrk])(?:\s+|(?=\{)))(?:\{\\?([a-zA-Z])\}|\\?([a-zA-Z]))/g,
      (_, sign?: string, word?: string, braced?: string, bare?: string) =>
        `${braced ?? bare ?? ""}${ACCENTS[sign ?? word ?? ""] ?? ""}`,
    )
    .replace(/\\([a-zA-Z]{1,2})(?![a-zA-Z])\s*/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replace(/\\([&%$#_{}])/g, (_, sign: string) => (sign === "{" || sign === "}" ? "" : sign))
    .replace(/\\[a-zA-Z]+\s*/g, "")
    .replace(/[{}]/g, "")
    .replace(/~/g, " ")
    .replace(/---?/g, "–")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** The tags of RIS with their fields; others keep their tag. */
const RIS_FIELDS: Readonly<Record<string, string>> = {
  TY: "type",
  ID: "id",
  TI: "title",
  T1: "title",
  AU: "authors",
  A1: "authors",
  AB: "abstract",
  N2: "abstract",
  PY: "date",
  Y1: "date",
  DA: "date",
  DO: "doi",
  UR: "url",
  KW: "keywords",
  JO: "journal",
  JF: "journal",
  T2: "journal",
  PB: "publisher",
  AD: "affiliation",
  LA: "language",
};
const RIS_LISTS = new Set(["authors", "keywords"]);

/** Reads the references of a RIS file. */
export async function* readRis(reading: Reading): AsyncGenerator<SourceRecord> {
  let [line, begin] = [0, 0];
  let values: Record<string, unknown> | undefined;
  let last = "";
  let size = 0;
  for await (const text of linesOf(reading)) {
    line += 1;
    const [, tag, given = ""] = /^([A-Z][A-Z0-9]) {2}- ?(.*)$/.exec(text) ?? [];
    if (tag === "TY") {
      if (values) yield { place: begin, values };
      [values, begin, size] = [{}, line, 0];
    }
    if (!values) continue;
    size += text.length;
    if (size > MAX_ENTRY)
      throw new ImportError(`The entry in line ${begin} has more than ${MAX_ENTRY} characters.`);
    if (tag === "ER") {
      yield { place: begin, values };
      values = undefined;
    } else if (tag === undefined) {
      // A long text goes on in the next lines.
      if (typeof values[last] === "string" && text.trim() !== "")
        values[last] = `${values[last]} ${text.trim()}`;
    } else {
      last = RIS_FIELDS[tag] ?? tag;
      addRis(
        values,
        last,
        last === "date" ? risDate(given) : last === "authors" ? named(given.trim()) : given.trim(),
      );
    }
  }
  if (values) yield { place: begin, values };
}

function addRis(values: Record<string, unknown>, field: string, value: string): void {
  const before = values[field];
  if (RIS_LISTS.has(field)) {
    if (Array.isArray(before)) before.push(value);
    else values[field] = [value];
  } else if (typeof before !== "string" || (field === "date" && value.length > before.length))
    values[field] = value;
}

/** Writes `2024/06/05/` as `2024-06-05`. */
const risDate = (given: string) => given.trim().split("/").slice(0, 3).filter(Boolean).join("-");
