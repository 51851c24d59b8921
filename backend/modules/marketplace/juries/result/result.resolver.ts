import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { type ApplicationKind, ApplicationKinds } from "../../applications/applied-record.ts";
import { JURY_CHANGES } from "../jury.limits.ts";
import { Jury } from "../jury.types.ts";
import { juryOf } from "../read-jury.ts";
import {
  answerNaming,
  askWinner,
  findNamingRequest,
  findResult,
  listWinners,
  publishResult,
} from "./result.service.ts";
import { CallResult, JuryWinner, NamingRequest } from "./result.types.ts";

@Resolver()
export class CallResultResolver {
  @Public()
  @Query(() => CallResult, {
    nullable: true,
    description: "The public result of a call whose applications a jury judged; null if there is none.",
  })
  callResult(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
  ): Promise<CallResult | null> {
    return findResult(context, kind, id);
  }

  @SignedIn()
  @Query(() => [JuryWinner], { description: "The winners of a call, for those who decide." })
  juryWinners(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
  ): Promise<JuryWinner[]> {
    return listWinners(context, kind, id);
  }

  @SignedIn()
  @Query(() => NamingRequest, {
    nullable: true,
    description: "The question whether the viewer may be named for an application; null if nobody asked.",
  })
  namingRequest(
    @Ctx() context: Context,
    @Arg("applicationId", () => ID, { description: "The viewer's application." }) applicationId: string,
  ): Promise<NamingRequest | null> {
    return findNamingRequest(context, applicationId);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Publishes the result of a call's jury on the call's page, or changes its text; for those who decide.",
  })
  async publishJuryResult(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
    @Arg("text", { description: "Plain text of at most 5,000 characters; may be empty." }) text: string,
  ): Promise<Jury> {
    await limitedChange(context, JURY_CHANGES, () => publishResult(context, kind, id, { text }));
    return juryOf(context, kind, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Asks a winner whether they may be named with a sentence; another sentence asks again.",
  })
  askJuryWinner(
    @Ctx() context: Context,
    @Arg("applicationId", () => ID, { description: "The application that was accepted." })
    applicationId: string,
    @Arg("sentence", { description: "Why they won, at most 300 characters." }) sentence: string,
  ): Promise<Done> {
    return limitedChange(context, JURY_CHANGES, async () => {
      await askWinner(context, applicationId, { sentence });
      return { message: "We asked whether they may be named" };
    });
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Says whether the viewer may be named as a winner with a sentence." })
  answerNamingRequest(
    @Ctx() context: Context,
    @Arg("applicationId", () => ID, { description: "The viewer's application." }) applicationId: string,
    @Arg("agreed", { description: "Whether they may be named." }) agreed: boolean,
    @Arg("sentence", { description: "The sentence that was read." }) sentence: string,
  ): Promise<Done> {
    return limitedChange(context, JURY_CHANGES, async () => {
      await answerNaming(context, applicationId, agreed, sentence);
      return { message: agreed ? "You will be named" : "You won't be named" };
    });
  }
}
