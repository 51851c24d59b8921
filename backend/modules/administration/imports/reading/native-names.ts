import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { shownValue } from "../errors.ts";

/**
 * Maps a file's columns to native names: `Price band` and `price_band` become `priceBand`, as do the headings
 * of downloads.
 */
export class NativeNames {
  readonly #fields: ReadonlyMap<string, string>;
  readonly #unused: Set<string>;
  readonly #known = new Map<string, string | undefined>();

  /** @param unused receives the file's unknown columns. */
  constructor({ fields, headings = {} }: ImportKind, unused: Set<string>) {
    this.#unused = unused;
    this.#fields = new Map([
      ...Object.entries(headings).map(([heading, field]) => [plain(heading), field] as const),
      ...fields.map((field) => [plain(field), field] as const),
    ]);
  }

  /** Returns the values of a record that the kind knows, by native name. */
  read(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [column, value] of Object.entries(record)) {
      const field = this.#nameOf(column);
      if (field !== undefined) values[field] = value;
    }
    return values;
  }

  #nameOf(column: string): string | undefined {
    if (this.#known.has(column)) return this.#known.get(column);
    const field = this.#fields.get(plain(column));
    // A file whose records all have different field names must not exhaust memory.
    if (this.#known.size < 1_000) {
      this.#known.set(column, field);
      if (field === undefined && column !== "") this.#unused.add(shownValue(column));
    }
    return field;
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}
