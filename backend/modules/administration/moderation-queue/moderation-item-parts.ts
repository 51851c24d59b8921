import { Field, ID, Int, ObjectType } from "type-graphql";
import { type ModerationStatus, ModerationStatuses } from "../moderation/moderation-status.ts";

@ObjectType({ description: "What a record was written about." })
export class ModerationSubject {
  @Field({ description: "The record's headline." })
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

@ObjectType({ description: "What happened to everything else that an author has written." })
export class ModerationAuthor {
  @Field({ description: "When their account was created." })
  since: Date;

  @Field(() => Int, { description: "How many of their public texts are published now." })
  published: number;

  @Field(() => Int, { description: "How many are hidden now." })
  hidden: number;

  @Field(() => Int, { description: "How many were ever reported." })
  reported: number;
}

@ObjectType({ description: "An administrator's decision on a record." })
export class ModerationDecision {
  @Field(() => ID, { description: "Send it with another decision, so that none is overwritten unseen." })
  id: string;

  @Field(() => ModerationStatuses, { description: "Published or hidden." })
  status: ModerationStatus;

  @Field(() => String, { nullable: true, description: "The reason, which was emailed to its author." })
  reason: string | null;

  @Field(() => String, { nullable: true, description: "Who decided; null for deleted accounts." })
  by: string | null;

  @Field({ description: "When it was decided." })
  at: Date;

  @Field(() => Int, { description: "How many reports it settled." })
  reports: number;
}
