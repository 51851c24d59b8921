import { chakra } from "@chakra-ui/react";
import { contentBlocks } from "./content-blocks.ts";

const Frame = chakra("div", {
  base: {
    maxWidth: "prose",
    fontSize: { base: "md", md: "lg" },
    lineHeight: "tall",
    overflowWrap: "anywhere",
    "& h2, & h3": { mt: "8", mb: "3", fontSize: "xl", fontWeight: "semibold", lineHeight: "short" },
    "& p": { mb: "4" },
    "& ul": { mb: "4", ps: "6", listStyleType: "disc" },
    "& li": { mb: "1.5" },
  },
});

/** A post's plain text as headings, lists and paragraphs; `level` is that of the headings. */
export function PostContent({ content, level = 2 }: { content: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Frame>
      {contentBlocks(content).map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have their places only
        if (block.kind === "heading") return <Heading key={index}>{block.text}</Heading>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (block.kind === "paragraph") return <p key={index}>{block.text}</p>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ul key={index}>
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={place}>{item}</li>
            ))}
          </ul>
        );
      })}
    </Frame>
  );
}
