import type { ReviewAddress } from "./review-address.ts";
import { type ReviewsQuery, useReviewsSuspenseQuery } from "./reviews.generated.ts";

/** Reviews at first. */
const FIRST = 3;
/** Reviews per further page. */
const PAGE = 20;

/** What the reviews are about. */
export type ReviewSubject = { solutionId: string } | { vendorId: string };

/** A page of reviews as the address selects them. */
export function useReviews(
  of: ReviewSubject,
  { rating, sort }: ReviewAddress,
  after?: string,
): ReviewsQuery["reviews"] {
  const filter = rating === undefined ? null : { ratings: [rating] };
  const variables = { ...of, filter, sort, first: after ? PAGE : FIRST, ...(after && { after }) };
  return useReviewsSuspenseQuery({ variables }).data.reviews;
}

/** What is shown, as the file of the reviews takes it. */
export const fileFilter = (of: ReviewSubject, { rating, sort }: ReviewAddress) => ({
  ...("vendorId" in of ? { vendor: of.vendorId } : { solution: of.solutionId }),
  rating: rating?.toString(),
  sort: sort.toLowerCase(),
});
