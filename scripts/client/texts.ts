/** A part of a text in Markdown: its heading, its paragraphs and the items of its list. */
interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

/** The source of the page about changes of the API, made from the documents beside which it is kept. */
export function changesSource(changelog: string, promises: string): string {
  const [, ...releases] = partsOf(changelog);
  const [promise] = partsOf(promises);
  return [
    "// Generated from docs/api/changelog.md and deprecation.md by `npm run schema`; do not edit.",
    "",
    "/** What clients can rely on. */",
    `export const promises: readonly string[] = ${JSON.stringify(promise?.items ?? [], undefined, 2)};`,
    "",
    "/** What changed with each release, the newest first. */",
    `export const releases = ${JSON.stringify(releases, undefined, 2)};`,
    "",
  ].join("\n");
}

/** The text before the first heading of the second level, and what is under each of these. */
function partsOf(markdown: string): Part[] {
  return markdown.split(/^## /m).map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const texts = lines.filter((line) => line.trim() !== "");
    return {
      heading,
      paragraphs: texts.filter((line) => !line.startsWith("- ")),
      items: texts.filter((line) => line.startsWith("- ")).map((line) => line.slice(2)),
    };
  });
}
