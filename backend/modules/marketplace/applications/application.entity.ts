import { ArrayType, Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, OneToMany, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../shared/schema/versioned.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { type ApplicationStatus, ApplicationStatuses } from "./application-status.ts";

@ObjectType({
  description:
    "A person's application to an opportunity or a collaboration; visible to them and, while it is submitted, to those who decide on it.",
})
@Entity({ tableName: "applications" })
export class Application implements Versioned {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  applicant!: Ref<User>;

  @ManyToOne(() => Opportunity, { ref: true, nullable: true })
  opportunity?: Ref<Opportunity> | null;

  @ManyToOne(() => Collaboration, { ref: true, nullable: true })
  collaboration?: Ref<Collaboration> | null;

  @Field(() => Vendor, {
    nullable: true,
    description: "The vendor that it is made for, by a member of its organization; null if for oneself.",
  })
  @ManyToOne(() => Vendor, { ref: true, nullable: true })
  vendor?: Ref<Vendor> | null;

  @Field(() => ApplicationStatuses, { description: "Its status." })
  @Property({ columnType: "text", default: "draft" })
  status: ApplicationStatus = "draft";

  @Field(() => String, {
    nullable: true,
    description:
      "Who the applicant represents, such as their role and organization; null if they didn't say.",
  })
  @Property({ columnType: "text", default: "" })
  affiliation: string = "";

  @Field(() => String, {
    nullable: true,
    description: "The address that the applicant gave for replies; null in a draft without one.",
  })
  @Property({ columnType: "text", default: "" })
  contactEmail: string = "";

  @Field(() => String, {
    nullable: true,
    description: "What the applicant offers, as plain text; null in a draft that doesn't say yet.",
  })
  @Property({ columnType: "text", default: "" })
  text: string = "";

  @Field(() => [String], { description: "Web addresses (http or https) once it is submitted, at most five." })
  @Property({ type: ArrayType, columnType: "text[]" })
  links: string[] = [];

  /** The version of the call's form that the applicant last saw; null without one. */
  @Property({ type: "integer", nullable: true })
  formVersion?: number | null;

  /** The idempotency key of the submission. */
  @Property({ columnType: "text", nullable: true })
  submissionKey?: string | null;

  @Field(() => Int, { description: "Increases with each change; send it back to detect conflicts." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was started." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its text or status last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it was last submitted; null for a draft." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  submittedAt?: Date | null;

  @Field(() => [ApplicationStep], { description: "What happened to it, in order." })
  @OneToMany(
    () => ApplicationStep,
    (step) => step.application,
    { orderBy: { id: "asc" } },
  )
  steps = new Collection<ApplicationStep>(this);

  /** The id of the applicant's account. */
  @Formula((_columns, { alias }) => `${alias}.applicant_id`, { type: "integer", lazy: true })
  applicantId?: Opt<number>;
}

@ObjectType({ description: "A step of an application." })
@Entity({ tableName: "application_steps" })
export class ApplicationStep {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Application, { ref: true })
  application!: Ref<Application>;

  @Field(() => ApplicationStatuses, { description: "The status from then on." })
  @Property({ columnType: "text" })
  status!: ApplicationStatus;

  @Field(() => String, {
    nullable: true,
    description: "What those who decided wrote to the applicant; null if they wrote nothing.",
  })
  @Property({ columnType: "text", default: "" })
  message: string = "";

  /** The user who made the decision; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  actor?: Ref<User> | null;

  @Field({ description: "When it was taken." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
