import { extname } from "node:path";
import type { ImportKind } from "../shared/import-kind/kind.ts";
import { applyMapping } from "./apply-mapping.ts";
import { checkRow } from "./check-row.ts";
import { ImportError, type Problems } from "./errors.ts";
import { isAbsent, naturalId, problemOfId, sourceOf } from "./external-key.ts";
import { readLookups } from "./lookups.ts";
import type { Mapping } from "./mapping.ts";
import { NativeNames } from "./native-names.ts";
import { placeLabel, readRecords } from "./records.ts";
import type { KeyedRow } from "./table-plan.ts";

/** A file and the kind of its rows. */
export interface RowSource {
  readonly file: string;
  readonly kind: ImportKind;
  readonly mapping?: Mapping;
  /** The prefix of the external keys. Default: the mapping's source, else the file's name without its extension. */
  readonly source?: string;
}

/** A row that was read: ready to be written, or its errors. */
export interface CheckedRow {
  readonly place: number;
  readonly problems: Problems;
  /** Only where there are no problems. */
  readonly keyed?: KeyedRow;
}

/**
 * The rows of a file, checked one by one.
 * @param unused receives the file's unknown columns.
 * @throws ImportError if the file can't be read in the format of its extension.
 */
export async function* readRows(
  { file, kind, mapping, source }: RowSource,
  onBytes: (bytes: number) => void,
  unused: Set<string>,
): AsyncGenerator<CheckedRow> {
  const prefix = sourceOf(file, source ?? mapping?.source);
  const lookups = await readLookups(file, mapping);
  const names = new NativeNames(kind, unused);
  const places = new Map<string, number>();
  let columnsChecked = false;
  for await (const { place, values: given, problem } of readRecords(file, mapping?.records ?? "", onBytes)) {
    const problems: Problems = new Map();
    if (problem) {
      yield { place, problems: problems.set("", problem) };
      continue;
    }
    const values = mapping ? applyMapping(mapping, given, lookups, problems) : names.read(given);
    if (!columnsChecked) assertColumns(file, kind, values);
    columnsChecked = true;
    const row = checkRow(kind, values, problems);
    const id = idOf(kind, values.id, row, problems);
    const first = id === undefined ? undefined : places.get(id);
    if (first !== undefined)
      addDuplicate(problems, placeLabel(file, first), isAbsent(values.id) ? undefined : id);
    else if (id !== undefined) places.set(id, place);
    yield {
      place,
      problems,
      ...(row && problems.size === 0 && { keyed: { externalKey: `${prefix}:${id}`, row } }),
    };
  }
}

/** The row's own id, or one generated from its texts; undefined if neither is possible. */
function idOf(
  kind: ImportKind,
  given: unknown,
  row: KeyedRow["row"] | undefined,
  problems: Problems,
): string | undefined {
  const problem = problemOfId(given);
  if (problem) problems.set("id", problem);
  else if (!isAbsent(given)) return String(given).trim();
  else if (row) return naturalId(kind.naturalKey(row));
  return undefined;
}

function addDuplicate(problems: Problems, first: string, id: string | undefined): void {
  if (id === undefined) problems.set("", `is the same as ${first}`);
  else problems.set("id", `is the same as in ${first} (${id})`);
}

/** A CSV file must have every required column; records of a JSON list may each lack different fields. */
function assertColumns(file: string, kind: ImportKind, values: Record<string, unknown>): void {
  const missing = kind.required.filter((column) => !(column in values));
  const isTable = extname(file).toLowerCase() === ".csv";
  if (missing.length < kind.required.length && !(isTable && missing.length > 0)) return;
  throw new ImportError(
    `${file} lacks the columns ${missing.join(", ")}; a file of another shape needs a --mapping.`,
  );
}
