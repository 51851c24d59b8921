import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import { daysUntil } from "../../shared/days.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { OpportunityConnection, type OpportunityPage } from "./opportunity.connection.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { OpportunitiesArguments } from "./opportunity.inputs.ts";
import {
  activeOpportunities,
  findOpportunity,
  listOpportunities,
  relatedOpportunities,
} from "./opportunity.service.ts";

@Resolver(() => Opportunity)
export class OpportunityResolver {
  @Public()
  @Query(() => OpportunityConnection, {
    description: "Opportunities by search, filter and order, a page at a time.",
  })
  opportunities(
    @Ctx() context: RequestContext,
    @Args(() => OpportunitiesArguments) args: OpportunitiesArguments,
  ): Promise<OpportunityPage> {
    return listOpportunities(context, args);
  }

  @Public()
  @Query(() => [Opportunity], { description: "Those one can apply for now, due soonest first." })
  activeOpportunities(
    @Ctx() context: RequestContext,
    @Arg("first", () => Int, { defaultValue: 2, description: "How many, 1 to 100." }) first: number,
  ): Promise<Opportunity[]> {
    return activeOpportunities(context, first);
  }

  @Public()
  @Query(() => Opportunity, {
    nullable: true,
    description: "One opportunity; null when there is none with this id.",
  })
  opportunity(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<Opportunity | null> {
    return findOpportunity(context, id);
  }

  @Public()
  @Query(() => [Opportunity], {
    description:
      "Others that one can apply for now and that share a category, type or sport; most alike first.",
  })
  relatedOpportunities(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many, 1 to 100." }) first: number,
  ): Promise<Opportunity[]> {
    return relatedOpportunities(context, id, first);
  }

  @FieldResolver(() => String, { description: "The kind of technology or work, such as `AI Analytics`." })
  async category(@Root() opportunity: Opportunity): Promise<string> {
    const { name } = await opportunity.category.loadOrFail();
    return name;
  }

  @FieldResolver(() => [Sport], { description: "The sports it is about, by name." })
  async sports(@Root() opportunity: Opportunity): Promise<Sport[]> {
    const sports = await opportunity.sports.loadItems();
    return sports.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Days until the due date, rounded up, below zero once it has passed; null when it is not fixed.",
  })
  daysLeft(@Root() { dueDate }: Opportunity): number | null {
    return dueDate ? daysUntil(dueDate) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "How well it fits the person who asks, 0 to 100; null when that has not been computed.",
  })
  matchPercentage(): number | null {
    return null;
  }
}
