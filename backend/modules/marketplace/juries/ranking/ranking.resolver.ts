import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { type Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { manageRound } from "../managed-round.ts";
import { assertPage } from "../page-of-ids.ts";
import {
  type JuryEntry,
  JuryEntryConnection,
  type JuryOrder,
  JuryOrders,
  type JuryReviewLine,
  JuryReviewLineConnection,
} from "./ranking.types.ts";
import { listEntries, listReviewLines } from "./read-ranking.ts";

@Resolver()
export class RankingResolver {
  @SignedIn()
  @Query(() => JuryEntryConnection, {
    description: "The applications in a round, with their reviews and places, for those who decide on them.",
  })
  async juryEntries(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("order", () => JuryOrders, { defaultValue: JuryOrders.RANK, description: "The order." })
    order: JuryOrder,
  ): Promise<Page<JuryEntry>> {
    assertPage(page);
    const { round } = await manageRound(context, roundId);
    return listEntries(context, round, page, order);
  }

  @SignedIn()
  @Query(() => JuryReviewLineConnection, {
    description: "What was assigned in a round, by application, for those who decide.",
  })
  async juryReviewLines(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<JuryReviewLine>> {
    assertPage(page);
    const { round } = await manageRound(context, roundId);
    return listReviewLines(context, round, page);
  }
}
