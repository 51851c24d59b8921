import { packedSource } from "../../../../../shared/import-kind/packed-source.ts";
import type { Problems } from "../../errors.ts";
import { openWorkbook } from "../sheet/workbook.ts";

/** The hash of an uploaded archive, from which its files are taken after the import. */
export type ArchiveHash = string | undefined;

/** A name that is a file's, rather than a host's. */
const FILE_NAME = /^(?![a-z]+:)[^?#]+\.(png|jpe?g|webp|gif|avif|svg|tiff?|heic|bmp|pdf)$/i;

/** Finds the files that rows name, in the archive that they come from. */
export class PackedNames {
  readonly #hash: ArchiveHash;
  /** The names with their folders, by the last part of each. */
  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #fields: readonly string[];

  private constructor(hash: ArchiveHash, names: readonly string[], fields: readonly string[]) {
    this.#hash = hash;
    this.#names = Map.groupBy(names, lastPart);
    this.#fields = fields;
  }

  /**
   * Reads the names of the files in an archive; for any other file, there are none.
   * @param fields the fields that may name files.
   */
  static async of(file: string, hash: ArchiveHash, fields: readonly string[] = []): Promise<PackedNames> {
    if (fields.length === 0 || hash === undefined || !/\.zip$/i.test(file))
      return new PackedNames(undefined, [], fields);
    const archive = await openWorkbook(file);
    archive.close();
    return new PackedNames(hash, archive.names, fields);
  }

  /** Replaces the names of files by their sources; those that aren't in the archive are left out, with an error. */
  read(values: Readonly<Record<string, unknown>>, problems: Problems): Readonly<Record<string, unknown>> {
    const read = { ...values };
    for (const field of this.#fields) {
      const given = values[field];
      const items = itemsOf(given);
      if (!items.some((item) => FILE_NAME.test(item) || item.startsWith("zip:"))) continue;
      const found = items.map((item) => this.#sourceOf(item));
      const missing = items.filter((_, at) => found[at] === undefined);
      const kept = found.filter((source) => source !== undefined);
      read[field] = items.length > 1 || Array.isArray(given) ? kept : kept[0];
      if (missing.length > 0)
        problems.set(field, {
          message: `${this.#said(missing.length)}: ${missing.slice(0, 3).join(", ")}`,
          ...(kept.length > 0 && { isKept: true }),
        });
    }
    return read;
  }

  #said(count: number): string {
    if (this.#hash === undefined)
      return "names a file: give its address, or upload it in a ZIP beside the rows";
    return count === 1 ? "isn't in the ZIP" : `${count} files aren't in the ZIP`;
  }

  /** Returns the source of a file, or an address as it is; undefined for a file that isn't there. */
  #sourceOf(item: string): string | undefined {
    if (!FILE_NAME.test(item) && !item.startsWith("zip:")) return item;
    const name = this.#nameOf(item.replace(/^\.\//, ""));
    return name === undefined || this.#hash === undefined ? undefined : packedSource(this.#hash, name);
  }

  /** A name without its folders stands for the only file that has it. */
  #nameOf(item: string): string | undefined {
    const alike = this.#names.get(lastPart(item)) ?? [];
    if (alike.includes(item)) return item;
    const [only, other] = alike.filter(
      (name) => name.endsWith(`/${item}`) && !/(^|\/)(__MACOSX\/|\.)/.test(name),
    );
    return other === undefined ? only : undefined;
  }
}

const lastPart = (name: string) => name.slice(name.lastIndexOf("/") + 1);

function itemsOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.trim().startsWith("[")
        ? listIn(value)
        : value.split(/[|;]/)
      : [];
  return items.flatMap((item) => (typeof item === "string" && item.trim() ? [item.trim()] : []));
}

function listIn(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
