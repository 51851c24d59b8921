import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { notWhole } from "./errors.ts";
import { END_OF_ROWS } from "./format.ts";

/** The maximum length of a line outside of rows, in bytes. */
const LONGEST_LINE = 1024 ** 2;
const NEWLINE = 10;

/** Reads a backup sequentially, in chunks that fit in memory. */
export class BackupReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  /** The data read but not yet returned; begins at the start of a line. */
  #rest: Buffer = Buffer.alloc(0);

  /** @param onBytes called with the number of bytes read of the file. */
  constructor(file: string, onBytes: (bytes: number) => void = () => undefined) {
    this.#file = file;
    const source = createReadStream(file, { highWaterMark: 256 * 1024 });
    source.on("data", () => onBytes(source.bytesRead));
    const unzipped = createGunzip({ chunkSize: 256 * 1024 });
    source.on("error", (error) => unzipped.destroy(error));
    // Handled by the reader; the error may be emitted before that.
    unzipped.on("error", () => undefined);
    source.pipe(unzipped);
    this.#chunks = unzipped[Symbol.asyncIterator]();
  }

  /** Closes the file. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Reads to the end; throws if the file is truncated or altered. */
  async readAll(): Promise<void> {
    while (await this.#fill()) this.#rest = Buffer.alloc(0);
  }

  /**
   * Returns the next line, parsed as JSON.
   * @throws BackupError if there is none.
   */
  async readLine(): Promise<unknown> {
    let end = this.#rest.indexOf(NEWLINE);
    while (end < 0) {
      if (this.#rest.length > LONGEST_LINE || !(await this.#fill())) throw notWhole(this.#file);
      end = this.#rest.indexOf(NEWLINE);
    }
    const text = this.#rest.toString("utf8", 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    try {
      return JSON.parse(text);
    } catch {
      throw notWhole(this.#file);
    }
  }

  /**
   * Yields the rows up to their end line.
   * @throws BackupError if it is missing.
   */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#rest.indexOf(`\n${END_OF_ROWS}`) + 1;
      const none = this.#rest.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS));
      if (end > 0 || none) {
        const rows = this.#rest.subarray(0, none ? 0 : end);
        this.#rest = this.#rest.subarray(rows.length + END_OF_ROWS.length);
        if (rows.length > 0) yield rows;
        return;
      }
      const whole = this.#rest.lastIndexOf(NEWLINE) + 1;
      if (whole > 0) yield this.#rest.subarray(0, whole);
      this.#rest = this.#rest.subarray(whole);
      if (!(await this.#fill())) throw notWhole(this.#file);
    }
  }

  /** Whether everything has been read. */
  async atEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#fill());
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }
}
