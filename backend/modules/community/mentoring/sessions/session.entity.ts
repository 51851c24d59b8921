import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { type MentoringSide, MentoringSides } from "../mentoring-status.ts";
import { type SessionStatus, SessionStatuses } from "./session-status.ts";

@ObjectType({ description: "A session between a mentor and a student, visible only to the two of them." })
@Entity({ tableName: "mentoring_sessions" })
export class MentoringSession {
  [OptionalProps]?: "createdAt" | "updatedAt" | "status" | "reason";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ type: "integer" })
  mentoringId!: number;

  @ManyToOne(() => User, { ref: true })
  mentor!: Ref<User>;

  @ManyToOne(() => User, { ref: true })
  student!: Ref<User>;

  @Field({ description: "What it is about." })
  @Property({ columnType: "text" })
  topic!: string;

  @Field({ description: "Where it takes place: a location or a link." })
  @Property({ columnType: "text" })
  place!: string;

  @Field({ description: "When it begins." })
  @Property({ columnType: "timestamptz(3)" })
  startsAt!: Date;

  @Field({ description: "When it ends." })
  @Property({ columnType: "timestamptz(3)" })
  endsAt!: Date;

  @Field({ description: "The time zone in which the mentor proposed it, such as `America/Chicago`." })
  @Property({ columnType: "text" })
  timeZone!: string;

  @Field(() => SessionStatuses, { description: "The field that it is quoted from." })
  @Property({ columnType: "text", default: "proposed" })
  status: SessionStatus = "proposed";

  @Field(() => String, {
    nullable: true,
    description:
      "Why it was declined or canceled, in the words of the person who did; null if they didn't say, or if it wasn't.",
  })
  @Property({ columnType: "text", default: "" })
  reason: string = "";

  @Field(() => MentoringSides, { nullable: true, description: "Who canceled it; null if no one did." })
  @Property({ columnType: "text", nullable: true })
  cancelledBy?: MentoringSide | null;

  @Field({ description: "When it was proposed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}

@ObjectType({ description: "A page of sessions." })
export class MentoringSessionConnection extends Connection(MentoringSession) {}
