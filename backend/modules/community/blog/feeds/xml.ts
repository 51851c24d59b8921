const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text for XML once, and leaves out what no XML may hold. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

type Attributes = Readonly<Record<string, string>>;

/** An element with text, or with elements that are XML already; `undefined` ones are left out. */
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

/** A document with this root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
