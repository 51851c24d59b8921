import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { type SolutionStatus, SolutionStatuses } from "../../../catalog/solutions/solution-status.ts";

@ObjectType({ description: "One of the viewer's solutions, with its figures." })
export class ManagedSolution {
  @Field(() => ID, { description: "The solution's id." })
  id: number;

  @Field({ description: "The readable part of its page's address." })
  slug: string;

  @Field({ description: "The solution's title." })
  title: string;

  @Field(() => SolutionStatuses, { description: "Whether it is public." })
  status: SolutionStatus;

  @Field(() => Int, { description: "Views of its page in the last 30 days: once per visitor and hour." })
  views: number;

  @Field(() => Int, { description: "How many people have saved it." })
  bookmarks: number;

  @Field(() => Float, { description: "The mean of its published reviews, 0 to 5; 0 if there are none." })
  rating: number;

  @Field(() => Int, { description: "Number of its published reviews." })
  reviewCount: number;

  @Field(() => Int, { description: "Published reviews without a reply." })
  unansweredReviews: number;

  @Field({ description: "Whether it states a price." })
  hasPricing: boolean;

  @Field({ description: "The last change." })
  updatedAt: Date;
}

@ObjectType({
  description: "The solutions of the viewer's organizations; for administrators, the catalog's counts.",
})
export class SolutionManagement {
  @Field({ description: "Whether the counts are of the whole catalog." })
  isPlatform: boolean;

  @Field(() => Int, { description: "Public solutions." })
  published: number;

  @Field(() => Int, { description: "Drafts; of the catalog, counted to 1,000." })
  drafts: number;

  @Field(() => Int, { description: "Withdrawn solutions; of the catalog, counted to 1,000." })
  withdrawn: number;

  @Field({ description: "When it was computed." })
  asOf: Date;

  @Field(() => [ManagedSolution], {
    description:
      "At most six: drafts and those with unanswered reviews first, then the last changed; of the 200 last changed. None for administrators.",
  })
  solutions: ManagedSolution[];
}
