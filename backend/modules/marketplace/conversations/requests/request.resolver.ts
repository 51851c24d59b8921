import type { GraphQLResolveInfo } from "graphql";
import sql from "sql-template-tag";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { asPerson, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { readRow, readRowsInOrder } from "../../../../shared/rows/read-rows.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { selectionOf } from "../../../../shared/rows/selection.ts";
import { parseIds } from "../../../../shared/schema/ids.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { isPublicVendor } from "../../../catalog/vendors/vendor-status.ts";
import { ConversationMessage } from "../messages/conversation-message.entity.ts";
import { answerRequest } from "./answer.service.ts";
import { listReplies, VendorReply } from "./reply.service.ts";
import { VendorRequest } from "./request.entity.ts";
import { VendorAnswerInput, VendorRequestInput } from "./request.inputs.ts";
import { MAX_VENDORS } from "./request.rules.ts";
import { requestVendors } from "./request.service.ts";

@Resolver(() => VendorRequest)
export class VendorRequestResolver {
  @SignedIn()
  @Query(() => VendorRequest, {
    nullable: true,
    description: "One of the viewer's requests to several vendors; null if there is none with this id.",
  })
  vendorRequest(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the request." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<VendorRequest> | null> {
    const own = sql`t.person_id = ${personOf(context).id}`;
    return readRow(context.em, VendorRequest, id, selectionOf(info), own);
  }

  @SignedIn()
  @Query(() => [VendorReply], {
    description:
      "What each vendor answered to one of the viewer's requests; empty if there is none with this id.",
  })
  vendorReplies(
    @Ctx() context: Context,
    @Arg("requestId", () => ID, { description: "The id of the request." }) requestId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<VendorReply[]> {
    return listReplies(context, requestId, selectionOf(info));
  }

  @SignedIn()
  @Query(() => [Vendor], { description: "The vendors with these ids, of the first five, in their order." })
  vendorsToAsk(
    @Ctx() { em }: Context,
    @Arg("ids", () => [ID], { description: "The ids of the vendors." }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Vendor>[]> {
    return readRowsInOrder(
      em,
      Vendor,
      parseIds(ids).slice(0, MAX_VENDORS),
      selectionOf(info),
      isPublicVendor,
    );
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => VendorRequest, { description: "Sends the same questions to up to five vendors." })
  async requestVendors(
    @Ctx() context: Context,
    @Arg("input", () => VendorRequestInput, { description: "What to ask, and which vendors." })
    input: VendorRequestInput,
    @Arg("key", { description: "A UUID; repeating it sends nothing more." }) key: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<VendorRequest> | null> {
    const id = await requestVendors(context, input, key);
    return readRow(context.em, VendorRequest, id, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => ConversationMessage, {
    description: "Answers the questions of a request for the vendor; later answers replace earlier ones.",
  })
  async answerVendorRequest(
    @Ctx() context: Context,
    @Arg("conversationId", () => ID, { description: "The id of the conversation." }) conversationId: string,
    @Arg("answers", () => [VendorAnswerInput], { description: "An answer to each question." })
    answers: VendorAnswerInput[],
    @Arg("key", { description: "A UUID; repeating it sends nothing more." }) key: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ConversationMessage> | null> {
    const id = await answerRequest(context, conversationId, answers, key);
    return readRow(context.em, ConversationMessage, id, selectionOf(info));
  }

  @Reads(["personId", "vendorCount"])
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many vendors were asked; only for the person who asked.",
  })
  vendorCount(
    @Root() { personId, vendorCount }: Row<VendorRequest>,
    @Ctx() { actor }: Context,
  ): number | null {
    return asPerson(actor)?.id === personId ? (vendorCount ?? 0) : null;
  }

  @Reads(["personId", "answeredCount"])
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many of them answered; only for the person who asked.",
  })
  answeredCount(
    @Root() { personId, answeredCount }: Row<VendorRequest>,
    @Ctx() { actor }: Context,
  ): number | null {
    return asPerson(actor)?.id === personId ? (answeredCount ?? 0) : null;
  }
}
