import { Collection, type Opt, type Ref } from "@mikro-orm/core";
import {
  Entity,
  Formula,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import { User } from "../../account/identity/user.entity.ts";
import {
  type ModerationStatus,
  ModerationStatuses,
} from "../../administration/moderation/moderation-status.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { type Level, Levels } from "../taxonomy/level.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import type { ReviewerRole } from "./reviewer.rules.ts";
import { ReviewerRoles, type ReviewProof, ReviewProofs } from "./reviewer.ts";

@ObjectType({ implements: Node, description: "A user's review of a solution." })
@Entity({ tableName: "reviews" })
export class Review {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => Solution, { description: "The reviewed solution." })
  @ManyToOne(() => Solution, { ref: true })
  solution!: Ref<Solution>;

  /** The author's account, at most one review per solution; null for imported reviews and deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "The author's name." })
  @Property({ columnType: "text" })
  authorName!: string;

  @Field(() => String, {
    nullable: true,
    description: "How the author uses it, such as their role and organization; null if they didn't say.",
  })
  @Property({ columnType: "text", default: "" })
  affiliation: string = "";

  @Field(() => Int, { description: "1 to 5." })
  @Property({ type: "smallint" })
  rating!: number;

  @Field(() => Int, { nullable: true, description: "How easy it is to use, 1 to 5; null if it isn't rated." })
  @Property({ type: "smallint", nullable: true })
  easeOfUse?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(ease_of_use, 0) stored" })
  easeOfUseKey!: Opt<number>;

  @Field(() => Int, {
    nullable: true,
    description: "How easy it is to set up, 1 to 5; null if it isn't rated.",
  })
  @Property({ type: "smallint", nullable: true })
  setup?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(setup, 0) stored" })
  setupKey!: Opt<number>;

  @Field(() => Int, {
    nullable: true,
    description: "How well the vendor helps, 1 to 5; null if it isn't rated.",
  })
  @Property({ type: "smallint", nullable: true })
  support?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(support, 0) stored" })
  supportKey!: Opt<number>;

  @Field(() => Int, {
    nullable: true,
    description: "What one gets for the money, 1 to 5; null if it isn't rated.",
  })
  @Property({ type: "smallint", nullable: true })
  value?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(value, 0) stored" })
  valueKey!: Opt<number>;

  @Field(() => Int, { nullable: true, description: "How reliably it works, 1 to 5; null if it isn't rated." })
  @Property({ type: "smallint", nullable: true })
  reliability?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(reliability, 0) stored" })
  reliabilityKey!: Opt<number>;

  @Field(() => Int, {
    nullable: true,
    description: "How well one gets at one's own data, 1 to 5; null if it isn't rated.",
  })
  @Property({ type: "smallint", nullable: true })
  dataAccess?: number | null;

  /** Sort key, 0 if it isn't rated; a generated column. */
  @Property({ type: "smallint", generated: "coalesce(data_access, 0) stored" })
  dataAccessKey!: Opt<number>;

  @Field(() => ReviewerRoles, {
    nullable: true,
    description: "What the author does; null if they didn't say.",
  })
  @Property({ columnType: "text", nullable: true })
  reviewerRole?: ReviewerRole | null;

  @Field(() => Levels, {
    nullable: true,
    description: "The level of sport that the author uses it at; null if they didn't say.",
  })
  @Property({ columnType: "text", nullable: true })
  reviewerLevel?: Level | null;

  @Field(() => Sport, {
    nullable: true,
    description: "The sport that the author uses it for; null if they didn't say.",
  })
  @ManyToOne(() => Sport, { ref: true, nullable: true })
  sport?: Ref<Sport> | null;

  @Field(() => Int, {
    nullable: true,
    description: "For how many months the author has used it, 0 to 600; null if they didn't say.",
  })
  @Property({ type: "smallint", nullable: true })
  monthsUsed?: number | null;

  @Field(() => ReviewProofs, {
    nullable: true,
    description: "How it is known that the author is a customer; null if it isn't.",
  })
  @Property({ columnType: "text", nullable: true })
  verifiedBy?: ReviewProof | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  verifiedAt?: Date | null;

  @Field({ description: "The headline." })
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "The text of the review." })
  @Property({ columnType: "text" })
  text!: string;

  @Field(() => String, { nullable: true, description: "What the author likes; null if they didn't say." })
  @Property({ columnType: "text", default: "" })
  pros: string = "";

  @Field(() => String, {
    nullable: true,
    description: "What the author thinks could be better; null if they didn't say.",
  })
  @Property({ columnType: "text", default: "" })
  cons: string = "";

  @Field(() => ModerationStatuses, {
    description: "Only its author and administrators see it while it isn't published.",
  })
  @Property({ columnType: "text", default: "pending" })
  status: ModerationStatus = "pending";

  /** Maintained by triggers on every write, which hide the review. */
  @Field(() => Boolean, {
    description:
      "Whether it is hidden and doesn't count because its author belongs to the organization behind the solution, or left it less than a year ago.",
  })
  @Property({ type: "boolean", default: false })
  excluded: Opt<boolean> = false;

  /** Whether an administrator removed the vendor's reply, which rules out another one. */
  @Property({ type: "boolean", default: false })
  replyRemovedByAdministrator: Opt<boolean> = false;

  /** Number of open reports; maintained by a database trigger. */
  @Property({ type: "integer", default: 0 })
  reportsCount: number = 0;

  @Field({ description: "When it was written." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When its author last edited it." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  editedAt?: Date | null;

  @Field(() => Int, { description: "Increases with each edit; send it back to detect concurrent edits." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  /** The vendor's reply, if any. */
  @OneToMany(
    () => ReviewReply,
    (reply) => reply.review,
  )
  replies = new Collection<ReviewReply>(this);

  /** The id of the author's account. */
  @Formula((_columns, { alias }) => `${alias}.author_id`, { type: "integer", lazy: true })
  authorId?: Opt<number> | null;

  /** The id of the organization that the solution's vendor belongs to. */
  @Formula(
    (_columns, { alias }) =>
      `(select v.organization_id from solutions s join vendors v on v.id = s.vendor_id where s.id = ${alias}.solution_id)`,
    { type: "integer", lazy: true },
  )
  organizationId?: Opt<number>;

  /** The reason for the moderation decision in force. */
  @Formula(
    (_columns, { alias }) =>
      `(select d.reason from moderation_decisions d where d.subject_kind = 'review' and d.subject_id = ${alias}.id
        and d.latest)`,
    { type: "text", lazy: true },
  )
  decisionReason?: Opt<string> | null;
}

@ObjectType({ description: "The vendor's reply to a review; there is at most one." })
@Entity({ tableName: "review_replies" })
export class ReviewReply {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Review, { ref: true })
  review!: Ref<Review>;

  /** The member who wrote the reply for the vendor; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "Plain text, at most 5,000 characters." })
  @Property({ columnType: "text" })
  text!: string;

  @Field({ description: "When it was written." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it was last edited." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  editedAt?: Date | null;

  @Field(() => Int, { description: "Increases with each edit; send it back to detect concurrent edits." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
