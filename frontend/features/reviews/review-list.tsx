import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { formatCount } from "../../ui/format.ts";
import { pill } from "../../ui/pill-styles.ts";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import { Histogram } from "./histogram.tsx";
import { type ReviewAddress, SORTS, useReviewAddress } from "./review-address.ts";
import { ReviewItem } from "./review-item.tsx";
import { fileFilter, type ReviewSubject, useReviews } from "./review-query.ts";

const Summary = chakra("div", { base: { display: "grid", gap: "4", mb: "6" } });
const List = chakra("ol", { base: { listStyleType: "none" } });
const Orders = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" },
});
const Tools = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
  },
});
const Order = chakra(Link, { base: pill });
const Note = chakra("p", { base: { mb: "3", color: "fg.muted", fontSize: "sm" } });

type StepsProps = {
  of: ReviewSubject;
  shown: ReviewAddress;
  /** How many there are with the rating that is shown. */
  total: number;
  after?: string;
};

/** A page of reviews, followed by further pages on demand. */
function ReviewSteps({ of, shown, total, after }: StepsProps) {
  const { edges, pageInfo } = useReviews(of, shown, after);
  const [more, setMore] = useState(false);
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      <List aria-label={after ? "More reviews" : "Reviews"}>
        {edges.map(({ node }) => (
          <ReviewItem key={node.id} review={node} named={"vendorId" in of} />
        ))}
      </List>
      {hasNextPage && endCursor && !more && (
        <Button onClick={() => setMore(true)}>
          {after ? "More reviews" : `Show all ${formatCount(total)} reviews`}
        </Button>
      )}
      {more && endCursor && (
        <Suspense fallback={<SkeletonBar height="40" />}>
          <ReviewSteps of={of} shown={shown} total={total} after={endCursor} />
        </Suspense>
      )}
    </>
  );
}

/** The reviews of a solution, or of all of a vendor's solutions, with the distribution of ratings. */
export function ReviewList({ of }: { of: ReviewSubject }) {
  const { address, shown, ratingTo, sortTo } = useReviewAddress();
  const { averageRating, histogram, edges } = useReviews(of, shown);
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  const ofRating = histogram.find(({ rating }) => rating === shown.rating)?.count;
  if (total === 0) return <chakra.p color="fg.muted">No reviews yet.</chakra.p>;
  return (
    <>
      <Summary>
        <RatingStars rating={averageRating} reviewCount={total} />
        <Histogram counts={histogram} total={total} chosen={address.rating} ratingTo={ratingTo} />
        <Tools>
          {total > 1 && (
            <Orders aria-label="Sort reviews">
              {SORTS.map(({ word, sort, label }) => (
                <li key={word}>
                  <Order
                    to={sortTo(word)}
                    preventScrollReset
                    aria-current={sort === address.sort ? "true" : undefined}
                  >
                    {label}
                  </Order>
                </li>
              ))}
            </Orders>
          )}
          <DownloadList address="/api/reviews.csv" filter={fileFilter(of, shown)} what="reviews" />
        </Tools>
      </Summary>
      {shown.rating !== undefined && (
        <Note role="status">
          {edges.length === 0 ? "No reviews" : "Only reviews"} with{" "}
          {shown.rating === 1 ? "1 star" : `${shown.rating} stars`}.{" "}
          <TextLink to={ratingTo(undefined)} preventScrollReset>
            Show all {total}
          </TextLink>
        </Note>
      )}
      <ReviewSteps key={`${shown.rating} ${shown.sort}`} of={of} shown={shown} total={ofRating ?? total} />
    </>
  );
}
