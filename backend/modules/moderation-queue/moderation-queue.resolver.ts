import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../shared/access.ts";
import { type Page, PageArguments } from "../../shared/connection.ts";
import type { Context } from "../../shared/context.ts";
import { Done } from "../../shared/done.ts";
import { type ModerationItem, ModerationItemConnection, ModerationKind } from "./moderation-item.ts";
import { decide, listQueue, listQueueKinds } from "./moderation-queue.service.ts";

@Resolver()
export class ModerationQueueResolver {
  @Allowed("admin")
  @Query(() => [ModerationKind], { description: "The kinds of records that administrators decide on." })
  moderationKinds(@Ctx() context: Context): Promise<ModerationKind[]> {
    return listQueueKinds(context);
  }

  @Allowed("admin")
  @Query(() => ModerationItemConnection, {
    description: "Records of a kind that are pending or reported, oldest first.",
  })
  moderationQueue(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("kind", () => String, {
      nullable: true,
      description: "The id of a `ModerationKind`; null for the first.",
    })
    kind?: string | null,
  ): Promise<Page<ModerationItem>> {
    return listQueue(context, kind, page);
  }

  @Allowed("admin")
  @Mutation(() => Done, {
    description: "Publishes or hides a record, closes its reports, and tells its author by mail.",
  })
  moderate(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of a `ModerationItem`." }) id: string,
    @Arg("publish", { description: "False hides it." }) publish: boolean,
    @Arg("reason", () => String, {
      nullable: true,
      description: "Why, for the author; at most 1,000 characters, required to hide.",
    })
    reason?: string | null,
    @Arg("version", () => Int, { nullable: true, description: "The version that was decided on." })
    version?: number | null,
  ): Promise<Done> {
    return decide(context, id, { publish, reason, version });
  }
}
