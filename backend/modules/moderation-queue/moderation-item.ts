import { Field, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type ModerationStatus, ModerationStatuses } from "../moderation/moderation-status.ts";

@ObjectType({ description: "A kind of record that administrators decide on." })
export class ModerationKind {
  @Field(() => ID, { description: "Its name, such as `review`." })
  id: string;

  @Field({ description: "What it is called, such as `Reviews`." })
  label: string;

  @Field({ description: "Which of them wait for a decision." })
  intro: string;

  @Field(() => Int, { description: "How many wait." })
  waiting: number;
}

@ObjectType({ description: "What a record was written about." })
export class ModerationSubject {
  @Field()
  title: string;

  @Field({ description: "The path of its page." })
  path: string;
}

@ObjectType({ description: "One text of a record." })
export class ModerationPart {
  @Field(() => String, { nullable: true, description: "What it is; null for the main text." })
  label: string | null;

  @Field({ description: "Plain text, as its author wrote it." })
  text: string;
}

@ObjectType({ description: "A record that waits for a decision." })
export class ModerationItem {
  @Field(() => ID, { description: "Its kind and id, such as `review:12`." })
  id: string;

  @Field(() => ModerationStatuses, { description: "Published if it is here because of reports." })
  status: ModerationStatus;

  @Field({ description: "The author's name, with what they say of themselves." })
  authorName: string;

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

  @Field({ description: "When it was written." })
  createdAt: Date;
}

@ObjectType()
export class ModerationItemConnection extends Connection(ModerationItem) {}
