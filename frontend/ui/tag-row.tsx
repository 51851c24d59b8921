import { chakra } from "@chakra-ui/react";
import { Tag, TagList } from "./badge.tsx";
import { fittingTags } from "./fitting-tags.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What the narrowest card has for its tags, by the number of cards beside each other, in px. */
const ROOM = { 2: 310, 3: 250 };

const Row = chakra(TagList, {
  base: {
    flexWrap: "nowrap",
    "& > *": { whiteSpace: "nowrap" },
    "& > :first-child": { overflow: "hidden", textOverflow: "ellipsis" },
  },
});

type Props = {
  label: string;
  tags: readonly string[];
  max?: number;
  /** How many cards stand beside each other. */
  columns?: 2 | 3;
};

/** The first tags in one row, at most `max`, and how many more there are: "+2". */
export function TagRow({ label, tags, max = 3, columns = 3 }: Props) {
  if (tags.length === 0) return null;
  const shown = fittingTags(tags, ROOM[columns], max);
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
