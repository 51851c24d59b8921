import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { Link, type To } from "react-router-dom";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { pill } from "../../ui/controls/pill-styles.ts";
import { formatCount } from "../../ui/display/format.ts";
import { RatingStars } from "../../ui/display/rating-stars.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import { Dimensions } from "./dimensions-on-demand.tsx";
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
  /** The number of reviews with the selected rating. */
  total: number;
  /** The number of pages to show from here. */
  pages: number;
  /** The path that shows one more page. */
  moreTo: To;
  after?: string;
};

/** A page of reviews, followed by the further pages that the URL asks for. */
function ReviewSteps(props: StepsProps) {
  const { of, shown, total, pages, moreTo, after } = props;
  const { edges, pageInfo } = useReviews(of, shown, after);
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      <List aria-label={after ? "More reviews" : "Reviews"}>
        {edges.map(({ node }) => (
          <ReviewItem key={node.id} review={node} named={"vendorId" in of} />
        ))}
      </List>
      {hasNextPage && endCursor && pages === 1 && (
        <ButtonLink to={moreTo} replace preventScrollReset>
          {after ? "More reviews" : `Show all ${formatCount(total)} reviews`}
        </ButtonLink>
      )}
      {hasNextPage && endCursor && pages > 1 && (
        <Suspense fallback={<SkeletonBar height="40" />}>
          <ReviewSteps {...props} pages={pages - 1} after={endCursor} />
        </Suspense>
      )}
    </>
  );
}

/** The reviews of a solution, or of all of a vendor's solutions, with the distribution of ratings. */
export function ReviewList({ of }: { of: ReviewSubject }) {
  const { address, shown, ratingTo, sortTo, moreTo } = useReviewAddress();
  const { averageRating, histogram, edges, dimensions } = useReviews(of, shown);
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  const ofRating = histogram.find(({ rating }) => rating === shown.rating)?.count;
  const isNarrowed = shown.verified || shown.role || shown.level;
  if (total === 0 && !isNarrowed) return <chakra.p color="fg.muted">No reviews yet.</chakra.p>;
  return (
    <>
      <Summary>
        <RatingStars rating={averageRating} reviewCount={total} />
        <Histogram counts={histogram} total={total} chosen={address.rating} ratingTo={ratingTo} />
        <Dimensions dimensions={dimensions} total={total} />
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
      <ReviewSteps
        key={`${shown.rating} ${shown.sort} ${shown.verified} ${shown.role} ${shown.level}`}
        of={of}
        shown={shown}
        total={ofRating ?? total}
        pages={shown.pages}
        moreTo={moreTo}
      />
    </>
  );
}
