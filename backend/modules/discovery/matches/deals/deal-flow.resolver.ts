import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MATCH_COST } from "../../briefs/matching/match.service.ts";
import { dealFlow } from "./deal-flow.service.ts";
import { DealFlow } from "./deal-flow.types.ts";

@Resolver()
export class DealFlowResolver {
  @SignedIn()
  @Query(() => DealFlow, {
    description: "The vendors and open opportunities that fit what the viewer is looking for, as links.",
    complexity: 2 * MATCH_COST,
  })
  dealFlow(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many of each, 1 to 20." }) first: number,
  ): Promise<DealFlow> {
    return dealFlow(context, first);
  }
}
