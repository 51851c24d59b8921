import type { Block } from "../../../features/developers/guide.ts";
import { GuideText } from "../../../features/developers/guide-text.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";

/** Returns the anchor of a section within its page. */
export const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The table of contents of a guide with several sections. */
export function GuideContents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <TextLink to={`#${anchorOf(heading)}`}>
              <GuideText text={heading} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
