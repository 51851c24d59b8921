import { Field, Int, ObjectType } from "type-graphql";
import type { FacetValue } from "../../../shared/listing/reading/facet-counts.ts";

@ObjectType({ description: "Number of reviews with a rating." })
export class RatingCount {
  @Field(() => Int, { description: "1 to 5." })
  rating: number;

  @Field(() => Int, { description: "Number of reviews with this rating." })
  count: number;
}

/** Returns the counts of all five ratings, 5 first. */
export function histogramOf(counted: readonly FacetValue[] = []): RatingCount[] {
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counted.find(({ value }) => value === String(rating))?.count ?? 0,
  }));
}

/** Returns the mean rating with one decimal; 0 without reviews. */
export function averageOf(histogram: readonly RatingCount[]): number {
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  const points = histogram.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return total === 0 ? 0 : Math.round((points * 10) / total) / 10;
}
