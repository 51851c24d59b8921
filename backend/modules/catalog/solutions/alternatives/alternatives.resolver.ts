import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from "type-graphql";
import { Public } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { alternativesTo } from "./alternatives.ts";
import { SolutionAlternative } from "./solution-alternative.ts";

@Resolver()
export class AlternativesResolver {
  @Public()
  @Query(() => [SolutionAlternative], {
    description: `Solutions that could be used instead of one: in its category, with tags in common if it has any, and sports, levels or the price
range in common; most alike first. In a large category, the 300 best rated are considered.`,
  })
  solutionAlternatives(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SolutionAlternative[]> {
    return alternativesTo(context, id, first, selectionOf(info));
  }
}
