import { chakra } from "@chakra-ui/react";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { solutionPath } from "../record/record-path.ts";
import { Histogram } from "./histogram.tsx";
import { type ReviewsQuery, useReviewsSuspenseQuery } from "./reviews.generated.ts";

const Summary = chakra("div", { base: { display: "grid", gap: "4", mb: "6" } });
const List = chakra("ol", { base: { listStyleType: "none" } });
const Item = chakra("li", {
  base: { py: "5", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Title = chakra("h3", { base: { mt: "2", fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1.5", maxWidth: "prose", whiteSpace: "pre-line" } });
const Author = chakra("p", { base: { mt: "2", color: "fg.muted", fontSize: "sm" } });
const Stars = chakra("p", { base: { color: "star", letterSpacing: "0.1em", lineHeight: 1 } });

type Review = ReviewsQuery["reviews"]["nodes"][number];

function ReviewItem({ review, named }: { review: Review; named: boolean }) {
  const { title, text, rating, authorName, affiliation, createdAt, solution } = review;
  return (
    <Item>
      <Stars role="img" aria-label={`${rating} out of 5 stars`}>
        {"★".repeat(rating)}
        <chakra.span color="line.strong">{"★".repeat(5 - rating)}</chakra.span>
      </Stars>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Author>
        {authorName}, {affiliation}, <DateFact at={createdAt} />
        {named && (
          <>
            {" on "}
            <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>
          </>
        )}
      </Author>
    </Item>
  );
}

type Props = { of: { solutionId: string } | { vendorId: string } };

/** The reviews of a solution, or of all of a vendor's solutions, with the distribution of ratings. */
export function ReviewList({ of }: Props) {
  const { reviews } = useReviewsSuspenseQuery({ variables: of }).data;
  const { totalCount, averageRating, histogram, nodes } = reviews;
  if (totalCount === 0) return <chakra.p color="fg.muted">No reviews yet.</chakra.p>;
  return (
    <>
      <Summary>
        <RatingStars rating={averageRating} reviewCount={totalCount} />
        <Histogram counts={histogram} total={totalCount} />
      </Summary>
      <List aria-label="Reviews">
        {nodes.map((review) => (
          <ReviewItem key={review.id} review={review} named={"vendorId" in of} />
        ))}
      </List>
      {totalCount > nodes.length && (
        <chakra.p color="fg.muted" fontSize="sm">
          The latest {nodes.length} of {totalCount} reviews.
        </chakra.p>
      )}
    </>
  );
}
