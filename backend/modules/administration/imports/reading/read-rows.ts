import { createHash } from "node:crypto";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import { ImportError, type Problems } from "../errors.ts";
import { applyMapping } from "../mapping/apply-mapping.ts";
import { readJoins } from "../mapping/joins.ts";
import { isLeftOut } from "../mapping/leave-out.ts";
import { readLookups } from "../mapping/lookups.ts";
import { MappedPaths } from "../mapping/mapped-paths.ts";
import { type Mapping, readingOptions } from "../mapping/mapping.ts";
import type { KeyedRow } from "../writing/table-plan.ts";
import { AsWritten } from "./as-written.ts";
import { assertColumns } from "./assert-columns.ts";
import { checkRow } from "./check-row.ts";
import { isAbsent, isOwnId, isWholeKey, keyOf, naturalId, problemOfId, sourceOf } from "./external-key.ts";
import { GivenRules } from "./given-rules.ts";
import { NativeNames } from "./native-names.ts";
import { PackedNames } from "./packed/packed-names.ts";
import { withPlainTexts, withStorableTexts } from "./plain-text.ts";
import { readRecordsApart } from "./read-apart.ts";
import { placeLabel } from "./records.ts";

/** A file and the kind of its rows. */
export interface RowSource {
  readonly file: string;
  readonly kind: ImportKind;
  readonly mapping?: Mapping;
  /**
   * The prefix of the external keys. Default: the mapping's source, or the file's name without its extension.
   */
  readonly source?: string;
  /** The hash of the file, if it is stored until what its rows name in it was taken. */
  readonly storedAs?: string;
}

/** A row of the file: ready to be written, or with its errors. */
export interface CheckedRow {
  readonly place: number;
  /** The errors that reject the row; if it is keyed, those of its omitted parts. */
  readonly problems: Problems;
  /** Present if all required values are valid. */
  readonly keyed?: KeyedRow;
}

/** Observations about the file as a whole. */
export interface FileNotes {
  /** The file's unused columns. */
  readonly unused: Set<string>;
  /** Messages about the file, such as names that a mapping reads but no record has. */
  readonly notes: string[];
}

/**
 * Reads the rows of a file and checks them one by one.
 * @throws ImportError if the file isn't in the format of its extension.
 */
export async function* readRows(
  { file, kind, mapping, source, storedAs }: RowSource,
  onBytes: (bytes: number) => void,
  { unused, notes }: FileNotes,
): AsyncGenerator<CheckedRow> {
  const prefix = sourceOf(file, source ?? mapping?.source);
  const lookups = await readLookups(file, mapping);
  const joined = await readJoins(file, mapping);
  const names = new NativeNames(kind, unused);
  const written = new AsWritten(kind);
  const rules = new GivenRules(kind);
  const packed = await PackedNames.of(file, storedAs, kind.packed);
  const paths = mapping && new MappedPaths(file, mapping);
  const places = new Map<string, number>();
  const marked = new Map<string, number>();
  const controlled = new Map<string, number>();
  const countIn = (fields: Map<string, number>) => (field: string) =>
    fields.set(field, (fields.get(field) ?? 0) + 1);
  let columnsChecked = false;
  let leftOut = 0;
  for await (const { place, values: read, problem, short } of readRecordsApart({
    file,
    path: mapping?.records ?? "",
    ...readingOptions(mapping),
    onBytes,
    onNote: (note) => notes.push(note),
  })) {
    const problems: Problems = new Map();
    if (problem) {
      yield { place, problems: problems.set("", { message: problem }) };
      continue;
    }
    const given = joined(read);
    paths?.note(given);
    if (isLeftOut(mapping?.leaveOut, given)) {
      leftOut += 1;
      continue;
    }
    const named = mapping ? applyMapping(mapping, given, lookups, problems) : names.read(given);
    const plain = withPlainTexts(withStorableTexts(named, countIn(controlled)), countIn(marked), kind.texts);
    if (!columnsChecked) assertColumns(file, kind, plain, Object.keys(given));
    columnsChecked = true;
    const values = packed.read(written.read(plain, problems), problems);
    if (short) problems.set("", { message: short, isKept: true });
    const row = checkRow(kind, values, problems, rules);
    const id = idOf(kind, values.id, row, problems);
    const first = id === undefined ? undefined : places.get(id);
    if (first !== undefined) addDuplicate(problems, placeLabel(file, first), id, values.id);
    else if (id !== undefined) places.set(id, place);
    const isKeyed = row && id !== undefined && first === undefined;
    yield {
      place,
      problems,
      ...(isKeyed && {
        keyed: {
          place,
          externalKey: keyOf(prefix, id),
          row,
          hash: hashOf(row),
          ...otherKeyOf(kind, prefix, values.id, id, row),
        },
      }),
    };
  }
  if (leftOut > 0) {
    if (!columnsChecked) throw new ImportError("The mapping's conditions leave out every row.");
    notes.push(`Left out by the mapping's conditions: ${leftOut} ${leftOut === 1 ? "row" : "rows"}.`);
  }
  if (paths) notes.push(...paths.missing());
  if (controlled.size > 0)
    notes.push(`Control characters, which nobody sees, were left out of: ${counts(controlled)}.`);
  if (marked.size > 0) notes.push(`HTML became plain text in: ${counts(marked)}.`);
  if (written.commas.size > 0)
    notes.push(`Read as one item, since only "|" or ";" separate items: ${counts(written.commas)}.`);
}

/** Formats counts, such as `description (3), features (1)`. */
const counts = (fields: ReadonlyMap<string, number>) =>
  [...fields].map(([field, count]) => `${field} (${count})`).join(", ");

/** Returns the row's own id, or one generated from its texts; undefined if neither is possible. */
function idOf(
  kind: ImportKind,
  given: unknown,
  row: KeyedRow["row"] | undefined,
  problems: Problems,
): string | undefined {
  const problem = problemOfId(given);
  if (problem) problems.set("id", { message: problem, value: given });
  // Rows of a kind with its own key are identified by that, regardless of their id.
  else if (!isAbsent(given) && !kind.key) return String(given).trim();
  else if (row) return naturalId(kind.naturalKey(row).map(foldText));
  return undefined;
}

/**
 * Returns another key under which the row may be stored: its id if that is a whole key or the id of a stored
 * record, or a key from its exact spelling.
 */
function otherKeyOf(
  kind: ImportKind,
  prefix: string,
  given: unknown,
  id: string,
  row: KeyedRow["row"],
): Pick<KeyedRow, "wholeKey" | "ownId"> {
  if (isWholeKey(id)) return { wholeKey: id };
  if (isOwnId(id)) return { ownId: Number(id) };
  if (kind.key || !isAbsent(given)) return {};
  const spelled = naturalId(kind.naturalKey(row));
  return spelled === id ? {} : { wholeKey: keyOf(prefix, spelled) };
}

function addDuplicate(problems: Problems, first: string, id: string | undefined, given: unknown): void {
  if (isAbsent(given)) problems.set("", { message: `is the same as ${first}` });
  else problems.set("id", { message: `is the same as in ${first} (${id})` });
}

/** Returns a hash of the row's values. */
function hashOf(row: KeyedRow["row"]): string {
  return createHash("md5").update(JSON.stringify(row)).digest("hex");
}
