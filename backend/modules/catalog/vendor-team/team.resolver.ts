import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import { asPerson, isAdministrator, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow, readRows } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import { User } from "../../account/identity/user.entity.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import { TeamMember, Vendor } from "../vendors/vendor.entity.ts";
import { TeamPlaceInput } from "./team.inputs.ts";
import { MAX_TEAM } from "./team.rules.ts";
import {
  acceptTeamInvitation,
  findTeamInvitation,
  inviteToTeam,
  joinTeam,
  leaveTeam,
  withdrawTeamInvitation,
} from "./team.service.ts";
import { OfferedPosition, TeamInvitation } from "./team-invitation.entity.ts";

@Resolver(() => TeamMember)
export class TeamResolver {
  @Reads(["userId"])
  @FieldResolver(() => Boolean, { description: "Whether it is the viewer, who may take their name off." })
  isViewer(@Root() { userId }: Row<TeamMember>, @Ctx() { actor }: Context): boolean {
    return userId !== undefined && asPerson(actor)?.id === userId;
  }

  @MaxLength(MAX_TEAM)
  @SignedIn()
  @Query(() => [TeamInvitation], {
    description:
      "Who was asked to be named on a vendor's page and hasn't agreed yet, the latest first; only for its members and administrators, empty for others.",
  })
  async teamInvitations(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<TeamInvitation>[]> {
    const organizations = [...(await findMemberships(context)).keys()];
    return readRows(context.em, TeamInvitation, {
      selection: selectionOf(info),
      where: sql`t.expires_at > now() and t.vendor_id in (select v.id from vendors v where v.id = ${parseId(vendorId) ?? 0}
        and (${isAdministrator(context.actor)} or v.organization_id = any(${organizations})))`,
      orderBy: sql`order by t.id desc`,
      limit: MAX_TEAM,
    });
  }

  @SignedIn()
  @Query(() => OfferedPosition, {
    nullable: true,
    description: "The request behind a link; null if it was used, withdrawn or has expired.",
  })
  async offeredPosition(
    @Ctx() context: Context,
    @Arg("token", { description: "The token in the link." }) token: string,
  ): Promise<OfferedPosition | null> {
    const found = await findTeamInvitation(context, token);
    if (!found) return null;
    const { email, position, isFounder, vendor } = found;
    const viewer = await context.em.findOneOrFail(User, personOf(context).id);
    return {
      vendor: vendor.getEntity().name,
      position,
      isFounder,
      email,
      isForViewer: caseFold(viewer.email) === caseFold(email),
    };
  }

  @SignedIn()
  @Mutation(() => Vendor, {
    description:
      "Names the viewer on the page of a vendor of their organization, or changes their place; only for its members.",
  })
  async joinTeam(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("input", () => TeamPlaceInput, { description: "Their place." }) input: TeamPlaceInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return readRow(context.em, Vendor, await joinTeam(context, vendorId, input), selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Vendor, {
    description:
      "Takes a person off a vendor's page: the viewer themselves, or anyone for its members and administrators.",
  })
  async leaveTeam(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the person's place." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return readRow(context.em, Vendor, await leaveTeam(context, id), selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => TeamInvitation, {
    description:
      "Asks a person by email to be named on a vendor's page; only for its members and administrators. Nothing is shown until they agree.",
  })
  async inviteToTeam(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("email", { description: "The person's address." }) email: string,
    @Arg("input", () => TeamPlaceInput, { description: "Their place." }) input: TeamPlaceInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<TeamInvitation> | null> {
    const id = await inviteToTeam(context, vendorId, { ...input, email });
    return readRow(context.em, TeamInvitation, id, selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Done, {
    description: "Withdraws a request to be named; only for members of the vendor and administrators.",
  })
  async withdrawTeamInvitation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the request." }) id: string,
  ): Promise<Done> {
    await withdrawTeamInvitation(context, id);
    return { message: "The request was withdrawn. Its link no longer works." };
  }

  @SignedIn()
  @Mutation(() => Vendor, {
    description: "Agrees to be named on a vendor's page through the link of a request, once.",
  })
  async acceptTeamInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token in the link." }) token: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor> | null> {
    return readRow(context.em, Vendor, await acceptTeamInvitation(context, token), selectionOf(info));
  }
}
