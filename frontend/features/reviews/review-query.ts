import type { ReviewAddress } from "./review-address.ts";
import { type ReviewsQuery, useReviewsSuspenseQuery } from "./reviews.generated.ts";

/** The number of reviews at first. */
const FIRST = 3;
/** The number of reviews per further page. */
const PAGE = 20;

/** The subject of the reviews. */
export type ReviewSubject = { solutionId: string } | { vendorId: string };

/** Returns the query variables for a page of reviews as selected by the URL. */
export function useReviews(
  of: ReviewSubject,
  { rating, sort, verified, role, level }: ReviewAddress,
  after?: string,
): ReviewsQuery["reviews"] {
  const filter =
    rating || verified || role || level
      ? {
          ...(rating && { ratings: [rating] }),
          ...(verified && { verified }),
          ...(role && { roles: [role] }),
          ...(level && { levels: [level] }),
        }
      : null;
  const variables = { ...of, filter, sort, first: after ? PAGE : FIRST, ...(after && { after }) };
  return useReviewsSuspenseQuery({ variables }).data.reviews;
}

const wordOf = (member: string) => member.toLowerCase().replaceAll("_", "-");

/** Returns the current selection as the parameters of the reviews' CSV file. */
export const fileFilter = (of: ReviewSubject, { rating, sort, verified, role, level }: ReviewAddress) => ({
  ...("vendorId" in of ? { vendor: of.vendorId } : { solution: of.solutionId }),
  rating: rating?.toString(),
  verified: verified ? "true" : undefined,
  role: role && wordOf(role),
  level: level && wordOf(level),
  sort: wordOf(sort),
});
