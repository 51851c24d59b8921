import { chakra } from "@chakra-ui/react";
import { Link, type To } from "react-router-dom";
import { formatCount, formatReviews } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";

const List = chakra("ul", { base: { maxWidth: "sm", listStyleType: "none" } });
const row = {
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr) 3rem",
  alignItems: "center",
  gap: "3",
  minHeight: "8",
  mx: "-2",
  px: "2",
  borderRadius: "md",
  fontSize: "sm",
} as const;
const Bar = chakra(Link, {
  base: {
    ...row,
    _hover: { bg: "bg.muted" },
    "&[aria-current=true]": { bg: "accent.subtle", fontWeight: "semibold" },
  },
});
const Empty = chakra("div", { base: { ...row, color: "fg.muted" } });
const Track = chakra("span", { base: { height: "2", borderRadius: "full", bg: "bg.muted" } });
const Fill = chakra("span", {
  base: { display: "block", height: "full", borderRadius: "full", bg: "star" },
});
const Count = chakra("span", { base: { color: "fg.muted", textAlign: "end" } });

const stars = (rating: number) => (rating === 1 ? "1 star" : `${rating} stars`);

type Props = {
  counts: readonly { rating: number; count: number }[];
  total: number;
  /** The rating that the list is filtered by. */
  chosen: number | undefined;
  /** Returns the path that shows only one rating, or all. */
  ratingTo: (rating: number | undefined) => To;
};

/**
 * The number of reviews for each rating; pressing a bar shows only its reviews, and pressing it again shows
 * all.
 */
export function Histogram({ counts, total, chosen, ratingTo }: Props) {
  return (
    <List aria-label="Reviews by rating">
      {counts.map(({ rating, count }) => (
        <li key={rating}>
          {count === 0 ? (
            <Empty>
              {stars(rating)}
              <Track aria-hidden />
              <Count>0</Count>
            </Empty>
          ) : (
            <Bar
              to={ratingTo(rating === chosen ? undefined : rating)}
              preventScrollReset
              aria-current={rating === chosen ? "true" : undefined}
            >
              {stars(rating)}
              <Track aria-hidden>
                <Fill style={{ width: `${(count / total) * 100}%` }} />
              </Track>
              <Count aria-hidden>{formatCount(count)}</Count>
              <VisuallyHidden>{formatReviews(count)}</VisuallyHidden>
            </Bar>
          )}
        </li>
      ))}
    </List>
  );
}
