import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import type { ListCriteria } from "../../../shared/listing/conditions.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { MATCH_COST } from "../briefs/matching/match.service.ts";
import {
  FittingMentors,
  FittingOpportunities,
  FittingPapers,
  FittingSolutions,
  FittingVendors,
} from "./matches.types.ts";
import { fittingMentors } from "./mentor-matches.service.ts";
import { BY_FIT, fittingVendorSorts, vendorNarrowing } from "./narrowed-vendors.ts";
import { fittingOpportunities } from "./opportunity-matches.service.ts";
import { fittingSolutions, fittingVendors } from "./owner-matches.service.ts";
import { fittingPapers } from "./paper-matches.service.ts";

const FIRST = { defaultValue: 5, description: "How many, 1 to 20." };

/** Matches between people and records, in both directions. */
@Resolver()
export class MatchesResolver {
  @SignedIn()
  @Query(() => FittingSolutions, {
    description:
      "The solutions that fit an opportunity, within its budget, for its owner's team and administrators.",
    complexity: MATCH_COST,
  })
  fittingSolutions(
    @Ctx() context: Context,
    @Arg("opportunityId", () => ID, { description: "The opportunity's id." }) opportunityId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FittingSolutions> {
    return fittingSolutions(context, opportunityId, first, selectionOf(info));
  }

  @SignedIn()
  @Query(() => FittingVendors, {
    description:
      "The vendors that fit an opportunity, for its owner's team and administrators; or those that fit what the viewer is looking for, leaving out any they saved.",
    complexity: MATCH_COST,
  })
  fittingVendors(
    @Ctx() context: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("sort", () => fittingVendorSorts, { defaultValue: BY_FIT, description: "Their order." })
    sort: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("opportunityId", () => ID, {
      nullable: true,
      description: "The opportunity's id; null for what the viewer is looking for.",
    })
    opportunityId?: string | null,
    @Arg("search", () => String, { nullable: true, description: "As in the list of vendors." })
    search?: string | null,
    @Arg("filter", () => vendorNarrowing.Filter, {
      nullable: true,
      description: "Which of them are returned; without it, all.",
    })
    filter?: ListCriteria["filter"],
  ): Promise<FittingVendors> {
    return fittingVendors(context, opportunityId, first, { search, filter, sort }, selectionOf(info));
  }

  @SignedIn()
  @Query(() => FittingOpportunities, {
    description:
      "The open opportunities that fit a vendor, by what it and its solutions say, for its team and administrators; or those that fit what the viewer is looking for, leaving out any they saved, applied to or own.",
    complexity: MATCH_COST,
  })
  fittingOpportunities(
    @Ctx() context: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Info() info: GraphQLResolveInfo,
    @Arg("vendorId", () => ID, {
      nullable: true,
      description: "The vendor's id; null for what the viewer is looking for.",
    })
    vendorId?: string | null,
  ): Promise<FittingOpportunities> {
    return fittingOpportunities(context, vendorId, first, selectionOf(info));
  }

  @SignedIn()
  @Query(() => FittingPapers, {
    description: "The papers that fit what the viewer is looking for, leaving out any they saved.",
    complexity: MATCH_COST,
  })
  fittingPapers(
    @Ctx() context: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FittingPapers> {
    return fittingPapers(context, first, selectionOf(info));
  }

  @SignedIn()
  @Query(() => FittingMentors, {
    description:
      "The mentors who fit what the viewer is looking for; only those whose profiles can be found.",
    complexity: MATCH_COST,
  })
  fittingMentors(
    @Ctx() context: Context,
    @Arg("first", () => Int, FIRST) first: number,
  ): Promise<FittingMentors> {
    return fittingMentors(context, first);
  }
}
