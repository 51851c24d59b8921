import { Ctx, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { manageSolutions } from "./solution-management.service.ts";
import { SolutionManagement } from "./solution-management.types.ts";

@Resolver(() => SolutionManagement)
export class SolutionManagementResolver {
  @SignedIn()
  @Query(() => SolutionManagement, {
    description: "The solutions of the viewer's organizations; for administrators, the catalog's counts.",
  })
  solutionManagement(@Ctx() context: Context): Promise<SolutionManagement> {
    return manageSolutions(context);
  }
}
