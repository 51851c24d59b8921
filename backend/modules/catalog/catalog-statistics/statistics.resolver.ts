import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { Claim } from "./claim.entity.ts";
import { findClaim, listClaims } from "./claim.service.ts";
import { readStatistics } from "./statistics.service.ts";
import { Statistics } from "./statistics.ts";

@Resolver(() => Statistics)
export class StatisticsResolver {
  @Public()
  @Query(() => Statistics, { description: "Current totals, counted from the database." })
  statistics(@Ctx() context: RequestContext): Promise<Statistics> {
    return readStatistics(context);
  }
}

@Resolver(() => Claim)
export class ClaimResolver {
  @Public()
  @MaxLength(40)
  @Query(() => [Claim], { description: "All claims of the landing page." })
  claims(@Ctx() context: RequestContext): Promise<Claim[]> {
    return listClaims(context);
  }

  @Public()
  @Query(() => Claim, { nullable: true, description: "One claim, or null if there is none with this key." })
  claim(
    @Ctx() context: RequestContext,
    @Arg("key", () => String, { description: "The key of the claim." }) key: string,
  ): Promise<Claim | null> {
    return findClaim(context, key);
  }
}
