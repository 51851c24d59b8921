import { Field, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { type ModerationStatus, ModerationStatuses } from "../moderation/moderation-status.ts";
import {
  ModerationAuthor,
  ModerationDecision,
  ModerationPart,
  ModerationSubject,
} from "./moderation-item-parts.ts";

@ObjectType({ description: "A kind of record that administrators decide on." })
export class ModerationKind {
  @Field(() => ID, { description: "Its name, such as `review`." })
  id: string;

  @Field({ description: "What it is called, such as `Reviews`." })
  label: string;

  @Field({ description: "Which of them need a decision." })
  intro: string;

  @Field(() => Int, { description: "How many are waiting." })
  waiting: number;
}

@ObjectType({ description: "A record that is waiting for a decision, or was decided." })
export class ModerationItem {
  @Field(() => ID, { description: "Its kind and id, such as `review:12`." })
  id: string;

  @Field({ description: "What its kind is called, such as `Reviews`." })
  kindLabel: string;

  @Field({ description: "Whether `moderateMany` can decide on it; others have their own form." })
  together: boolean;

  @Field(() => ModerationStatuses, {
    description: "Its status now; published while it waits because of reports.",
  })
  status: ModerationStatus;

  @Field({ description: "The author's name, with what they say about themselves." })
  authorName: string;

  /** The author's account, if there is one. */
  authorId?: number | null;

  @Field(() => ModerationAuthor, {
    nullable: true,
    description: "What happened to everything that its author has written; null without an account.",
  })
  author?: ModerationAuthor | null;

  @Field({ description: "What it was written about." })
  on: ModerationSubject;

  @Field(() => [ModerationPart], { description: "Its texts, in order." })
  parts: ModerationPart[];

  @Field(() => [String], { description: "The reasons of its reports, oldest first." })
  reportReasons: string[];

  @Field(() => Int, {
    nullable: true,
    description: "Send it back with the decision to detect edits; null if it has no versions.",
  })
  version: number | null;

  @Field(() => ModerationDecision, {
    nullable: true,
    description: "The decision in force; null if there is none.",
  })
  decision?: ModerationDecision | null;

  @Field({ description: "When it was written." })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Since when it has been waiting: since it was written, or first reported; null if it isn't.",
  })
  waitingSince?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many whole hours it has been waiting; null if it isn't.",
  })
  waitingHours?: number | null;
}

@ObjectType()
export class ModerationItemConnection extends Connection(ModerationItem) {}
