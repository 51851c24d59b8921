import { ImportError } from "../errors.ts";

/** The deepest level that is read; what is within it is left out, and a record may not be as deep. */
const MAX_LEVELS = 64;
/** The longest text or number. */
const MAX_VALUE = 1_000_000;
/** How many values a record has, with those within its values. */
const MAX_VALUES = 100_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The text of a JSON document with `[]` in place of what is nested too deep: parsers keep a level for each bracket, and
 * build values by recursion. A record with such a value is refused for its own depth.
 * @throws ImportError for a value that is too long, or a record with too many.
 */
export async function* boundedJson(text: AsyncIterable<string>): AsyncGenerator<string> {
  let [level, length, values] = [0, 0, 0];
  /** Whether each level around is a list, and at which the record begins; 0 outside. */
  const isList: boolean[] = [];
  let record = 0;
  let [inText, escaped] = [false, false];
  for await (const chunk of text) {
    let kept = level > MAX_LEVELS ? -1 : 0;
    let part = "";
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      length += 1;
      if (inText) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inText = false;
      } else if (code === QUOTE) inText = true;
      else if (code === COMMA || code === COLON || code <= 0x20) {
        length = 0;
        if (code === COMMA && record > 0) values += 1;
        if (values > MAX_VALUES) throw new ImportError(`A record has more than ${MAX_VALUES} values.`);
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        length = 0;
        level += 1;
        if (level <= MAX_LEVELS) {
          if (record === 0 && code === OPEN_OBJECT && isList.at(-1)) [record, values] = [level, 0];
          isList.push(code === OPEN_LIST);
        }
        if (level === MAX_LEVELS + 1) {
          part += `${chunk.slice(kept, at)}[]`;
          kept = -1;
        }
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        length = 0;
        if (level === record) record = 0;
        if (level <= MAX_LEVELS) isList.pop();
        level -= 1;
        if (level === MAX_LEVELS) kept = at + 1;
      }
      if (length > MAX_VALUE)
        throw new ImportError(`A text or number has more than ${MAX_VALUE} characters.`);
    }
    yield kept < 0 ? part : part + chunk.slice(kept);
  }
}
