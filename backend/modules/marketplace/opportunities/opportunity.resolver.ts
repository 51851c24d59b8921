import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { daysUntil } from "../../../shared/days/days.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { membershipsOnce } from "../organizations/membership.service.ts";
import { isOfOwner, ownerOf } from "../organizations/organization.policy.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { activeOpportunities, findOpportunity, relatedOpportunities } from "./opportunity.service.ts";
import { type OpportunityStatus, OpportunityStatuses, statusNow } from "./opportunity-status.ts";

@Resolver(() => Opportunity)
export class OpportunityResolver {
  @Public()
  @Query(() => [Opportunity], { description: "Opportunities accepting applications now, due soonest first." })
  activeOpportunities(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 2, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Opportunity>[]> {
    return activeOpportunities(context, first, selectionOf(info));
  }

  @Public()
  @Query(() => Opportunity, {
    nullable: true,
    description: "One opportunity, or null if there is none with this id.",
  })
  opportunity(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the opportunity." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Opportunity> | null> {
    return findOpportunity(context, id, selectionOf(info));
  }

  @Public()
  @Query(() => [Opportunity], {
    description: "Other active opportunities that share a category, type or sport; most similar first.",
  })
  relatedOpportunities(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the opportunity." }) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Opportunity>[]> {
    return relatedOpportunities(context, id, first, selectionOf(info));
  }

  @Reads([], { category: fields(["name"]) })
  @FieldResolver(() => String, { description: "The kind of technology or work, such as `AI Analytics`." })
  category(@Root() { category }: Row<Opportunity>): string {
    return category.name;
  }

  @Reads(["status", "dueDate"])
  @FieldResolver(() => OpportunityStatuses, {
    description: "Whether applications are accepted: closed by its owner or by its due date.",
  })
  status(@Root() opportunity: Row<Opportunity>): OpportunityStatus {
    return statusNow(opportunity);
  }

  @Reads(["dueDate"])
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Days until the due date, rounded up, negative once it has passed; null without a due date.",
  })
  daysLeft(@Root() { dueDate }: Row<Opportunity>): number | null {
    return dueDate ? daysUntil(dueDate) : null;
  }

  @Reads([], { ownerOrganization: fields(["id"]), ownerUser: fields(["id"]) })
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer or one of their organizations owns it, so that they can't apply for it.",
  })
  async viewerOwns(@Ctx() context: Context, @Root() opportunity: Row<Opportunity>): Promise<boolean> {
    return isOfOwner(context.actor, await membershipsOnce(context), ownerOf(opportunity));
  }
}
