import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";
import type { ModerationStatus } from "../../../administration/moderation/moderation-status.ts";
import { Conversation } from "../conversation.entity.ts";
import { type ConversationSide, ConversationSides } from "../conversation-side.ts";

@ObjectType({ description: "A message of a conversation; it can't be changed once it is sent." })
@Entity({ tableName: "conversation_messages" })
export class ConversationMessage {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => Conversation, { description: "The conversation that it is part of." })
  @ManyToOne(() => Conversation, { ref: true })
  conversation!: Ref<Conversation>;

  @Field(() => ConversationSides, { description: "Which side sent it." })
  @Property({ columnType: "text" })
  side!: ConversationSide;

  /** The author; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "Whether an administrator wrote it for a vendor without members." })
  @Property({ type: "boolean", default: false })
  byAdministrator: boolean = false;

  /** The text, without markup; the other side doesn't see it while it is hidden. */
  @Property({ columnType: "text" })
  text!: string;

  /** The idempotency key, chosen by the client, so that sending it twice has one effect. */
  @Property({ columnType: "uuid" })
  key!: string;

  @Property({ columnType: "text", default: "published" })
  status: ModerationStatus = "published";

  /** Number of open reports; maintained by a database trigger. */
  @Property({ type: "integer", default: 0 })
  reportsCount: number = 0;

  @Field({ description: "When it was sent." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  /** The reason for the moderation decision in force. */
  @Formula(
    (_columns, { alias }) =>
      `(select d.reason from moderation_decisions d
        where d.subject_kind = 'message' and d.subject_id = ${alias}.id and d.latest)`,
    { type: "text", lazy: true },
  )
  decisionReason?: Opt<string> | null;

  /** The id of its conversation. */
  @Formula((_columns, { alias }) => `${alias}.conversation_id`, { type: "integer", lazy: true })
  conversationId?: Opt<number>;

  /** When it was sent, in the format of cursors. */
  @Formula((_columns, { alias }) => `${alias}.created_at::text`, { type: "text", lazy: true })
  sentAt?: Opt<string>;
}
