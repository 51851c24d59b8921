import { chakra } from "@chakra-ui/react";
import { Tag, TagList } from "./badge.tsx";
import { fittingTags } from "./fitting-tags.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What a card of the narrowest column has for its tags, in px. */
const ROW = 250;

const Row = chakra(TagList, {
  base: {
    flexWrap: "nowrap",
    "& > *": { whiteSpace: "nowrap" },
    "& > :first-child": { overflow: "hidden", textOverflow: "ellipsis" },
  },
});

type Props = { label: string; tags: readonly string[]; max?: number };

/** The first tags in one row, at most `max`, and how many more there are: "+2". */
export function TagRow({ label, tags, max = 3 }: Props) {
  if (tags.length === 0) return null;
  const shown = fittingTags(tags.slice(0, max), ROW);
  const more = tags.length - shown;
  return (
    <Row aria-label={label}>
      {tags.slice(0, shown).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {more > 0 && (
        <Tag flexShrink="0">
          +{more}
          <VisuallyHidden> more</VisuallyHidden>
        </Tag>
      )}
    </Row>
  );
}
