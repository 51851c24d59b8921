import { Field, Float, Int, ObjectType } from "type-graphql";
import { Connection, type Page } from "../../shared/connection.ts";
import { Review } from "./review.entity.ts";

@ObjectType({ description: "How many reviews gave a rating." })
export class RatingCount {
  @Field(() => Int, { description: "1 to 5." })
  rating: number;

  @Field(() => Int, { description: "How many reviews gave it." })
  count: number;
}

/** What all reviews of the list say together. */
export interface ReviewSummary {
  readonly totalCount: number;
  readonly average: number;
  readonly histogram: RatingCount[];
}

/** A page of reviews; the summary costs one query, when it is asked for. */
export interface ReviewPage extends Page<Review> {
  readonly readSummary: () => Promise<ReviewSummary>;
}

@ObjectType()
export class ReviewConnection extends Connection(Review) {
  @Field(() => [RatingCount], {
    name: "histogram",
    description: "The five ratings, 5 first, each with how many reviews gave it.",
  })
  async readHistogram(): Promise<RatingCount[]> {
    return (await this.readSummary()).histogram;
  }

  @Field(() => Float, {
    name: "averageRating",
    description: "The mean of all reviews of the list, with one decimal; 0 while there are none.",
  })
  async readAverage(): Promise<number> {
    return (await this.readSummary()).average;
  }

  readSummary: () => Promise<ReviewSummary>;
}
