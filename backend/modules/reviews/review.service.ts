import type { EntityManager, ObjectQuery, QBFilterQuery } from "@mikro-orm/postgresql";
import type { Context } from "../../shared/context.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage } from "../../shared/keyset.ts";
import type { ReviewPage, ReviewSummary } from "./review.connection.ts";
import { Review } from "./review.entity.ts";
import type { ReviewsArguments } from "./review.inputs.ts";

/** No row has it, so that an id that can't be finds nothing. */
const NOBODY = 0;

/**
 * One page of the published reviews, latest first.
 * @throws InvalidInputError for a page that can't be.
 */
export async function listReviews({ em }: Context, args: ReviewsArguments): Promise<ReviewPage> {
  const where = reviewWhere(args);
  const page = await findPage(em, Review, args, {
    where,
    orderBy: { createdAt: "desc", id: "desc" },
    populate: ["solution"],
  });
  let summary: Promise<ReviewSummary> | undefined;
  const readSummary = () => {
    summary ??= summarize(em, where);
    return summary;
  };
  return { ...page, readSummary, totalCount: async () => (await readSummary()).totalCount };
}

function reviewWhere({ solutionId, vendorId }: ReviewsArguments): ObjectQuery<Review> {
  return {
    $and: [
      { status: "published" },
      ...(solutionId ? [{ solution: { id: parseId(solutionId) ?? NOBODY } }] : []),
      ...(vendorId ? [{ solution: { vendor: { id: parseId(vendorId) ?? NOBODY } } }] : []),
    ],
  };
}

async function summarize(em: EntityManager, where: ObjectQuery<Review>): Promise<ReviewSummary> {
  const matching = em
    .createQueryBuilder(Review)
    .select("rating")
    .where(where as QBFilterQuery<Review>)
    .toQuery();
  const rows = await em.execute<{ rating: number; count: number }[]>(
    `select rating, count(*)::int as count from (${matching.sql}) matching group by rating`,
    [...matching.params],
  );
  const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countOf(rating) }));
  const totalCount = histogram.reduce((sum, { count }) => sum + count, 0);
  const points = histogram.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    totalCount,
    histogram,
    average: totalCount === 0 ? 0 : Math.round((points / totalCount) * 10) / 10,
  };
}
