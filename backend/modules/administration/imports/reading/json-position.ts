/** The maximum nesting depth that is searched for an error; a deeper position would not help anyone. */
const MAX_OPEN = 10_000;
const SPACE = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a JSON text must not hold
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const VALUE = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

/**
 * Returns the line and column where a text stops being JSON, counted from 1; undefined if it is valid, or
 * nested too deep.
 */
export function brokenAt(text: string): { readonly line: number; readonly column: number } | undefined {
  const end = offsetOfError(text);
  if (end === undefined) return undefined;
  const before = text.slice(0, end).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Scans the text value by value; `open` holds the enclosing lists and objects. */
function offsetOfError(text: string): number | undefined {
  let at = 0;
  const open: ("[" | "{")[] = [];
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length;
    if (length !== undefined) at += length;
    return length !== undefined;
  };
  const next = (character: string) => {
    take(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const key = () => take(SPACE) && take(STRING) && next(":");
  while (open.length <= MAX_OPEN) {
    // At the start of a value, or of an empty list or object.
    if (next("{")) {
      if (!next("}")) {
        if (!key()) return at;
        open.push("{");
        continue;
      }
    } else if (next("[")) {
      if (!next("]")) {
        open.push("[");
        continue;
      }
    } else if (!take(text[at] === '"' ? STRING : VALUE)) return at;
    // At the end of a value: the enclosing one also ends, or continues.
    for (;;) {
      const around = open.at(-1);
      if (around === undefined) {
        take(SPACE);
        return at === text.length ? undefined : at;
      }
      if (next(",")) {
        if (around === "{" && !key()) return at;
        break;
      }
      if (!next(around === "{" ? "}" : "]")) return at;
      open.pop();
    }
  }
  return undefined;
}
