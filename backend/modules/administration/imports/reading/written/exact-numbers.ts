/** A token of a streamed JSON document. */
interface JsonToken {
  readonly name: string;
  readonly value?: unknown;
}

/** Whether a number of a JSON text is a whole number that would be rounded. */
const isRounded = (source: string) => /^-?\d{16,}$/.test(source) && !Number.isSafeInteger(Number(source));

/** Turns a whole number above 2^53, such as an id, into a text, which keeps all its digits. */
export function exactToken(token: JsonToken): JsonToken {
  return token.name === "numberValue" && isRounded(String(token.value))
    ? { name: "stringValue", value: token.value }
    : token;
}

/** Parses a JSON text like `JSON.parse`, but whole numbers above 2^53 become texts. */
export function parseExactly(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const exact = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === "number" && context?.source && isRounded(context.source) ? context.source : value;
  return JSON.parse(text, exact);
}
