import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Allowed, OwnTransaction } from "../../../shared/access.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { User } from "../../account/identity/user.entity.ts";
import { decideMany } from "./moderate-many.service.ts";
import { ModerationChoice, ModerationOutcome } from "./moderation-choice.ts";
import { type ModerationItem, ModerationItemConnection, ModerationKind } from "./moderation-item.ts";
import { countQueue, decide, listQueue, listQueueKinds } from "./moderation-queue.service.ts";
import { type QueueState, QueueStates } from "./queue-state.ts";

@Resolver(() => User)
export class ModerationQueueResolver {
  @Allowed("admin")
  @MaxLength(12)
  @Query(() => [ModerationKind], { description: "The kinds of records that administrators decide on." })
  moderationKinds(@Ctx() context: Context): Promise<ModerationKind[]> {
    return listQueueKinds(context);
  }

  @Allowed("admin")
  @Query(() => ModerationItemConnection, {
    description: "What administrators decide on: what is waiting, oldest first, or what was decided, paged.",
  })
  moderationQueue(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("state", () => QueueStates, { defaultValue: "waiting", description: "Which part of it." })
    state: QueueState,
    @Arg("kind", () => String, {
      nullable: true,
      description: "The id of a `ModerationKind`; null for all of them.",
    })
    kind?: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Text in what was written or in its author's name, at most 200 characters.",
    })
    search?: string | null,
  ): Promise<Page<ModerationItem>> {
    return listQueue(context, { kind, state, search }, page);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "How many records are waiting for the viewer's decision as an administrator, up to 100; null for other accounts.",
  })
  async moderationWaiting(@Root() { id }: User, @Ctx() context: Context): Promise<number | null> {
    const { actor } = context;
    return isAdministrator(actor) && asPerson(actor)?.id === id ? countQueue(context) : null;
  }

  @Allowed("admin")
  @Mutation(() => Done, {
    description:
      "Publishes or hides a record, closes its reports, and tells its author and reporters by email.",
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
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was decided on; required to send back a posting that is public and has nothing waiting.",
    })
    version?: number | null,
    @Arg("decision", () => ID, {
      nullable: true,
      description:
        "The decision in force when it was read, null for none; if left out, only what is waiting is decided.",
    })
    after?: string | null,
  ): Promise<Done> {
    return decide(context, id, { publish, reason, version, after });
  }

  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => [ModerationOutcome], {
    description:
      "Makes the same decision on up to 50 records. Returns the outcome for each, in the order they were given.",
  })
  moderateMany(
    @Ctx() context: Context,
    @Arg("choices", () => [ModerationChoice], { description: "The records, each once." })
    choices: ModerationChoice[],
    @Arg("publish", { description: "False hides them." }) publish: boolean,
    @Arg("reason", () => String, {
      nullable: true,
      description: "Why, for the authors; at most 1,000 characters, required to hide.",
    })
    reason?: string | null,
  ): Promise<ModerationOutcome[]> {
    return decideMany(context, choices, { publish, reason });
  }
}
