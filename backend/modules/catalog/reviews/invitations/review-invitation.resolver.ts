import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { readRow, readRows } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { Solution } from "../../solutions/solution.entity.ts";
import { Review } from "../review.entity.ts";
import { OfferedReview, ReviewInvitation } from "./review-invitation.entity.ts";
import {
  acceptReviewInvitation,
  findReviewInvitation,
  inviteReview,
  verifyReview,
  withdrawReviewInvitation,
} from "./review-invitation.service.ts";

/** The maximum number of invitations that are listed. */
const MAX_LISTED = 100;

@Resolver()
export class ReviewInvitationResolver {
  @MaxLength(MAX_LISTED)
  @SignedIn()
  @Query(() => [ReviewInvitation], {
    description:
      "The customers whom a vendor invited to review its solutions, the latest 100 first; only for members of its organization, empty for others.",
  })
  async reviewInvitations(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ReviewInvitation>[]> {
    const organizations = [...(await findMemberships(context)).keys()];
    return readRows(context.em, ReviewInvitation, {
      selection: selectionOf(info),
      where: sql`t.solution_id in (select s.id from solutions s join vendors v on v.id = s.vendor_id
        where v.id = ${parseId(vendorId) ?? 0} and v.organization_id = any(${organizations}))`,
      orderBy: sql`order by t.id desc`,
      limit: MAX_LISTED,
    });
  }

  @SignedIn()
  @Query(() => OfferedReview, {
    nullable: true,
    description: "The invitation behind a link; null if it was used, withdrawn or has expired.",
  })
  async offeredReview(
    @Ctx() context: Context,
    @Arg("token", { description: "The token in the link." }) token: string,
  ): Promise<OfferedReview | null> {
    const found = await findReviewInvitation(context, token);
    if (!found) return null;
    const { id, slug, title, vendor } = found.solution.getEntity();
    const viewer = await context.em.findOneOrFail(User, personOf(context).id);
    return {
      solutionId: id,
      slug,
      title,
      vendor: vendor.getEntity().name,
      email: found.email,
      isForViewer: caseFold(viewer.email) === caseFold(found.email),
    };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => ReviewInvitation, {
    description:
      "Invites a customer by email to review a solution; only for members of its vendor's organization, and nobody tied to that. The link works once.",
  })
  async inviteReview(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The id of the solution." }) solutionId: string,
    @Arg("email", { description: "The customer's address." }) email: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ReviewInvitation> | null> {
    const id = await inviteReview(context, { solutionId, email });
    return readRow(context.em, ReviewInvitation, id, selectionOf(info));
  }

  @SignedIn()
  @Mutation(() => Done, {
    description: "Withdraws an invitation to review that wasn't used yet; only for members of the vendor.",
  })
  async withdrawReviewInvitation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the invitation." }) id: string,
  ): Promise<Done> {
    await withdrawReviewInvitation(context, id);
    return { message: "The invitation was withdrawn. Its link no longer works." };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Solution, {
    description:
      "Accepts an invitation to review, once: the viewer's review of the solution is one by a verified customer.",
  })
  async acceptReviewInvitation(
    @Ctx() context: Context,
    @Arg("token", { description: "The token in the link." }) token: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Solution> | null> {
    return readRow(context.em, Solution, await acceptReviewInvitation(context, token), selectionOf(info));
  }

  @Allowed("admin")
  @Mutation(() => Review, {
    description:
      "Marks a review as one by a verified customer, or takes that back; a review that an invitation verified stays so.",
  })
  async verifyReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the review." }) id: string,
    @Arg("verified", { description: "Whether its author is a customer." }) verified: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Review> | null> {
    return readRow(context.em, Review, await verifyReview(context, id, verified), selectionOf(info));
  }
}
