import { lexer, type Token } from "marked";

/** The documents that are guides, in the screen's order. */
export const GUIDES = [
  "list-and-filter",
  "page-through",
  "keep-a-copy-in-step",
  "write-with-a-token",
  "receive-webhooks",
  "match-a-brief",
  "connect-an-agent",
  "export",
  "embed",
  "graphql-over-http",
  "limits",
];

/**
 * Returns the source of the guides for developers, generated from the documents in `docs/api`, whose requests
 * a test sends.
 */
export function guidesSource(documents: readonly { name: string; markdown: string }[]): string {
  const guides = documents.map(({ name, markdown }) => {
    const [title, ...tokens] = lexer(markdown).filter(({ type }) => type !== "space");
    return { name, title: title?.type === "heading" ? title.text : name, blocks: tokens.map(blockOf) };
  });
  return [
    "// Generated from docs/api by `npm run schema`; do not edit.",
    'import type { Guide } from "./guide.ts";',
    "",
    "/** How to do what programs do most, one task a page. */",
    `export const guides: readonly Guide[] = ${JSON.stringify(guides, undefined, 2)};`,
    "",
  ].join("\n");
}

/** Returns the source of the same guides as Markdown, which the Model Context Protocol offers. */
export function guideTextsSource(documents: readonly { name: string; markdown: string }[]): string {
  const texts = documents.map(({ name, markdown }) => {
    const [title] = lexer(markdown);
    return { name, title: title?.type === "heading" ? title.text : name, markdown };
  });
  return [
    "// Generated from docs/api by `npm run schema`; do not edit.",
    "/** The guides for developers, as Markdown. */",
    `export const guides: readonly { name: string; title: string; markdown: string }[] = ${JSON.stringify(texts, undefined, 2)};`,
    "",
  ].join("\n");
}

function blockOf(token: Token): unknown {
  if (token.type === "heading") return { kind: "heading", text: token.text };
  if (token.type === "paragraph") return { kind: "text", text: token.text };
  if (token.type === "code") return { kind: "code", text: token.text };
  if (token.type === "list")
    return { kind: "list", items: token.items.map(({ text }: { text: string }) => text) };
  if (token.type === "table")
    return {
      kind: "table",
      head: token.header.map(({ text }: { text: string }) => text),
      rows: token.rows.map((row: { text: string }[]) => row.map(({ text }) => text)),
    };
  throw new Error(`A guide has a ${token.type}, which its screen doesn't show: ${token.raw}`);
}
