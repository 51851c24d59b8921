import { chakra } from "@chakra-ui/react";
import { Tag, TagList } from "./badge.tsx";
import { fittingTags } from "./fitting-tags.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The widths of a card's content from which more tags may stand in its row, in px: the narrowest one, then wider ones. */
const WIDTHS = [240, 292, 316, 336, 400] as const;

/** What is not shown from a width on, and what is shown only from one on. */
const AT_WIDTHS = Object.fromEntries(
  WIDTHS.flatMap((width) => [
    [`@container (min-width: ${width}px)`, { [`& > [data-until="${width}"]`]: { display: "none" } }],
    [`@container (max-width: ${width - 0.02}px)`, { [`& > [data-from="${width}"]`]: { display: "none" } }],
  ]),
);

// The row asks its own frame for its width: so it is right without scripts, too.
const Frame = chakra("div", { base: { width: "full", containerType: "inline-size" } });
const Row = chakra(TagList, {
  base: {
    // Where wider text has no room in the row, it has two.
    flexWrap: "wrap",
    ...AT_WIDTHS,
  },
});

type Props = { label: string; tags: readonly string[]; max?: number };

/** The first tags in one row, as many as stand there, at most `max`, and how many more there are: "+2". */
export function TagRow({ label, tags, max = 3 }: Props) {
  if (tags.length === 0) return null;
  const counts = fittingTags(tags, WIDTHS, max);
  const most = Math.max(...counts);
  /** From which width on so many stand in the row; the narrowest one needs no rule. */
  const from = (count: number) => {
    const at = counts.findIndex((one) => one >= count);
    return at > 0 ? WIDTHS[at] : undefined;
  };
  return (
    <Frame>
      <Row aria-label={label}>
        {tags.slice(0, most).map((tag, index) => (
          <Tag key={tag} data-from={from(index + 1)}>
            {tag}
          </Tag>
        ))}
        {[...new Set(counts)]
          .filter((count) => count < tags.length)
          .map((count) => (
            <Tag
              key={`+${tags.length - count}`}
              flexShrink="0"
              data-from={from(count)}
              data-until={count < most ? from(count + 1) : undefined}
            >
              +{tags.length - count}
              <VisuallyHidden> more</VisuallyHidden>
            </Tag>
          ))}
      </Row>
    </Frame>
  );
}
