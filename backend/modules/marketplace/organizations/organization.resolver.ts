import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { type MemberRole, MemberRoles } from "./member-role.ts";
import { Invitation } from "./members/invitation.entity.ts";
import { loadMembers } from "./members/member.loader.ts";
import { MAX_MEMBERS } from "./members/member.rules.ts";
import { Member } from "./members/member.ts";
import { membershipsOnce } from "./membership.service.ts";
import { Organization } from "./organization.entity.ts";
import { mayManage } from "./organization.policy.ts";
import { findOrganization, viewerOrganizations } from "./organization.service.ts";

@Resolver(() => Organization)
export class OrganizationResolver {
  @SignedIn()
  @Query(() => Organization, {
    nullable: true,
    description: "An organization, for its members and administrators; null for others.",
  })
  organization(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the organization." }) id: string,
  ): Promise<Organization | null> {
    return findOrganization(context, id);
  }

  @SignedIn()
  @Query(() => [Organization], {
    description: "The organizations that the viewer belongs to, at most 100, by name.",
  })
  viewerOrganizations(@Ctx() context: Context): Promise<Organization[]> {
    return viewerOrganizations(context);
  }

  @FieldResolver(() => MemberRoles, {
    nullable: true,
    description: "The viewer's role; null for administrators who aren't members.",
  })
  async viewerRole(@Ctx() context: Context, @Root() { id }: Organization): Promise<MemberRole | null> {
    return (await membershipsOnce(context)).get(id) ?? null;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer decides who belongs to it." })
  async viewerCanManage(@Ctx() context: Context, @Root() { id }: Organization): Promise<boolean> {
    return mayManage(context.actor, await membershipsOnce(context), id);
  }

  @FieldResolver(() => [Member], { description: "Its members, at most 50, owners first." })
  async members(@Ctx() { em, actor }: Context, @Root() { id }: Organization): Promise<Member[]> {
    const viewer = asPerson(actor)?.id;
    return (await loadMembers(em, id)).map(({ personId, createdAt, ...member }) => ({
      ...member,
      personId,
      id: `${id}:${personId}`,
      isViewer: personId === viewer,
      createdAt: new Date(createdAt),
    }));
  }

  @FieldResolver(() => [Invitation], {
    description: "Pending invitations, latest first; none for those who can't manage it.",
  })
  async invitations(@Ctx() context: Context, @Root() { id }: Organization): Promise<Invitation[]> {
    if (!mayManage(context.actor, await membershipsOnce(context), id)) return [];
    const open = { organization: id, expiresAt: { $gt: new Date() } };
    return context.em.find(Invitation, open, { orderBy: { id: "desc" }, limit: MAX_MEMBERS });
  }
}
