import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ImportError } from "../../errors.ts";

/** The maximum total size of a workbook's unpacked parts, in bytes, and their maximum number. */
const MAX_UNPACKED = 1024 ** 3;
const MAX_PARTS = 2_000;

/** The parts of an opened workbook, by name. */
export interface Workbook {
  /** The names of all parts. */
  readonly names: readonly string[];
  /** Opens a part's content, which is unpacked while it is read; undefined if there is no such part. */
  open(name: string): Promise<Readable | undefined>;
  close(): void;
}

/**
 * Opens an XLSX file, and rejects one that would unpack to more than a catalog can contain.
 * @throws ImportError
 */
export async function openWorkbook(file: string): Promise<Workbook> {
  const zip = await openPromise(file, { autoClose: false, validateEntrySizes: true });
  try {
    const parts = await partsOf(zip, file);
    const open = async (name: string) => {
      const entry = parts.get(name);
      return entry && zip.openReadStreamPromise(entry);
    };
    return { names: [...parts.keys()], open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Entries declare their unpacked size, which is enforced while they are read. */
async function partsOf(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    parts.set(entry.fileName, entry);
    if (unpacked > MAX_UNPACKED)
      throw new ImportError(`${file} would unpack to more than ${MAX_UNPACKED / 1024 ** 3} GB.`);
    if (parts.size > MAX_PARTS)
      throw new ImportError(
        `${file} has more than ${MAX_PARTS} parts, more than are read; save its table as CSV.`,
      );
  }
  return parts;
}
