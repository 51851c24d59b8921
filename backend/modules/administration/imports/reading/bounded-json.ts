import { ImportError } from "../errors.ts";

/** The deepest level that is read; deeper content is omitted, and a record that deep is rejected. */
const MAX_LEVELS = 64;
/** The maximum length of a text or number. */
const MAX_VALUE = 1_000_000;
/** The maximum number of values in a record, including nested ones. */
const MAX_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Scans the text of a document; a plain method, which engines optimize better than a generator's body. */
class Bounds {
  #level = 0;
  #length = 0;
  #values = 0;
  /** Whether each enclosing level is a list, and the level at which the record begins; 0 outside. */
  readonly #isList: boolean[] = [];
  #record = 0;
  #inText = false;
  #escaped = false;

  /**
   * Returns the part of a chunk to keep.
   * @throws ImportError
   */
  read(chunk: string): string {
    let kept = this.#level > MAX_LEVELS ? -1 : 0;
    let part = "";
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      this.#length += 1;
      if (this.#inText) this.#readText(code);
      else if (code === QUOTE) this.#inText = true;
      else if (code === COMMA || code === COLON || code <= 0x20) this.#separate(code);
      else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        this.#open(code);
        if (this.#level === MAX_LEVELS + 1) {
          part += `${chunk.slice(kept, at)}[]`;
          kept = -1;
        }
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        this.#close();
        if (this.#level === MAX_LEVELS) kept = at + 1;
      }
      if (this.#length > MAX_VALUE)
        throw new ImportError(`A text or number has more than ${MAX_VALUE} characters.`);
    }
    return kept < 0 ? part : part + chunk.slice(kept);
  }

  #readText(code: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (code === BACKSLASH) this.#escaped = true;
    else if (code === QUOTE) this.#inText = false;
  }

  #separate(code: number): void {
    this.#length = 0;
    if (code === COMMA && this.#record > 0) this.#values += 1;
    if (this.#values > MAX_VALUES) throw new ImportError(`A record has more than ${MAX_VALUES} values.`);
  }

  #open(code: number): void {
    this.#length = 0;
    this.#level += 1;
    if (this.#level > MAX_LEVELS) return;
    if (this.#record === 0 && code === OPEN_OBJECT && this.#isList.at(-1)) {
      this.#record = this.#level;
      this.#values = 0;
    }
    this.#isList.push(code === OPEN_LIST);
  }

  #close(): void {
    this.#length = 0;
    if (this.#level === this.#record) this.#record = 0;
    if (this.#level <= MAX_LEVELS) this.#isList.pop();
    this.#level -= 1;
  }
}

/**
 * Returns the text of a JSON document with `[]` in place of values nested too deep, since parsers keep a
 * level for each bracket and build values by recursion. A record with such a value is rejected for its own
 * depth.
 * @throws ImportError if a value is too long, or a record has too many values.
 */
export async function* boundedJson(text: AsyncIterable<string>): AsyncGenerator<string> {
  const bounds = new Bounds();
  for await (const chunk of text) yield bounds.read(chunk);
}
