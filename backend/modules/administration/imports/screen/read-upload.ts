import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { readJoins } from "../mapping/joins.ts";
import type { LeaveOut } from "../mapping/leave-out.ts";
import type { FieldMapping, Join } from "../mapping/mapping.ts";
import { type Foreign, valueAt } from "../mapping/value-at.ts";
import { listsInApart, READING_LIMITS, readRecordsApart } from "../reading/read-apart.ts";
import { isTable, isText } from "../reading/records.ts";
import type { ReadingOptions } from "../reading/source-record.ts";
import { suggestColumns } from "../suggestions/suggest-columns.ts";
import { suggestJoins } from "../suggestions/suggest-joins.ts";
import { suggestSteps } from "../suggestions/suggest-mapping.ts";
import { ColumnNotes } from "./column-notes.ts";
import { pathsOf } from "./column-paths.ts";
import type { ColumnQuestion, ColumnSuggestion, UploadColumn } from "./import.types.ts";

/** The maximum number of inspected records, and of displayed columns and sample values. */
const MAX_RECORDS = 500;
const MAX_COLUMNS = 200;
const MAX_SAMPLES = 3;
/** The maximum number of lists that may be joined, and of records of each that are looked at. */
const MAX_LISTS = 20;
const MAX_JOINED = 5_000;
/** Ends before the request times out, so that the user sees the reason. */
const LIMITS = { ...READING_LIMITS, patience: 4 };

/** The structure of a file. */
interface FileLook {
  readonly lists: readonly string[];
  readonly records: string;
  readonly isText: boolean;
  readonly isTable: boolean;
  readonly notes: readonly string[];
  readonly columns: readonly UploadColumn[];
  readonly looked: number;
  readonly suggestions: readonly ColumnSuggestion[];
  readonly suggestedMapping: string;
  readonly questions: readonly ColumnQuestion[];
  readonly problem: string | null;
}

/** Inspects a file's first records. For an unreadable file, the result contains the reason. */
export async function inspectFile(
  file: string,
  kind: ImportKind,
  wanted: string | null,
  options: ReadingOptions = {},
): Promise<FileLook> {
  let lists: readonly string[] = [];
  let records = wanted ?? "";
  const inFile: string[] = [];
  const notes = new Map<string, ColumnNotes>();
  let problem: string | null = null;
  let looked = 0;
  let joins: readonly Join[] = [];
  let form = { isText: false, isTable: false };
  try {
    lists = await listsInApart(file, LIMITS);
    records = wanted ?? (lists.includes("") ? "" : (lists[0] ?? ""));
    const chosen = packedName(file, records);
    form = { isText: isText(chosen), isTable: isTable(chosen) };
    joins = await joinsOf(file, records, lists, options);
    const joined = await readJoins(file, { ...options, joins }, { most: MAX_JOINED, limits: LIMITS });
    for await (const { values } of readRecordsApart(
      { file, path: records, ...options, onBytes: () => undefined, onNote: (text) => inFile.push(text) },
      LIMITS,
    )) {
      note(joined(values), notes);
      looked += 1;
      if (looked >= MAX_RECORDS) break;
    }
    if (looked === 0) problem = "The file has no rows.";
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    problem = error.message;
  }
  inFile.push(
    ...joins.map(
      ({ list, by, key, as }) => `Joined with ${list}, where ${key} is the same as ${by}, as ${as}.`,
    ),
  );
  const system = blogOf(records, notes);
  if (system && kind.name !== "posts")
    inFile.push(`This is an export of a blog by ${system}. Choose the kind posts to import its posts.`);
  const conditions = kind.name === "posts" && system ? NOT_POSTS[system] : [];
  const columns = [...notes].map(([name, column]) => column.summary(name, looked, MAX_SAMPLES));
  const suggestions = suggestColumns(
    kind,
    columns
      .filter(({ name }) => !conditions.some(({ from }) => from === name))
      .map((column) => ({
        ...column,
        holdsObjects: notes.get(column.name)?.looked.holdsObjects ?? false,
      })),
  );
  const { fields, questions } = suggestSteps(
    kind,
    [...notes].map(([name, column]) => ({ name, ...column.looked, isSparse: column.filled < looked })),
    suggestions,
  );
  const settled = settledIn(fields, questions);
  return {
    lists,
    records,
    ...form,
    columns: columns.map((column) =>
      settled.has(column.name)
        ? { ...column, problems: notes.get(column.name)?.problems(true) ?? [] }
        : column,
    ),
    looked,
    suggestions,
    suggestedMapping: JSON.stringify({
      records,
      ...options,
      ...(joins.length > 0 && { joins }),
      ...(conditions.length > 0 && { leaveOut: conditions }),
      fields,
    }),
    questions,
    notes: inFile,
    problem,
  };
}

/** Returns the columns whose open values are asked about, or have one reading. */
function settledIn(
  fields: Readonly<Record<string, FieldMapping>>,
  questions: readonly ColumnQuestion[],
): ReadonlySet<unknown> {
  const asked = questions.map(({ field }) => field);
  return new Set(
    Object.entries(fields).flatMap(([field, { from, number, date, split }]) =>
      asked.includes(field) || (number ?? date ?? split) !== undefined ? [from ?? []].flat() : [],
    ),
  );
}

/** Finds the lists that belong to the records, by the names of the fields of their first records. */
async function joinsOf(
  file: string,
  records: string,
  lists: readonly string[],
  options: ReadingOptions,
): Promise<readonly Join[]> {
  if (lists.length < 2 || !lists.includes(records)) return [];
  const named = await Promise.all(
    lists.slice(0, MAX_LISTS).map(async (name) => ({ name, fields: await fieldsOf(file, name, options) })),
  );
  const own = named.find(({ name }) => name === records);
  return own
    ? suggestJoins(
        own,
        named.filter((list) => list !== own),
      )
    : [];
}

/** Returns the names of the fields of a list's first record; none if it can't be read. */
async function fieldsOf(
  file: string,
  path: string,
  { encoding }: ReadingOptions,
): Promise<readonly string[]> {
  try {
    const reading = { file, path, ...(encoding && { encoding }), onBytes: () => undefined };
    for await (const { values } of readRecordsApart(reading, LIMITS)) return Object.keys(values);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return [];
}

/** The conditions that leave out what isn't a post in the exports of blogs. */
const NOT_POSTS: Readonly<Record<"Ghost" | "WordPress", readonly LeaveOut[]>> = {
  WordPress: [
    { from: "wp:post_type", isNot: "post" },
    { from: "wp:status", is: ["trash", "auto-draft", "inherit"] },
  ],
  Ghost: [{ from: "type", is: "page" }],
};

/** Returns the system that a blog was exported from; undefined for other files. */
function blogOf(records: string, columns: ReadonlyMap<string, unknown>): keyof typeof NOT_POSTS | undefined {
  if (columns.has("wp:post_type")) return "WordPress";
  return records.endsWith("data.posts") && columns.has("published_at") ? "Ghost" : undefined;
}

/** Returns the name that tells the format: for an archive, that of the chosen file in it. */
const packedName = (file: string, records: string) =>
  file.toLowerCase().endsWith(".zip") && records !== "" ? records.replace(/#[^#]*$/, "") : file;

/** Notes the columns of a record: its fields, those of objects in it, and those of the objects in its lists. */
function note(record: Foreign, notes: Map<string, ColumnNotes>): void {
  for (const column of pathsOf(record)) {
    if (column === "" || (notes.size >= MAX_COLUMNS && !notes.has(column))) continue;
    const found = notes.get(column) ?? new ColumnNotes();
    notes.set(column, found);
    found.add(valueAt(record, column));
  }
}
