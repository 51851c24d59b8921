import type { Opt, Ref } from "@mikro-orm/core";
import { ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { type PostingOutcome, PostingOutcomes } from "./outcome.ts";
import type { PendingVersion } from "./pending-version.ts";
import { type PostingStage, PostingStages } from "./stage.ts";

/** The common base of opportunities and collaborations: the life cycle from a draft to an outcome. */
@ObjectType()
export abstract class PostedRecord {
  @Field(() => PostingStages, { description: "Only its owner's team can see it before it is published." })
  @Property({ columnType: "text", default: "published" })
  stage: Opt<PostingStage> = "published";

  /** Increases with each edit. */
  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  /** The user who created it; null for imported records. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  postedBy?: Ref<User> | null;

  /** The idempotency key of its creation. */
  @Property({ columnType: "text", nullable: true })
  postingKey?: string | null;

  /** When it was last submitted for review. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  submittedAt?: Date | null;

  /** Why an administrator sent it back; for a public record, why its pending version was sent back. */
  @Property({ columnType: "text", nullable: true })
  returnReason?: string | null;

  /**
   * The version that its owner wants to publish instead; it awaits a decision unless `returnReason` is set.
   */
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

  /** When it was first published; null if it never was. */
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
