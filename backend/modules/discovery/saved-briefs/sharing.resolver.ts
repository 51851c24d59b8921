import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { BriefMatches } from "../briefs/brief.types.ts";
import { MATCH_COST } from "../briefs/matching/match.service.ts";
import { stopBriefAlerts } from "./alerts/stop-alerts.ts";
import { SavedBrief } from "./saved-brief.entity.ts";
import { SharedBrief } from "./shared-brief.ts";
import { findSharedBrief, matchSharedBrief, renewBriefLink, shareBrief } from "./sharing.service.ts";

@Resolver()
export class BriefSharingResolver {
  @Public()
  @Query(() => SharedBrief, {
    nullable: true,
    description: "The brief behind a link; null if it is not shared, or no longer.",
  })
  sharedBrief(
    @Ctx() context: Context,
    @Arg("token", { description: "The last part of the link." }) token: string,
  ): Promise<SharedBrief | null> {
    return findSharedBrief(context, token);
  }

  @Public()
  @Query(() => BriefMatches, {
    nullable: true,
    description: "What fits the brief behind a link; null if it is not shared, or no longer.",
    complexity: MATCH_COST,
  })
  matchSharedBrief(
    @Ctx() context: Context,
    @Arg("token", { description: "The last part of the link." }) token: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, at most 20." }) first: number,
  ): Promise<BriefMatches | null> {
    return matchSharedBrief(context, token, first, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedBrief, {
    description: "Shares one of the viewer's briefs with anyone who has its link, or stops sharing it.",
  })
  shareBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
    @Arg("shared", { description: "Whether anyone with the link can see it." }) shared: boolean,
  ): Promise<SavedBrief> {
    return shareBrief(context, id, shared);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedBrief, {
    description: "Shares one of the viewer's briefs with a new link; the previous one stops working.",
  })
  renewBriefLink(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
  ): Promise<SavedBrief> {
    return renewBriefLink(context, id);
  }

  @Public()
  @Mutation(() => Done, { description: "Stops the emails about a saved brief, with the key from an email." })
  stopBriefAlerts(
    @Ctx() context: Context,
    @Arg("key", { description: "The key of the link in the email." }) key: string,
  ): Promise<Done> {
    return stopBriefAlerts(context, key);
  }
}
