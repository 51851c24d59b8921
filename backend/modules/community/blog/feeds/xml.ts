const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text for XML once, and drops characters that XML doesn't allow. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

type Attributes = Readonly<Record<string, string>>;

/** Returns an element with a text, or with child elements in XML; `undefined` ones are skipped. */
export function element(
  name: string,
  content: string | readonly (string | undefined)[] = [],
  attributes: Attributes = {},
): string {
  const start = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
  const inner =
    typeof content === "string" ? escaped(content) : content.filter((part) => part !== undefined).join("\n");
  return inner === "" ? `<${name}${start}/>` : `<${name}${start}>${inner}</${name}>`;
}

/** Returns a document with this root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
