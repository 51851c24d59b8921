/** A part of a post's text. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "paragraph"; text: string };

/**
 * Reads a post's plain text line by line (specification section 2): one wrapped in double asterisks is a heading,
 * one that starts with a hyphen a list item, blank ones are skipped, others are paragraphs.
 */
export function contentBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  for (const line of content.split(/\r?\n/).map((raw) => raw.trim())) {
    const heading = /^\*\*(.+)\*\*$/.exec(line);
    const last = blocks.at(-1);
    if (!line) continue;
    if (heading?.[1]) blocks.push({ kind: "heading", text: heading[1] });
    else if (!line.startsWith("-")) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(1).trim());
    else blocks.push({ kind: "list", items: [line.slice(1).trim()] });
  }
  return blocks;
}
