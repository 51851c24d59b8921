/** A section of a Markdown text: its heading, its paragraphs and its list items. */
interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

/** Returns the source of the API changelog page, generated from the documents in `docs/api`. */
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

/** Returns the text before the first heading of level two, and the section below each of these. */
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
