import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { dismissRecommendation } from "./dismissal.service.ts";
import { recommend } from "./recommendation.service.ts";
import { Recommendation } from "./recommendation.ts";

@Resolver(() => Recommendation)
export class RecommendationResolver {
  @SignedIn()
  @Query(() => [Recommendation], {
    description: `Solutions that may suit the viewer, based on what they saved, rated highly, applied to and search for, and
on their briefs, organizations and profile; the best rated if that says nothing. Never any that they have saved, listed,
reviewed or dismissed, or that they offer themselves.`,
  })
  recommendations(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Recommendation[]> {
    return recommend(context, first, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Keeps a solution out of the viewer's recommendations, or allows it again.",
  })
  dismissRecommendation(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The solution's id." }) solutionId: string,
    @Arg("dismissed", { defaultValue: true, description: "False to undo." }) dismissed: boolean,
  ): Promise<Done> {
    return dismissRecommendation(context, solutionId, dismissed);
  }
}
