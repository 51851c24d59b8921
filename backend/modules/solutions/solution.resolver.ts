import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { Context } from "../../shared/context.ts";
import type { Row } from "../../shared/rows/row.ts";
import { selectionOf } from "../../shared/rows/selection.ts";
import { Solution } from "./solution.entity.ts";
import { findSolution } from "./solution.service.ts";

@Resolver(() => Solution)
export class SolutionResolver {
  @Public()
  @Query(() => Solution, {
    nullable: true,
    description: "One solution, or null if there is none with this id.",
  })
  solution(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return findSolution(context, id, selectionOf(info));
  }
}
