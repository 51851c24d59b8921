import type { GraphQLResolveInfo } from "graphql";
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
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { beginConversation, contactRefusal } from "./begin.service.ts";
import { Conversation } from "./conversation.entity.ts";
import { ContactVendorInput } from "./conversation.inputs.ts";
import { type ConversationSide, ConversationSides } from "./conversation-side.ts";
import { readUpTo, setArchived } from "./inbox.service.ts";
import { readableBy } from "./readable.ts";
import { standingOf } from "./standing.ts";

@ObjectType({ description: "Whether the viewer may write to a vendor." })
export class Contacting {
  @Field(() => String, { nullable: true, description: "Why the viewer can't write to it; null if they can." })
  refusal: string | null;
}

/** Returns the conversation with the fields that the operation requests. */
async function shown(context: Context, id: number | Promise<number>, info: GraphQLResolveInfo) {
  return readRow(context.em, Conversation, await id, selectionOf(info));
}

@Resolver(() => Conversation)
export class ConversationResolver {
  @SignedIn()
  @Query(() => Contacting, { description: "Whether the viewer may write to a vendor." })
  async contacting(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
  ): Promise<Contacting> {
    return { refusal: await contactRefusal(context, vendorId) };
  }

  @SignedIn()
  @Query(() => Conversation, {
    nullable: true,
    description: "One of the viewer's conversations; null if there is none with this id.",
  })
  conversation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the conversation." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Conversation> | null> {
    return readRow(context.em, Conversation, id, selectionOf(info), readableBy(context.actor));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Conversation, { description: "Starts a conversation with a vendor." })
  beginConversation(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("input", () => ContactVendorInput, { description: "The first message." }) input: ContactVendorInput,
    @Arg("key", { description: "A UUID; repeating it starts no other conversation." }) key: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Conversation> | null> {
    return shown(context, beginConversation(context, vendorId, input, key), info);
  }

  @SignedIn()
  @Mutation(() => Conversation, { description: "Notes that the viewer has read one of their conversations." })
  markConversationRead(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the conversation." }) id: string,
    @Arg("upTo", () => ID, { description: "The id of the last message that was read." }) upTo: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Conversation> | null> {
    return shown(context, readUpTo(context, id, upTo), info);
  }

  @SignedIn()
  @Mutation(() => Conversation, {
    description:
      "Archives one of the viewer's conversations for their side until the next message, or brings it back.",
  })
  setConversationArchived(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the conversation." }) id: string,
    @Arg("archived", { description: "Whether it is archived from now on." }) archived: boolean,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Conversation> | null> {
    return shown(context, setArchived(context, id, archived), info);
  }

  @Reads([], { person: fields(["firstName", "lastName"]) })
  @FieldResolver(() => String, { description: "The name of the person who started it." })
  personName(@Root() { person }: Row<Conversation>): string {
    return `${person.firstName} ${person.lastName}`;
  }

  @FieldResolver(() => Solution, {
    nullable: true,
    description: "The solution that it is about, if any; null for the person while it is not public.",
  })
  async solution(
    @Root() { id, solution }: Row<Conversation>,
    @Ctx() context: Context,
  ): Promise<Row<Solution> | null> {
    if (!solution) return null;
    const { side, offered } = await standingOf(context, id);
    return side === "vendor" || offered ? solution : null;
  }

  @Reads(["id"])
  @FieldResolver(() => ConversationSides, { description: "Which side is the viewer's." })
  async viewerSide(@Root() { id }: Row<Conversation>, @Ctx() context: Context): Promise<ConversationSide> {
    return (await standingOf(context, id)).side;
  }

  @Reads(["id"])
  @FieldResolver(() => Int, {
    description: "Number of messages from the other side that the viewer has not read.",
  })
  async unreadCount(@Root() { id }: Row<Conversation>, @Ctx() context: Context): Promise<number> {
    return (await standingOf(context, id)).unread;
  }

  @Reads(["id"])
  @FieldResolver(() => Boolean, { description: "Whether the viewer's side has archived it." })
  async archived(@Root() { id }: Row<Conversation>, @Ctx() context: Context): Promise<boolean> {
    return (await standingOf(context, id)).archived;
  }

  @Reads(["id"])
  @FieldResolver(() => Boolean, {
    description: "Whether the vendor has no members yet, so that administrators read and answer for it.",
  })
  async vendorIsUnclaimed(@Root() { id }: Row<Conversation>, @Ctx() context: Context): Promise<boolean> {
    return (await standingOf(context, id)).unclaimed;
  }
}
