import { chakra } from "@chakra-ui/react";
import { headingId, headingsOf } from "../../../features/blog/content-blocks.ts";

/** The minimum number of sections for a table of contents. */
const FEWEST = 2;

const List = chakra("ol", {
  base: {
    mt: "2",
    borderInlineStartWidth: "2px",
    borderColor: "line",
    fontSize: "sm",
    listStyleType: "none",
    "& a": { display: "block", py: "1.5", ps: "3", color: "fg.muted", _hover: { color: "accent" } },
  },
});
const Title = chakra("h2", { base: { fontSize: "sm", fontWeight: "semibold" } });

/** The table of contents of a post, with links to its sections. */
export function Contents({ content }: { content: string }) {
  const headings = headingsOf(content);
  if (headings.length < FEWEST) return null;
  return (
    <nav aria-labelledby="contents">
      <Title id="contents">Contents</Title>
      <List>
        {headings.map((heading) => (
          <li key={heading.line}>
            <a href={`#${headingId(heading)}`}>{heading.text}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
