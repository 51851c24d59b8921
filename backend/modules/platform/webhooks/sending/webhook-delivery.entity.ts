import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { type StoredAttempt, WebhookAttempt } from "./webhook-attempt.ts";

/** The statuses of a message. */
export const DeliveryStatuses = { WAITING: "waiting", DELIVERED: "delivered", FAILED: "failed" } as const;

type DeliveryStatus = (typeof DeliveryStatuses)[keyof typeof DeliveryStatuses];

registerEnumType(DeliveryStatuses, {
  name: "WebhookDeliveryStatus",
  description: "The status of a message to an endpoint.",
  valuesConfig: {
    WAITING: { description: "It will be sent soon, or again after a failure." },
    DELIVERED: { description: "The endpoint answered with a status of 200 to 299." },
    FAILED: { description: "It was abandoned after nine attempts, or as the endpoint answered with 410." },
  },
});

@ObjectType({ description: "A message to an endpoint, kept for 30 days." })
@Entity({ tableName: "webhook_deliveries" })
export class WebhookDelivery {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ type: "integer" })
  endpointId!: number;

  @Field({ description: "The `webhook-id` that it is sent with, the same each time." })
  @Property({ columnType: "text" })
  messageId!: string;

  @Field({ description: "The event, such as `solution.published`." })
  @Property({ columnType: "text" })
  type!: string;

  @Field({ description: "What is sent, as JSON." })
  @Property({ columnType: "text" })
  body!: string;

  @Field(() => DeliveryStatuses, { description: "Its status." })
  @Property({ columnType: "text" })
  status!: DeliveryStatus;

  @Field(() => Int, { description: "How often it was sent." })
  @Property({ type: "integer" })
  attempts!: number;

  @Field({ description: "When it is sent next, while it waits; later while its endpoint pauses." })
  @Property({ columnType: "timestamptz(3)" })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was last sent; null before." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastAttemptAt?: Date | null;

  @Field(() => Int, { nullable: true, description: "The status of the last answer; null if there is none." })
  @Property({ type: "integer", nullable: true })
  lastStatus?: number | null;

  @Field(() => Int, { nullable: true, description: "How long the last attempt took, in milliseconds." })
  @Property({ type: "integer", nullable: true })
  lastDuration?: number | null;

  @Field(() => String, { nullable: true, description: "The beginning of the last answer, up to 1 KB." })
  @Property({ columnType: "text", nullable: true })
  lastAnswer?: string | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed, in one line." })
  @Property({ columnType: "text", nullable: true })
  lastError?: string | null;

  @Property({ type: "json", columnType: "jsonb" })
  attemptLog!: StoredAttempt[];

  @Field(() => [WebhookAttempt], {
    name: "attemptLog",
    description: "The attempts to send it, newest first, 20 at most.",
  })
  newestAttempts(): WebhookAttempt[] {
    return this.attemptLog.map((attempt) => new WebhookAttempt(attempt)).reverse();
  }

  @Field({ description: "When it happened." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt!: Date;
}

@ObjectType({ description: "Messages to an endpoint, newest first." })
export class WebhookDeliveryConnection extends Connection(WebhookDelivery) {}
