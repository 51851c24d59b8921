import { createReadStream } from "node:fs";
import { ImportError } from "../errors.ts";

/**
 * Reads the text of a UTF-8 file, chunk by chunk, without a byte order mark.
 * @param onBytes called with the number of bytes read so far.
 * @throws ImportError for an unreadable or empty file, and for any other encoding.
 */
export async function* readText(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (bytes === 0 && isUtf16(chunk)) throw new ImportError(`${file} is UTF-16; save it as UTF-8.`);
      bytes += chunk.length;
      onBytes(bytes);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (error instanceof TypeError) {
      throw new ImportError(`${file} is not UTF-8 (near byte ${bytes}); save it as UTF-8.`);
    }
    throw new ImportError(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
  if (bytes === 0) throw new ImportError(`${file} is empty.`);
}

/** Detects UTF-16 by its byte order mark, or by the two bytes of an ASCII character. */
function isUtf16(start: Buffer): boolean {
  const [first, second] = start;
  const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMark || (start.length > 1 && (first === 0) !== (second === 0));
}

/** The maximum length of a line; longer ones are not records. */
const MAX_LINE = 1_000_000;
/** The approximate maximum number of consecutive blank characters, including empty lines. */
const MAX_BLANK = 1_000_000;
/** The maximum number of characters of such rows that are buffered. */
const MAX_HELD = 4_000_000;
/** The maximum number of consecutive rows without any value. */
export const MAX_EMPTY = 100_000;

const count = (text: string, character: string) => text.split(character).length - 1;

/** Returns the start of a text's trailing separators. */
function endOfValues(text: string): number {
  let end = text.length;
  while (end > 0 && " \t\r\n,;".includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Creates the error for a file with too many consecutive empty rows. */
export const tooManyEmpty = () => new ImportError(`More than ${MAX_EMPTY} rows one after another are empty.`);

/**
 * Passes on the text of a line-based file with limits, since a file without line breaks must not be read into
 * memory, and one of empty lines not to its end.
 * @throws ImportError
 */
export async function* boundedLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  let blank = 0;
  let empty = 0;
  let held = "";
  let [feeds, returns] = [0, 0];
  for await (const chunk of text) {
    blank = /\S/.test(chunk) ? 0 : blank + chunk.length;
    if (blank > MAX_BLANK) throw new ImportError(`More than ${MAX_BLANK} characters in a row are blank.`);
    // Old Macs use a carriage return alone as the line break.
    const end = Math.max(chunk.lastIndexOf("\n"), chunk.lastIndexOf("\r"));
    length = end < 0 ? length + chunk.length : chunk.length - end;
    feeds += count(chunk, "\n");
    returns += count(chunk, "\r");
    if (length > MAX_LINE)
      throw new ImportError(`Line ${Math.max(feeds, returns) + 1} has more than ${MAX_LINE} characters.`);
    // Detects too many empty rows before they are parsed.
    const from = endOfValues(chunk);
    const rest = chunk.slice(from);
    empty = rest.split("\n").length - 1 + (from === 0 ? empty : 0);
    if (empty > MAX_EMPTY && blank === 0) throw tooManyEmpty();
    if (from > 0 || held.length > MAX_HELD) {
      yield held + chunk.slice(0, from);
      held = rest;
    } else held += rest;
  }
  yield held;
}
