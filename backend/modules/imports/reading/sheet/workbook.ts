import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ImportError } from "../../errors.ts";

/** How much a workbook's parts may hold once they are unpacked, altogether and besides the sheets, in bytes. */
const MAX_UNPACKED = 1024 ** 3;
const MAX_PART = 64 * 1024 ** 2;
const MAX_PARTS = 2_000;

/** The parts of an opened workbook, by name. */
export interface Workbook {
  /** A part's content, unpacked while it is read; undefined if there is no such part. */
  open(name: string): Promise<Readable | undefined>;
  /** A small part's content as text. */
  read(name: string): Promise<string>;
  /** The unpacked size of a part; what unpacks to more fails. */
  sizeOf(name: string): number;
  close(): void;
}

/** Opens an XLSX file, and refuses one that would unpack to more than can be a catalog. @throws ImportError */
export async function openWorkbook(file: string): Promise<Workbook> {
  const zip = await openPromise(file, { autoClose: false, validateEntrySizes: true });
  try {
    const parts = await partsOf(zip, file);
    const open = async (name: string) => {
      const entry = parts.get(name);
      return entry && zip.openReadStreamPromise(entry);
    };
    const sizeOf = (name: string) => parts.get(name)?.uncompressedSize ?? 0;
    const read = async (name: string) => {
      if (sizeOf(name) > MAX_PART) throw new ImportError(`${file} is too large: its part ${name}.`);
      const stream = await open(name);
      return stream ? text(stream) : "";
    };
    return { open, read, sizeOf, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Entries say what they unpack to, and are held to it while they are read. */
async function partsOf(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    parts.set(entry.fileName, entry);
    if (unpacked > MAX_UNPACKED || parts.size > MAX_PARTS) {
      throw new ImportError(`${file} would unpack to more than ${MAX_UNPACKED / 1024 ** 3} GB.`);
    }
  }
  return parts;
}
