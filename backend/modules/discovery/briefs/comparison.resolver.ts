import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { BriefInput } from "./brief.types.ts";
import { compareByBrief } from "./comparison.service.ts";
import { ComparedCriterion } from "./comparison.types.ts";

/**
 * Nothing is ranked: the cost is a few statements plus parsing up to a hundred criteria and matching them
 * against four records.
 */
const COST = 2_000;

@Resolver()
export class BriefComparisonResolver {
  @Public()
  @Query(() => [ComparedCriterion], {
    description: "What two to four solutions say about each criterion of a brief, with their sources.",
    complexity: COST,
  })
  briefComparison(
    @Ctx() context: Context,
    @Arg("brief", () => BriefInput, { description: "What to look for." }) brief: BriefInput,
    @Arg("ids", () => [ID], { description: "Ids of solutions, at most four." }) ids: string[],
  ): Promise<ComparedCriterion[]> {
    return compareByBrief(context, brief, ids);
  }
}
