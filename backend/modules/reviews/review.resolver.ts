import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { ReviewConnection, type ReviewPage } from "./review.connection.ts";
import { Review } from "./review.entity.ts";
import { ReviewsArguments } from "./review.inputs.ts";
import { listReviews } from "./review.service.ts";

@Resolver(() => Review)
export class ReviewResolver {
  @Public()
  @Query(() => ReviewConnection, {
    description:
      "Published reviews of a solution or of a vendor's solutions, latest first, a page at a time.",
  })
  reviews(
    @Ctx() context: RequestContext,
    @Args(() => ReviewsArguments) args: ReviewsArguments,
  ): Promise<ReviewPage> {
    return listReviews(context, args);
  }

  @FieldResolver(() => Solution, { description: "What it is about." })
  solution(@Root() review: Review): Promise<Solution> {
    return review.solution.loadOrFail();
  }
}
