import { chakra } from "@chakra-ui/react";
import { Tag, TagList } from "./badge.tsx";
import { fittingTags } from "./fitting-tags.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Container widths, in px, at which more tags fit on a card's row, in ascending order. */
const WIDTHS = [240, 292, 316, 336, 400] as const;

/** Styles that hide an element from one container width on, or show it only from one on. */
const AT_WIDTHS = Object.fromEntries(
  WIDTHS.flatMap((width) => [
    [`@container (min-width: ${width}px)`, { [`& > [data-until="${width}"]`]: { display: "none" } }],
    [`@container (max-width: ${width - 0.02}px)`, { [`& > [data-from="${width}"]`]: { display: "none" } }],
  ]),
);

// A container query, so that the row is right without scripts.
const Frame = chakra("div", { base: { width: "full", containerType: "inline-size" } });
const Row = chakra(TagList, {
  base: {
    // Enlarged text that doesn't fit wraps to a second line.
    flexWrap: "wrap",
    ...AT_WIDTHS,
  },
});

type Props = { label: string; tags: readonly string[]; max?: number };

/**
 * As many of the first tags as fit on one row, at most `max`, followed by the number of the others, such as
 * "+2".
 */
export function TagRow({ label, tags, max = 3 }: Props) {
  if (tags.length === 0) return null;
  const counts = fittingTags(tags, WIDTHS, max);
  const most = Math.max(...counts);
  /** The container width at which this many tags fit; the narrowest one needs no rule. */
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
