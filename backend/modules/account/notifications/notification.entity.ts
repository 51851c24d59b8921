import { ArrayType, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../identity/user.entity.ts";
import { type AlertLevel, AlertLevels } from "./alerts/alert-level.ts";
import { type NotificationType, NotificationTypes } from "./notification-type.ts";

@ObjectType({ description: "Something that a person was told. Only they can read it." })
@Entity({ tableName: "notifications" })
export class Notification {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The recipient. */
  @ManyToOne(() => User, { ref: true })
  recipient!: Ref<User>;

  @Field(() => Int, {
    description: "Its place among the recipient's notifications: each later one has a higher one.",
  })
  @Property({ type: "integer" })
  turn!: number;

  @Field(() => NotificationTypes, { description: "What it is about." })
  @Property({ columnType: "text" })
  type!: NotificationType;

  @Field(() => AlertLevels, { nullable: true, description: "How urgent an alert is; null for other types." })
  @Property({ columnType: "text", nullable: true })
  level?: AlertLevel | null;

  @Field({ description: "What happened, in one line of plain text." })
  @Property({ columnType: "text" })
  title!: string;

  @Field(() => [String], { description: "What else there is to say, as paragraphs of plain text." })
  @Property({ type: ArrayType, columnType: "text[]" })
  text: string[] = [];

  @Field({ description: "The path of the page that it is about." })
  @Property({ columnType: "text" })
  path!: string;

  @Field(() => String, {
    nullable: true,
    description: "The kind of what it is about, such as `application`.",
  })
  @Property({ columnType: "text", nullable: true })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true, description: "The id of what it is about." })
  @Property({ type: "integer", nullable: true })
  subjectId?: number | null;

  @Field({ description: "When it happened." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it was read; null until then." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  readAt?: Date | null;
}
