import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { type PostingOutcome, PostingOutcomes } from "../posting-base/outcome.ts";
import type { PendingVersion } from "../posting-base/pending-version.ts";
import type { PostingStage } from "../posting-base/stage.ts";
import { type PostingKind, PostingKinds, type PostingStatus, PostingStatuses } from "./posting-status.ts";

/** A row of the view that combines both kinds; read-only. */
@ObjectType({
  description:
    "An opportunity or a collaboration as its owner's team sees it, from the draft to the outcome.",
})
@Entity({ tableName: "postings", readonly: true })
export class Posting {
  @Field(() => ID, { description: "Of the posting; `recordId` is that of the opportunity or collaboration." })
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => PostingKinds, { description: "Whether it is an opportunity or a collaboration." })
  @Property({ columnType: "text" })
  kind!: PostingKind;

  @Field(() => ID, { description: "The id of the opportunity or collaboration." })
  @Property({ type: "integer" })
  recordId!: number;

  @Field(() => Opportunity, { nullable: true, description: "The record, if it is an opportunity." })
  @ManyToOne(() => Opportunity, { ref: true, nullable: true })
  opportunity?: Ref<Opportunity> | null;

  @Field(() => Collaboration, { nullable: true, description: "The record, if it is a collaboration." })
  @ManyToOne(() => Collaboration, { ref: true, nullable: true })
  collaboration?: Ref<Collaboration> | null;

  @Field({ description: "The headline." })
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "The slug in its URL." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field({ description: "Who offers it, as the record says." })
  @Property({ columnType: "text" })
  organization!: string;

  @Property({ columnType: "integer", runtimeType: "number", nullable: true })
  ownerOrganizationId?: number | null;

  @Property({ columnType: "integer", runtimeType: "number", nullable: true })
  ownerUserId?: number | null;

  @Property({ columnType: "text", runtimeType: "string" })
  stage!: PostingStage;

  @Field(() => PostingStatuses, { description: "The field that it is quoted from." })
  @Property({ columnType: "text" })
  status!: PostingStatus;

  @Field(() => Int, { description: "Increases with each change; send it back to detect conflicts." })
  @Property({ type: "integer" })
  version!: number;

  @Field(() => Date, { nullable: true, description: "The application deadline; null if there is none." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  dueDate?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why an administrator sent it, or its `pending` version, back.",
  })
  @Property({ columnType: "text", nullable: true })
  returnReason?: string | null;

  @Property({ type: "json", columnType: "jsonb", nullable: true })
  pendingVersion?: PendingVersion | null;

  @Field(() => Date, { nullable: true, description: "When it was last submitted for review." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  submittedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: "When its due date was last moved to a later one." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  extendedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: "The due date before the last extension." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  extendedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was closed." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  closedAt?: Date | null;

  @Field(() => PostingOutcomes, { nullable: true, description: "How it ended, once it is closed." })
  @Property({ columnType: "text", nullable: true })
  outcome?: PostingOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "More about the outcome in the owner's words; null if they said no more.",
  })
  @Property({ columnType: "text" })
  outcomeNote!: string;

  @Field(() => Int, { description: "Applications received, without those that were withdrawn." })
  @Property({ type: "integer" })
  applicationCount!: number;

  @Field({ description: "When it was started or, once it is published, when it was listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt!: Date;

  @Field({ description: "When it last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt!: Date;
}
