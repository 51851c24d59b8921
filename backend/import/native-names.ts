import type { ImportKind } from "../shared/import-kind/kind.ts";

/** Gives a file's columns the native names: `Price band` and `price_band` are `priceBand`. */
export class NativeNames {
  readonly #fields: ReadonlyMap<string, string>;
  readonly #unused: Set<string>;
  readonly #known = new Map<string, string | undefined>();

  /** @param unused gets the file's columns that the kind has no use for. */
  constructor({ fields }: ImportKind, unused: Set<string>) {
    this.#unused = unused;
    this.#fields = new Map(fields.map((field) => [plain(field), field]));
  }

  /** The values of a record that the kind knows, under their native names. */
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
    // A file of records that each have names of their own must not fill the memory.
    if (this.#known.size < 1_000) {
      this.#known.set(column, field);
      if (field === undefined && column !== "") this.#unused.add(column);
    }
    return field;
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}
