import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { encodeCursor } from "../../../../shared/listing/cursor.ts";
import { readRow } from "../../../../shared/rows/read-rows.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../../shared/rows/selection.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { messageList } from "../conversation.list.ts";
import { countUnread, standingOf } from "../standing.ts";
import { ConversationMessage } from "./conversation-message.entity.ts";
import { reportMessage, sendMessage } from "./message.service.ts";

@Resolver(() => ConversationMessage)
export class MessageResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => ConversationMessage, {
    description:
      "Sends a message to one of the viewer's conversations; administrators answer for vendors without members.",
  })
  async sendMessage(
    @Ctx() context: Context,
    @Arg("conversationId", () => ID, { description: "The id of the conversation." }) conversationId: string,
    @Arg("text", { description: "Plain text, 1 to 5,000 characters." }) text: string,
    @Arg("key", { description: "A UUID; repeating it sends no other message." }) key: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ConversationMessage> | null> {
    const id = await sendMessage(context, conversationId, { text, key });
    return readRow(context.em, ConversationMessage, id, selectionOf(info));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Reports a message from the other side to the administrators." })
  reportMessage(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the message." }) id: string,
    @Arg("reason", { description: "At most 1,000 characters." }) reason: string,
  ): Promise<Done> {
    return reportMessage(context, id, reason);
  }

  @Reads(["status", "side", "text", "conversationId"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "Plain text; null for the other side while an administrator has hidden it.",
  })
  async text(
    @Root() { status, side, text, conversationId = 0 }: Row<ConversationMessage>,
    @Ctx() context: Context,
  ): Promise<string | null> {
    if (status === "published") return text;
    return (await standingOf(context, conversationId)).side === side ? text : null;
  }

  @Reads(["id", "sentAt"])
  @FieldResolver(() => String, { description: "Its position in `conversationMessages`." })
  cursor(@Root() { id, sentAt = "" }: Row<ConversationMessage>): string {
    return encodeCursor(messageList.defaultOrder, [sentAt, id]);
  }

  @Reads(["status"])
  @FieldResolver(() => Boolean, {
    description: "Whether an administrator has hidden it from the other side.",
  })
  hidden(@Root() { status }: Row<ConversationMessage>): boolean {
    return status === "hidden";
  }

  @Reads(["status", "side", "conversationId", "decisionReason"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "Why an administrator has hidden it; for the side that sent it only.",
  })
  async hiddenReason(
    @Root() { status, side, conversationId = 0, decisionReason }: Row<ConversationMessage>,
    @Ctx() context: Context,
  ): Promise<string | null> {
    if (status !== "hidden" || !decisionReason) return null;
    return (await standingOf(context, conversationId)).side === side ? decisionReason : null;
  }

  @Reads(["byAdministrator"], { author: fields(["firstName", "lastName"]) })
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who wrote it; null for administrators and deleted accounts.",
  })
  authorName(@Root() { author, byAdministrator }: Row<ConversationMessage>): string | null {
    return author && !byAdministrator ? `${author.firstName} ${author.lastName}` : null;
  }
}

@Resolver(() => User)
export class UnreadResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Number of the viewer's conversations with unread messages; null for other accounts.",
  })
  async unreadConversations(@Root() { id }: User, @Ctx() context: Context): Promise<number | null> {
    return asPerson(context.actor)?.id === id ? countUnread(context) : null;
  }
}
