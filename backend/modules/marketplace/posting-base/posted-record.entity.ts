import type { Opt, Ref } from "@mikro-orm/core";
import { ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { type PostingOutcome, PostingOutcomes } from "./outcome.ts";
import type { PendingVersion } from "./pending-version.ts";
import { type PostingStage, PostingStages } from "./stage.ts";

/** What opportunities and collaborations have in common: their way from a draft to an outcome. */
@ObjectType()
export abstract class PostedRecord {
  @Field(() => PostingStages, { description: "Only its owner's team can see it before it is published." })
  @Property({ columnType: "text", default: "published" })
  stage: Opt<PostingStage> = "published";

  /** Increases with each edit. */
  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  /** Who began it; null for what was imported. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  postedBy?: Ref<User> | null;

  /** Names its creation, so that a repeated one is known. */
  @Property({ columnType: "text", nullable: true })
  postingKey?: string | null;

  /** When it was last submitted for review. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  submittedAt?: Date | null;

  /** Why an administrator sent it back; of a public record, its other version. */
  @Property({ columnType: "text", nullable: true })
  returnReason?: string | null;

  /** What its owner wants to be public instead; it waits for a decision unless there is a reason why it was sent back. */
  @Property({ type: "json", columnType: "jsonb", nullable: true, hidden: true })
  pendingVersion?: PendingVersion | null;

  @Field(() => Date, {
    nullable: true,
    description: "When its due date was last moved to a later one; null if it never was.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  extendedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: "The due date before the last extension." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  extendedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: "When its owner closed it." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  closedAt?: Date | null;

  /** Whether an administrator closed it; then only administrators can reopen it. */
  @Property({ type: "boolean", default: false })
  closedByAdministrator: Opt<boolean> = false;

  /** When it was first public; null if it never was. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  publishedAt?: Date | null;

  @Field(() => PostingOutcomes, {
    nullable: true,
    description: "How it ended; null while it is open, or if its owner hasn't said.",
  })
  @Property({ columnType: "text", nullable: true })
  outcome?: PostingOutcome | null;

  @Field(() => String, { nullable: true, description: "More about the outcome in the owner's words." })
  @Property({ columnType: "text", default: "" })
  outcomeNote: Opt<string> = "";
}
