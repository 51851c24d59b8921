import { chakra } from "@chakra-ui/react";
import { contentBlocks, headingId } from "./content-blocks.ts";

const Frame = chakra("div", {
  base: {
    maxWidth: "42.5rem",
    fontSize: { base: "md", md: "lg" },
    lineHeight: "tall",
    overflowWrap: "anywhere",
    "& h2, & h3": { mt: "8", mb: "3", fontSize: "xl", fontWeight: "semibold", lineHeight: "short" },
    "& p": { mb: "4" },
    "& ul": { mb: "4", ps: "6", listStyleType: "disc" },
    "& li": { mb: "1.5" },
  },
});

/** A post's plain text as headings, lists and paragraphs; `level` is the level of the headings. */
export function PostContent({ content, level = 2 }: { content: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Frame>
      {contentBlocks(content).map((block) => {
        if (block.kind === "list")
          return (
            <ul key={block.line}>
              {block.items.map(({ line, text }) => (
                <li key={line}>{text}</li>
              ))}
            </ul>
          );
        if (block.kind === "heading")
          return (
            <Heading key={block.line} id={level === 2 ? headingId(block) : undefined}>
              {block.text}
            </Heading>
          );
        return <p key={block.line}>{block.text}</p>;
      })}
    </Frame>
  );
}
