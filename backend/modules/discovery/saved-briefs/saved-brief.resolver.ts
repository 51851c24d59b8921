import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { SECRET_PATHS, secretPath } from "../../../shared/secret-paths.rules.ts";
import { BriefInput, BriefMatches } from "../briefs/brief.types.ts";
import { MATCH_COST } from "../briefs/matching/match.service.ts";
import { findSavedBrief, listSavedBriefs } from "./described.ts";
import { SavedBrief, SavedBriefConnection } from "./saved-brief.entity.ts";
import { SavedBriefInput } from "./saved-brief.inputs.ts";
import { deleteSavedBrief, editSavedBrief, saveBrief, visitSavedBrief } from "./saved-brief.service.ts";
import { matchSavedBrief } from "./sharing.service.ts";

@Resolver(() => SavedBrief)
export class SavedBriefResolver {
  @SignedIn()
  @Query(() => SavedBriefConnection, { description: "The viewer's saved briefs, latest first." })
  mySavedBriefs(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<SavedBrief>> {
    return listSavedBriefs(context, page);
  }

  @SignedIn()
  @Query(() => SavedBrief, {
    nullable: true,
    description: "One of the viewer's saved briefs; null if there is none with this id.",
  })
  savedBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
  ): Promise<SavedBrief | null> {
    return findSavedBrief(context, id);
  }

  @SignedIn()
  @Query(() => BriefMatches, {
    nullable: true,
    description: "What fits one of the viewer's saved briefs; null if there is none with this id.",
    complexity: MATCH_COST,
  })
  matchSavedBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, at most 20." }) first: number,
  ): Promise<BriefMatches | null> {
    return matchSavedBrief(context, id, first, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedBrief, {
    description: "Saves a brief with its criteria as they were understood; at most 50 per person.",
    complexity: MATCH_COST,
  })
  saveBrief(
    @Ctx() context: Context,
    @Arg("brief", { description: "At most 4,000 characters in all." }) brief: BriefInput,
    @Arg("input", { description: "The brief to keep." }) input: SavedBriefInput,
  ): Promise<SavedBrief> {
    return saveBrief(context, brief, input);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => SavedBrief, {
    description: "Renames a saved brief, or changes its alerts or what it says.",
    complexity: MATCH_COST,
  })
  editSavedBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
    @Arg("input", { description: "What changes." }) input: SavedBriefInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Arg("brief", () => BriefInput, {
      nullable: true,
      description: "What it says from now on; unchanged if left out.",
    })
    brief?: BriefInput | null,
  ): Promise<SavedBrief> {
    return editSavedBrief(context, id, { input, version, brief: brief ?? null });
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Deletes one of the viewer's saved briefs." })
  deleteSavedBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
  ): Promise<Done> {
    return deleteSavedBrief(context, id);
  }

  @SignedIn()
  @Mutation(() => SavedBrief, {
    description: "Notes that the viewer has opened a saved brief: its current matches are no longer new.",
  })
  visitSavedBrief(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the brief." }) id: string,
  ): Promise<SavedBrief> {
    return visitSavedBrief(context, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The link that lets anyone read it; null while it is not shared.",
  })
  shareUrl(@Ctx() { publicUrl }: Context, @Root() { shareToken }: SavedBrief): string | null {
    return shareToken ? `${publicUrl}${secretPath(SECRET_PATHS.sharedBrief, shareToken)}` : null;
  }
}
