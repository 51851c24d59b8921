import { foldLine } from "../../../../../shared/text/text.rules.ts";
import { ImportError } from "../../errors.ts";

/** The maximum number of columns; no catalog has more, and they would be slow to match. */
const MAX_COLUMNS = 5_000;

/** The maximum number of rows above the header, such as a title. */
const MAX_TITLES = 10;

/**
 * Names the columns of a table's header: a second column of the same name gets a number, and one without a
 * name between others gets its position.
 * @param onNote receives the changed names.
 * @throws ImportError if there are too many.
 */
export function checkedHeader(names: readonly string[], onNote?: (note: string) => void): string[] {
  if (names.length > MAX_COLUMNS)
    throw new ImportError(`The header has ${names.length} columns; a table may have ${MAX_COLUMNS}.`);
  const last = names.findLastIndex((name) => name !== "");
  const seen = new Set(names);
  const used = new Set<string>();
  const twice: string[] = [];
  const header = names.map((name, index) => {
    if (name === "") return index < last ? freeName("Column", index + 1, seen) : "";
    if (!used.has(name)) {
      used.add(name);
      return name;
    }
    const renamed = freeName(name, 2, seen);
    twice.push(`"${foldLine(name)}" in column ${index + 1} became "${foldLine(renamed)}"`);
    return renamed;
  });
  if (twice.length > 0) onNote?.(`The header has columns of one name: ${twice.slice(0, 5).join(", ")}.`);
  return header;
}

/** Returns the name with the next free number, and takes it. */
function freeName(name: string, from: number, taken: Set<string>): string {
  let number = from;
  const named = () => (name === "Column" ? `${name} ${number}` : `${name} (${number})`);
  while (taken.has(named())) number += 1;
  taken.add(named());
  return named();
}

/** A row of a table. */
interface TableRow {
  readonly place: number;
  readonly cells: readonly unknown[];
}

/**
 * Passes on a table's rows from the header on: the given one, or the first with several values if only
 * titles of one value each are above it.
 * @param rows those with a value.
 * @param onNote receives which row was guessed, unless it is the first.
 * @throws ImportError if the given row is empty or doesn't exist.
 */
export async function* fromHeader<Row extends TableRow>(
  rows: AsyncIterable<Row>,
  given: number | undefined,
  onNote?: (note: string) => void,
): AsyncGenerator<Row> {
  const held: Row[] = [];
  let isFound = false;
  for await (const row of rows) {
    if (isFound) yield row;
    else if (given !== undefined) {
      if (row.place < given) continue;
      if (row.place > given) break;
      isFound = true;
      yield row;
    } else {
      held.push(row);
      const isWide = row.cells.filter((cell) => cell !== undefined && cell !== "").length > 1;
      if (!isWide && held.length <= MAX_TITLES) continue;
      isFound = true;
      if (isWide && held.length > 1) {
        onNote?.(`Row ${row.place} was taken for the header, and what is above it was left out.`);
        yield row;
      } else yield* held.splice(0);
    }
  }
  if (!isFound && given !== undefined)
    throw new ImportError(`Row ${given}, which was chosen for the header, has no values.`);
  if (!isFound) yield* held;
}
