import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Solution } from "./solution.entity.ts";
import { comparedSolutions, findSolution } from "./solution.service.ts";

@Resolver(() => Solution)
export class SolutionResolver {
  @Public()
  @Query(() => Solution, {
    nullable: true,
    description: "One solution, or null if there is none with this id.",
  })
  solution(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the solution." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return findSolution(context, id, selectionOf(info));
  }

  @Public()
  @Query(() => [Solution], {
    description: "Solutions to compare, in the order of their ids; those that don't exist are left out.",
  })
  comparedSolutions(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "At most four." }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution>[]> {
    return comparedSolutions(context, ids, selectionOf(info));
  }
}
