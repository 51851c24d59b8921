import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { SolutionConnection, type SolutionPage } from "./solution.connection.ts";
import { Solution } from "./solution.entity.ts";
import { SolutionsArguments } from "./solution.inputs.ts";
import { findSolution, listSolutions } from "./solution.service.ts";

@Resolver(() => Solution)
export class SolutionResolver {
  @Public()
  @Query(() => SolutionConnection, {
    description: "Solutions by search, filter and order, a page at a time.",
  })
  solutions(
    @Ctx() context: RequestContext,
    @Args(() => SolutionsArguments) args: SolutionsArguments,
  ): Promise<SolutionPage> {
    return listSolutions(context, args);
  }

  @Public()
  @Query(() => Solution, {
    nullable: true,
    description: "One solution; null when there is none with this id.",
  })
  solution(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<Solution | null> {
    return findSolution(context, id);
  }

  @FieldResolver(() => Vendor, { description: "Who offers it." })
  vendor(@Root() solution: Solution): Promise<Vendor> {
    return solution.vendor.loadOrFail();
  }

  @FieldResolver(() => Category, { description: "The one kind of technology that it is listed under." })
  category(@Root() solution: Solution): Promise<Category> {
    return solution.category.loadOrFail();
  }

  @FieldResolver(() => [Sport], { description: "The sports it is made for, by name." })
  async sports(@Root() solution: Solution): Promise<Sport[]> {
    const sports = await solution.sports.loadItems();
    return sports.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }
}
