import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { type BulkKind, BulkKinds, type BulkResult, BulkResults } from "./bulk-kind.ts";

@ObjectType({ description: "What an administrator did to many accounts at once." })
@Entity({ tableName: "bulk_operations" })
export class BulkOperation {
  [OptionalProps]?: "succeeded" | "skipped" | "createdAt" | "undone";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The idempotency key from the caller: starting with the same one again has no further effect. */
  @Property({ columnType: "uuid" })
  key!: string;

  @Field(() => BulkKinds, { description: "What is done." })
  @Property({ columnType: "text" })
  kind!: BulkKind;

  /** The administrator who started it; null once their account is deleted. */
  @Property({ columnType: "integer", nullable: true })
  actorId?: number | null;

  @Field(() => String, { nullable: true, description: "The title of the notification, if one is sent." })
  @Property({ columnType: "text", nullable: true })
  title?: string | null;

  @Property({ columnType: "text", nullable: true })
  message?: string | null;

  /** The id of the operation that it undoes. */
  @Property({ columnType: "integer", nullable: true })
  undoOf?: number | null;

  @Field(() => Int, { description: "How many accounts were chosen." })
  @Property({ type: "integer" })
  total!: number;

  @Field(() => Int, { description: "How many it has been done for so far." })
  @Property({ type: "integer", default: 0 })
  succeeded: number = 0;

  @Field(() => Int, { description: "How many were skipped so far; each says why." })
  @Property({ type: "integer", default: 0 })
  skipped: number = 0;

  @Field({ description: "When it was started." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When the last account was done; null while it runs." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  finishedAt?: Date | null;

  @Field(() => String, { nullable: true, description: "Who started it; null once their account is deleted." })
  @Formula(
    (_columns, { alias }) =>
      `(select a.first_name || ' ' || a.last_name from users a where a.id = ${alias}.actor_id)`,
    { type: "text", lazy: true },
  )
  startedBy?: string | null;

  /** Whether another operation undoes it. */
  @Formula((_columns, { alias }) => `exists (select from bulk_operations u where u.undo_of = ${alias}.id)`, {
    type: "boolean",
    lazy: true,
  })
  undone?: boolean;
}

@ObjectType({ description: "One of the accounts that a bulk operation was started for." })
@Entity({ tableName: "bulk_operation_items" })
export class BulkOperationItem {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ columnType: "integer" })
  operationId!: number;

  @Field(() => User, { description: "The account as it is now." })
  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field(() => BulkResults, { nullable: true, description: "The result; null while it is waiting." })
  @Property({ columnType: "text", nullable: true })
  result?: BulkResult | null;

  @Field(() => String, { nullable: true, description: "Why it was skipped." })
  @Property({ columnType: "text", nullable: true })
  reason?: string | null;
}
