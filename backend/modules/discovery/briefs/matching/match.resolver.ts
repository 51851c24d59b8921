import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Query, Resolver } from "type-graphql";
import { Public } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { BriefInput, BriefMatches } from "../brief.types.ts";
import { MATCH_COST, matchSolutions } from "./match.service.ts";

@Resolver()
export class MatchResolver {
  @Public()
  @Query(() => BriefMatches, {
    description:
      "Published solutions that fit a brief, each with the reasons for its place, quoted from its record. Nothing is stored.",
    complexity: MATCH_COST,
  })
  matchSolutions(
    @Ctx() context: Context,
    @Arg("brief", () => BriefInput, { description: "What to look for." }) brief: BriefInput,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, at most 20." }) first: number,
  ): Promise<BriefMatches> {
    return matchSolutions(context, brief, first, selectionOf(info));
  }
}
