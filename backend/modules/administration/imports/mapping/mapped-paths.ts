import { ImportError } from "../errors.ts";
import { didYouMean } from "../nearest.ts";
import { isTable } from "../reading/records.ts";
import { type Mapping, pathsIn } from "./mapping.ts";
import { valueAt } from "./value-at.ts";

/** The maximum number of names from a file that are collected for suggestions. */
const MAX_NAMES = 1_000;

/** Tracks which of the names that a mapping reads occur in the file. */
export class MappedPaths {
  readonly #file: string;
  readonly #missing: Set<string>;
  readonly #names = new Set<string>();

  constructor(file: string, mapping: Mapping) {
    this.#file = file;
    this.#missing = new Set(pathsIn(mapping));
  }

  /**
   * Processes a record.
   * @throws ImportError for a table without a column that the mapping reads.
   */
  note(record: Readonly<Record<string, unknown>>): void {
    if (this.#missing.size === 0) return;
    for (const path of this.#missing) if (valueAt(record, path) !== undefined) this.#missing.delete(path);
    if (this.#names.size < MAX_NAMES) addNames(record, "", this.#names);
    const [line] = isTable(this.#file) ? this.missing() : [];
    if (line !== undefined) throw new ImportError(line);
  }

  /** Returns a message for each name that no record had. */
  missing(): string[] {
    const names = [...this.#names];
    return [...this.#missing].map(
      (path) => `The mapping reads "${path}", which isn't in ${this.#file}.${didYouMean(path, names)}`,
    );
  }
}

function addNames(record: object, before: string, names: Set<string>): void {
  for (const [name, value] of Object.entries(record)) {
    names.add(before + name);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject && before === "") addNames(value, `${name}.`, names);
  }
}
