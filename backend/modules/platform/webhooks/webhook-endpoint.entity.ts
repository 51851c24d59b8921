import { OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../shared/schema/versioned.ts";

@ObjectType({ description: "An address on the viewer's server that events are sent to, by POST." })
@Entity({ tableName: "webhook_endpoints" })
export class WebhookEndpoint implements Versioned {
  [OptionalProps]?: "enabled" | "notificationTurn" | "version" | "createdAt" | "updatedAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ type: "integer" })
  ownerId!: number;

  @Field({ description: "Its address." })
  @Property({ columnType: "text" })
  url!: string;

  @Field(() => [String], { description: "The events that it receives, such as `solution.published`." })
  @Property({ columnType: "text[]", type: "array" })
  events!: string[];

  /** The secret that signs its messages, in the form that its owner has. */
  @Property({ columnType: "text", hidden: true })
  secret!: string;

  /** The previous secret, which also signs for a day. */
  @Property({ columnType: "text", nullable: true, hidden: true })
  previousSecret: string | null = null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when messages are also signed with the previous secret.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  previousUntil: Date | null = null;

  @Field({
    description:
      "Whether events are sent to it; it is turned off after it has failed for 27 hours, or answered with 410.",
  })
  @Property({ type: "boolean" })
  enabled: boolean = true;

  @Field(() => Date, { nullable: true, description: "Since when nothing has reached it; null if it works." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  failingSince: Date | null = null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  pausedUntil: Date | null = null;

  @Field(() => Date, {
    name: "pausedUntil",
    nullable: true,
    description: "Until when it gets nothing but tests after a failure; null if what is due is sent.",
  })
  endOfPause(): Date | null {
    return this.pausedUntil && this.pausedUntil > new Date() ? this.pausedUntil : null;
  }

  /** The turn of the owner's last notification for which messages were created. */
  @Property({ type: "integer" })
  notificationTurn: number = 0;

  @Field(() => Int, { description: "Changes with each edit; expected by the edits." })
  @Property({ type: "integer" })
  version: number = 1;

  @Field({ description: "When it was added." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}
