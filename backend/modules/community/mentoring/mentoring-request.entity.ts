import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { User } from "../../account/identity/user.entity.ts";
import {
  type MentoringSide,
  MentoringSides,
  type MentoringStatus,
  MentoringStatuses,
} from "./mentoring-status.ts";

@ObjectType({ description: "A student's mentoring request, visible only to the two sides." })
@Entity({ tableName: "mentoring_requests" })
export class MentoringRequest {
  [OptionalProps]?: "createdAt" | "status" | "contact" | "endReason";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  mentor!: Ref<User>;

  @ManyToOne(() => User, { ref: true })
  student!: Ref<User>;

  @Field({ description: "What the student wrote." })
  @Property({ columnType: "text" })
  message!: string;

  @Field(() => MentoringStatuses, { description: "Its status." })
  @Property({ columnType: "text", default: "pending" })
  status: MentoringStatus = "pending";

  @Field(() => String, {
    nullable: true,
    description:
      "How the mentor can be reached, as they chose to say when accepting; null if they didn't say.",
  })
  @Property({ columnType: "text", default: "" })
  contact: string = "";

  @Field({ description: "When it was sent." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When the mentor decided; null before." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  decidedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was withdrawn or ended; null before." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  endedAt?: Date | null;

  @Field(() => MentoringSides, { nullable: true, description: "Who withdrew or ended it; null before." })
  @Property({ columnType: "text", nullable: true })
  endedBy?: MentoringSide | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why it was ended, in the words of the person who did; null if they didn't say, or if it wasn't.",
  })
  @Property({ columnType: "text", default: "" })
  endReason: string = "";
}

@ObjectType({ description: "A page of mentoring requests." })
export class MentoringRequestConnection extends Connection(MentoringRequest) {}
