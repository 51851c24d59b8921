import { chakra } from "@chakra-ui/react";
import { Star } from "lucide-react";
import { formatRating, formatReviews } from "./format.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Row = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "1.5", fontSize: "sm", color: "fg.muted" },
});
const Figure = chakra("span", { base: { color: "fg", fontWeight: "semibold" } });
const Mark = chakra(Star, { base: { color: "star", fill: "currentColor", flexShrink: 0 } });

type Props = {
  rating: number;
  reviewCount: number;
  /** Whether to show only the number of reviews; screen readers still hear the word. */
  compact?: boolean;
};

/** A rating with its number of reviews: "4.6 (38 reviews)", or "4.6 (38)"; without reviews it says so. */
export function RatingStars({ rating, reviewCount, compact = false }: Props) {
  if (reviewCount === 0) return <Row>No reviews yet</Row>;
  const [number, word] = formatReviews(reviewCount).split(" ");
  return (
    <Row>
      <Mark size={14} aria-hidden />
      <span>
        <VisuallyHidden>Rated </VisuallyHidden>
        <Figure>{formatRating(rating)}</Figure>
        <VisuallyHidden> out of 5</VisuallyHidden> ({number}
        {compact ? <VisuallyHidden> {word}</VisuallyHidden> : ` ${word}`})
      </span>
    </Row>
  );
}
