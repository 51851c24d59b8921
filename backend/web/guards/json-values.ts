const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/**
 * Whether JSON in UTF-8 holds more values than `most`, by the characters that separate values or begin a list
 * or an object. Scanning takes a fraction of the time of parsing small values. The count is correct up to the
 * first syntax error, where parsing stops, too.
 */
export function hasMoreValuesThan(json: Uint8Array, most: number): boolean {
  let found = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === LIST || byte === OBJECT) {
      found += 1;
      if (found > most) return true;
    }
  }
  return false;
}
