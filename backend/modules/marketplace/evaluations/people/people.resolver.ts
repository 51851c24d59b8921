import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { roomOf } from "../changed-room.ts";
import type { EvaluationRole } from "../evaluation.rules.ts";
import { EvaluationRoles } from "../evaluation-role.ts";
import { EvaluationRoom } from "../room.types.ts";
import { EVALUATION_CHANGES } from "../standing.ts";
import { handOver } from "./hand-over.service.ts";
import { acceptInvitation, findOffered, invite, removePerson } from "./people.service.ts";

@ObjectType({ description: "An invitation to an evaluation, as the person who opens its link sees it." })
export class OfferedEvaluation {
  @Field({ description: "The evaluation's name." })
  name: string;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field(() => EvaluationRoles, { description: "What the person would do." })
  role: EvaluationRole;

  @Field({ description: "Whether the viewer's account has the address that it was sent to." })
  isForViewer: boolean;
}

@Resolver()
export class EvaluationPeopleResolver {
  @SignedIn()
  @Query(() => OfferedEvaluation, {
    nullable: true,
    description: "The invitation behind a link; null if it was used or withdrawn, or has expired.",
  })
  async evaluationInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the link." }) token: string,
  ): Promise<OfferedEvaluation | null> {
    const offered = await findOffered(context, token);
    if (!offered) return null;
    const viewer = await context.em.findOneOrFail(User, personOf(context).id);
    const { name, email, role } = offered;
    return { name, email, role, isForViewer: caseFold(viewer.email) === caseFold(email) };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Invites somebody by email to judge or to read, as the owner; again, it sends a new link.",
  })
  async inviteToEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("email", { description: "The address that the link is sent to." }) email: string,
    @Arg("role", () => EvaluationRoles, { description: "What they do: judge or reader." })
    role: EvaluationRole,
  ): Promise<EvaluationRoom> {
    await invite(context, id, { email, role });
    return roomOf(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Joins an evaluation by the link of an invitation, which was sent to the viewer's address.",
  })
  async acceptEvaluationInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the link." }) token: string,
  ): Promise<EvaluationRoom> {
    return roomOf(context, String(await acceptInvitation(context, token)));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Makes another of its people the owner of an evaluation, as its owner, who stays as a judge or a reader.",
  })
  handOverEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("personId", () => ID, { description: "The person of the evaluation who is to own it." })
    personId: string,
    @Arg("staysAs", () => EvaluationRoles, {
      description: "What the former owner does from then on: judge or reader.",
    })
    staysAs: EvaluationRole,
  ): Promise<EvaluationRoom> {
    return limitedChange(context, EVALUATION_CHANGES, async () => {
      await handOver(context, id, personId, staysAs);
      return roomOf(context, id);
    });
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description:
      "Removes a judge or reader, or withdraws an invitation, as the owner; others leave by it. Submitted scores stay without a name if a judge leaves, or if it is decided; otherwise they are deleted.",
  })
  removeFromEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("personId", () => ID, { description: "The person of the evaluation." }) personId: string,
  ): Promise<Done> {
    return limitedChange(context, EVALUATION_CHANGES, async () => {
      await removePerson(context, id, personId);
      return { message: "They were removed from the evaluation" };
    });
  }
}
