/** A line of a post's text, with its line number. */
export type Line = { line: number; text: string };

/** A block of a post's text, with the number of its first line. */
export type Block =
  | ({ kind: "heading" | "paragraph" } & Line)
  | { kind: "list"; line: number; items: Line[] };

/** Returns the id of a heading's element. */
export const headingId = ({ line }: Line) => `part-${line + 1}`;

/** Returns the headings of a post's text. */
export const headingsOf = (content: string): Line[] =>
  contentBlocks(content).flatMap((block) => (block.kind === "heading" ? [block] : []));

/**
 * Parses a post's plain text line by line: a line wrapped in double asterisks is a heading, one that starts
 * with a hyphen is a list item, blank lines are skipped, and all others are paragraphs.
 */
export function contentBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  for (const [line, raw] of content.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const heading = /^\*\*(.+)\*\*$/.exec(text);
    const last = blocks.at(-1);
    if (!text) continue;
    if (heading?.[1]) blocks.push({ kind: "heading", line, text: heading[1] });
    else if (!text.startsWith("-")) blocks.push({ kind: "paragraph", line, text });
    else {
      const item = { line, text: text.slice(1).trim() };
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", line, items: [item] });
    }
  }
  return blocks;
}
