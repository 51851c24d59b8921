import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow, readRows } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { reportRecord } from "../../administration/moderation/moderation.service.ts";
import { membershipsOnce } from "../../marketplace/organizations/membership.service.ts";
import { moderatedReviews } from "./moderated-reviews.ts";
import { removeReply, saveReply } from "./reply.service.ts";
import { Review, ReviewReply } from "./review.entity.ts";
import { ReviewInput } from "./review.inputs.ts";
import { isReviewer, mayRemoveReply, mayReply } from "./review.policy.ts";
import { EXCLUDED, editReview, reviewRefusal, withdrawReview, writeReview } from "./review.service.ts";

@ObjectType({ description: "The viewer's review of a solution, and whether they may write one." })
export class Reviewing {
  @Field(() => Review, { nullable: true, description: "The viewer's own review, in any status." })
  review: Row<Review> | null;

  @Field(() => String, { nullable: true, description: "Why the viewer can't review it; null if they can." })
  refusal: string | null;
}

/** Returns the review with the fields that the operation requests. */
async function shown(
  { em }: Context,
  id: number | Promise<number>,
  info: GraphQLResolveInfo,
): Promise<Row<Review> | null> {
  return readRow(em, Review, await id, selectionOf(info));
}

@Resolver(() => Review)
export class ReviewResolver {
  @SignedIn()
  @Query(() => Reviewing, {
    description: "The viewer's review of a solution, and whether they may write one.",
  })
  async reviewing(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The id of the solution." }) solutionId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reviewing> {
    const refusal = await reviewRefusal(context, solutionId);
    const { review: selection } = selectionOf(info);
    if (!selection) return { review: null, refusal };
    const where = sql`t.author_id = ${personOf(context).id} and t.solution_id = ${parseId(solutionId) ?? 0}`;
    const [review] = await readRows(context.em, Review, { selection, where, limit: 1 });
    return { review: review ?? null, refusal };
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Review, {
    description:
      "Writes the viewer's review of a solution, one for each. It needs an administrator's approval if it is the viewer's first or the account is new.",
  })
  writeReview(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The id of the solution." }) solutionId: string,
    @Arg("input", () => ReviewInput, { description: "The review's content." }) input: ReviewInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Review> | null> {
    return shown(context, writeReview(context, solutionId, input), info);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Review, {
    description:
      "Changes the viewer's own review, or submits a withdrawn one again; the same rule decides whether it needs approval.",
  })
  editReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the review." }) id: string,
    @Arg("input", () => ReviewInput, { description: "The review's new content." }) input: ReviewInput,
    @Arg("version", () => Int, { description: "The version that was edited." }) version: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Review> | null> {
    return shown(context, editReview(context, id, input, version), info);
  }

  @SignedIn()
  @Mutation(() => Review, { description: "Withdraws the viewer's own review; others no longer see it." })
  withdrawReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the review." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Review> | null> {
    return shown(context, withdrawReview(context, id), info);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Reports a review to the administrators." })
  reportReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the review." }) id: string,
    @Arg("reason", { description: "At most 1,000 characters." }) reason: string,
  ): Promise<Done> {
    return reportRecord(context, moderatedReviews, id, reason);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Review, {
    description: "Writes or changes the vendor's reply to a review; only for members of its organization.",
  })
  saveReviewReply(
    @Ctx() context: Context,
    @Arg("reviewId", () => ID, { description: "The id of the review." }) reviewId: string,
    @Arg("text", { description: "Plain text, 1 to 5,000 characters." }) text: string,
    @Info() info: GraphQLResolveInfo,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version of the reply that is changed; null for a new one.",
    })
    version?: number | null,
  ): Promise<Row<Review> | null> {
    return shown(context, saveReply(context, reviewId, text, version), info);
  }

  @SignedIn()
  @Mutation(() => Review, {
    description: "Removes the vendor's reply; only for members of its organization and administrators.",
  })
  removeReviewReply(
    @Ctx() context: Context,
    @Arg("reviewId", () => ID, { description: "The id of the review." }) reviewId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Review> | null> {
    return shown(context, removeReply(context, reviewId), info);
  }

  @Reads([], { replies: fields(["id", "text", "createdAt", "editedAt", "version"]) })
  @FieldResolver(() => ReviewReply, { nullable: true, description: "The vendor's reply." })
  reply(@Root() { replies }: Row<Review>): Row<ReviewReply> | null {
    return replies[0] ?? null;
  }

  @Reads(["authorId"])
  @FieldResolver(() => Boolean, { description: "Whether the viewer wrote it." })
  viewerIsAuthor(@Root() { authorId }: Row<Review>, @Ctx() { actor }: Context): boolean {
    return isReviewer(actor, authorId);
  }

  @Reads(["organizationId", "replyRemovedByAdministrator"])
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may reply to it for the vendor; nobody may once an administrator removed a reply.",
  })
  async viewerCanReply(
    @Root() { organizationId = 0, replyRemovedByAdministrator }: Row<Review>,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return mayReply(await membershipsOnce(context), { organizationId, replyRemovedByAdministrator });
  }

  @Reads(["organizationId"])
  @FieldResolver(() => Boolean, { description: "Whether the viewer may remove the vendor's reply." })
  async viewerCanRemoveReply(
    @Root() { organizationId = 0 }: Row<Review>,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return mayRemoveReply(context.actor, await membershipsOnce(context), organizationId);
  }

  @Reads(["authorId", "status", "decisionReason", "excluded"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "Why it is hidden; for its author only.",
  })
  hiddenReason(
    @Root() { authorId, status, decisionReason, excluded }: Row<Review>,
    @Ctx() { actor }: Context,
  ): string | null {
    if (excluded && isReviewer(actor, authorId)) return EXCLUDED;
    return status === "hidden" && isReviewer(actor, authorId) ? (decisionReason ?? null) : null;
  }
}
