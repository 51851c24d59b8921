import { createReadStream } from "node:fs";
import { ImportError } from "../../errors.ts";
import type { Reading } from "../source-record.ts";
import { decoderOf, detectEncoding } from "./encoding.ts";

/**
 * Reads the text of a file, chunk by chunk, without a byte order mark.
 * @param reading with the encoding, if it was chosen; otherwise it is detected, and a guess is noted.
 * @throws ImportError for an unreadable or empty file, and for bytes that aren't text in the encoding.
 */
export async function* readText({ file, encoding, onBytes, onNote }: TextReading): AsyncGenerator<string> {
  let bytes = 0;
  let name = encoding;
  try {
    if (name === undefined) {
      const detected = await detectEncoding(file);
      name = detected.name;
      if (detected.isGuess && name !== "utf-8")
        onNote?.(
          `The text was read as ${name}, guessed from its bytes; choose another "encoding" if letters are wrong.`,
        );
    }
    const decoder = decoderOf(name);
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onBytes(bytes);
      yield decoder.decode(chunk);
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (error instanceof TypeError) {
      throw new ImportError(`${file} is not ${name?.toUpperCase()} (near byte ${bytes}); save it as UTF-8.`);
    }
    throw new ImportError(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
  if (bytes === 0) throw new ImportError(`${file} is empty.`);
}

/** A text file to read. */
type TextReading = Pick<Reading, "file" | "encoding" | "onBytes" | "onNote">;

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
