import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BySession, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { type MemberRole, MemberRoles } from "../member-role.ts";
import { Organization } from "../organization.entity.ts";
import { acceptInvitation, findInvitation, inviteMember, revokeInvitation } from "./invitation.service.ts";
import { leaveOrganization, removeMember, setMemberRole } from "./member.service.ts";
import { OfferedInvitation } from "./offered-invitation.ts";

@Resolver()
export class MemberResolver {
  @SignedIn()
  @BySession()
  @Query(() => OfferedInvitation, {
    nullable: true,
    description: "The invitation behind a link; null if it has ended.",
  })
  async organizationInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The last part of the link." }) token: string,
  ): Promise<OfferedInvitation | null> {
    const found = await findInvitation(context, token);
    if (!found) return null;
    const viewer = await context.em.findOneOrFail(User, personOf(context).id);
    const { email, role, organization } = found;
    return {
      organization: organization.getEntity().name,
      email,
      role,
      isForViewer: caseFold(viewer.email) === caseFold(email),
    };
  }

  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => Organization, {
    description: "Invites someone to an organization by email; only for its owners.",
  })
  inviteMember(
    @Ctx() context: Context,
    @Arg("organizationId", () => ID, { description: "The id of the organization." }) organizationId: string,
    @Arg("email", { description: "The email address." }) email: string,
    @Arg("role", () => MemberRoles, { description: "What the member may do." }) role: MemberRole,
  ): Promise<Organization> {
    return inviteMember(context, organizationId, { email, role });
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Organization, { description: "Revokes an invitation; only for the organization's owners." })
  revokeInvitation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the invitation." }) id: string,
  ): Promise<Organization> {
    return revokeInvitation(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => Organization, {
    description: "Makes the viewer a member, with the token of an invitation sent to their address.",
  })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token of the invitation's link." }) token: string,
  ): Promise<Organization> {
    return acceptInvitation(context, token);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Organization, {
    description: "Changes a member's role; only for the organization's owners.",
  })
  setMemberRole(
    @Ctx() context: Context,
    @Arg("organizationId", () => ID, { description: "The id of the organization." }) organizationId: string,
    @Arg("personId", () => ID, { description: "The id of the person." }) personId: string,
    @Arg("role", () => MemberRoles, { description: "What the member may do." }) role: MemberRole,
  ): Promise<Organization> {
    return setMemberRole(context, organizationId, personId, role);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Organization, { description: "Removes a member; only for the organization's owners." })
  removeMember(
    @Ctx() context: Context,
    @Arg("organizationId", () => ID, { description: "The id of the organization." }) organizationId: string,
    @Arg("personId", () => ID, { description: "The id of the person." }) personId: string,
  ): Promise<Organization> {
    return removeMember(context, organizationId, personId);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Ends the viewer's own membership in an organization." })
  async leaveOrganization(
    @Ctx() context: Context,
    @Arg("organizationId", () => ID, { description: "The id of the organization." }) organizationId: string,
  ): Promise<Done> {
    return { message: `You no longer belong to ${await leaveOrganization(context, organizationId)}` };
  }
}
