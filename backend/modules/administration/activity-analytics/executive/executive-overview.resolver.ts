import { Ctx, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { readExecutiveOverview } from "./executive-overview.service.ts";
import { ExecutiveOverview } from "./executive-overview.types.ts";

@Resolver(() => ExecutiveOverview)
export class ExecutiveOverviewResolver {
  @SignedIn()
  @Query(() => ExecutiveOverview, { description: "The platform in figures, each with how it is counted." })
  executiveOverview(@Ctx() context: Context): Promise<ExecutiveOverview> {
    return readExecutiveOverview(context);
  }
}
