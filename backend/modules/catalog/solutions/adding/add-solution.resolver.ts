import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Mutation, Resolver } from "type-graphql";
import { Allowed, OwnTransaction } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { readRow } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Solution } from "../solution.entity.ts";
import { AddSolutionInput, addSolution } from "./add-solution.ts";

@Resolver()
export class AddSolutionResolver {
  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => Solution, { description: "Adds a solution to the catalog, published." })
  async addSolution(
    @Ctx() context: Context,
    @Arg("input", () => AddSolutionInput, { description: "What it is, and whose." }) input: AddSolutionInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return readRow(context.em, Solution, await addSolution(context, input), selectionOf(info));
  }
}
