import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { type ApplicationKind, ApplicationKinds } from "../../applications/applied-record.ts";
import { JURY_CHANGES } from "../jury.limits.ts";
import { Jury } from "../jury.types.ts";
import { juryOf } from "../read-jury.ts";
import { acceptInvitation, findOffered, inviteReviewer, removeReviewer } from "./reviewers.service.ts";

@ObjectType({
  description: "An invitation to review applications, as the person who opens its link sees it.",
})
export class JuryInvitation {
  @Field({ description: "The call's title." })
  title: string;

  @Field({ description: "Who posted the call." })
  organization: string;

  @Field({ description: "The address that it was sent to." })
  email: string;

  @Field({ description: "Whether the viewer's account has the address that it was sent to." })
  isForViewer: boolean;
}

@Resolver()
export class ReviewersResolver {
  @SignedIn()
  @Query(() => JuryInvitation, {
    nullable: true,
    description: "The invitation behind a link; null if it was used or withdrawn, or has expired.",
  })
  async juryInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the link." }) token: string,
  ): Promise<JuryInvitation | null> {
    const offered = await findOffered(context, token);
    if (!offered) return null;
    const viewer = await context.em.findOneOrFail(User, personOf(context).id);
    const { title, organization, email } = offered;
    return { title, organization, email, isForViewer: caseFold(viewer.email) === caseFold(email) };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Invites somebody by email to review applications to a call, for those who decide on them; again, it sends a new link.",
  })
  async inviteJuryReviewer(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
    @Arg("email", { description: "The address that the link is sent to." }) email: string,
  ): Promise<Jury> {
    await inviteReviewer(context, kind, id, { email });
    return juryOf(context, kind, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Becomes a reviewer by the link of an invitation, which was sent to the viewer's address.",
  })
  async acceptJuryInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the link." }) token: string,
  ): Promise<Done> {
    await acceptInvitation(context, token);
    return { message: "You review applications to this call" };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description:
      "Removes a reviewer or withdraws an invitation, for those who decide; reviewers leave by it. What they submitted counts on.",
  })
  removeJuryReviewer(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The reviewer of the jury." }) id: string,
  ): Promise<Done> {
    return limitedChange(context, JURY_CHANGES, async () => {
      await removeReviewer(context, id);
      return { message: "They no longer review applications to this call" };
    });
  }
}
