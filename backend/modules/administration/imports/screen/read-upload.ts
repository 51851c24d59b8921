import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError, shownValue } from "../errors.ts";
import { listsInApart, READING_LIMITS, readRecordsApart } from "../reading/read-apart.ts";
import type { ColumnSuggestion, UploadColumn } from "./import.types.ts";
import { suggestColumns } from "./suggest-columns.ts";

/** The maximum number of inspected records, and of displayed columns and sample values. */
const MAX_RECORDS = 50;
const MAX_COLUMNS = 200;
const MAX_SAMPLES = 3;
/** Ends before the request times out, so that the user sees the reason. */
const LIMITS = { ...READING_LIMITS, patience: 4 };

/** The structure of a file. */
interface FileLook {
  readonly lists: readonly string[];
  readonly records: string;
  readonly columns: readonly UploadColumn[];
  readonly suggestions: readonly ColumnSuggestion[];
  readonly problem: string | null;
}

/** Inspects a file's first records. For an unreadable file, the result contains the reason. */
export async function lookAtFile(file: string, kind: ImportKind, wanted: string | null): Promise<FileLook> {
  let lists: readonly string[] = [];
  let records = wanted ?? "";
  const samples = new Map<string, string[]>();
  let problem: string | null = null;
  try {
    if (file.toLowerCase().endsWith(".json")) lists = await listsInApart(file, LIMITS);
    records = wanted ?? (lists.includes("") ? "" : (lists[0] ?? ""));
    let count = 0;
    for await (const { values } of readRecordsApart(
      { file, path: records, onBytes: () => undefined },
      LIMITS,
    )) {
      note(values, "", samples);
      count += 1;
      if (count >= MAX_RECORDS) break;
    }
    if (count === 0) problem = "The file has no rows.";
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    problem = error.message;
  }
  const columns = [...samples].map(([name, found]) => ({ name, samples: found }));
  return { lists, records, columns, suggestions: suggestColumns(kind, columns), problem };
}

function note(values: object, before: string, samples: Map<string, string[]>): void {
  for (const [name, value] of Object.entries(values)) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject && before === "") {
      note(value, `${name}.`, samples);
      continue;
    }
    const column = before + name;
    if (column === "" || (samples.size >= MAX_COLUMNS && !samples.has(column))) continue;
    const found = samples.get(column) ?? [];
    samples.set(column, found);
    const shown = shownValue(Array.isArray(value) ? value.map(String).join(", ") : value);
    if (shown && found.length < MAX_SAMPLES && !found.includes(shown)) found.push(shown);
  }
}
