import { ArrayType, Collection, type Opt, type Ref } from "@mikro-orm/core";
import {
  Entity,
  Formula,
  ManyToMany,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { PostedRecord } from "../posting-base/posted-record.entity.ts";
import { openNow } from "../posting-base/stage.ts";
import { type BudgetBand, BudgetBands } from "./budget-band.ts";
import { type OpportunityStatus, OpportunityStatuses } from "./opportunity-status.ts";

@ObjectType({
  implements: Node,
  description: "A call by an organization for technology, research, partners or pilots.",
})
@Entity({ tableName: "opportunities" })
export class Opportunity extends PostedRecord {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The headline." })
  @Property({ columnType: "text" })
  title!: string;

  /** Sort key of the title; a generated column. */
  @Property({ columnType: "text", runtimeType: "string", generated: "lower(title) stored" })
  titleKey!: Opt<string>;

  @Field({ description: "The slug in its URL, /opportunities/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field({ description: "Who offers it, as the record says." })
  @Property({ columnType: "text" })
  organization!: string;

  /** The owning organization; null if a person owns it. It never has both. */
  @ManyToOne(() => Organization, { ref: true, nullable: true })
  ownerOrganization?: Ref<Organization> | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  ownerUser?: Ref<User> | null;

  @Field({ description: "One lowercase word: `technology`, `research`, `partnership` or another." })
  @Property({ columnType: "text" })
  type!: string;

  @ManyToOne(() => Category, { ref: true })
  category!: Ref<Category>;

  @Field(() => String, {
    nullable: true,
    description: "What is offered or wanted; null in a draft that doesn't say yet.",
  })
  @Property({ columnType: "text" })
  description!: string;

  @Field(() => Int, { nullable: true, description: "In US dollars; null if not stated." })
  @Property({ type: "integer", nullable: true })
  budget?: number | null;

  /** Sort key of the budget, -1 if absent; a generated column. */
  @Property({ type: "integer", generated: "coalesce(budget, -1) stored" })
  budgetKey!: Opt<number>;

  @Field(() => BudgetBands, { description: "The range of the budget." })
  @Property({ columnType: "text", runtimeType: "string", generated: "budget_band(budget) stored" })
  budgetBand!: Opt<BudgetBand>;

  @Field(() => Date, { nullable: true, description: "The application deadline; null if there is none." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  dueDate?: Date | null;

  /** Sort key of the due date, far in the future if absent; a generated column. */
  @Property({
    columnType: "timestamptz(3)",
    runtimeType: "Date",
    generated: "coalesce(due_date, ...) stored",
  })
  dueKey!: Opt<Date>;

  @Field({ description: "When it was published." })
  @Property({ columnType: "timestamptz(3)" })
  postedAt: Date = new Date();

  /** The status that its owner set; the current one also depends on the due date. */
  @Property({ columnType: "text", default: OpportunityStatuses.OPEN })
  status: OpportunityStatus = OpportunityStatuses.OPEN;

  @Field(() => Boolean, {
    description: "Whether applications are accepted now: open and not past its due date.",
  })
  @Formula<Opportunity>((_columns, { alias }) => openNow(alias), { type: "boolean" })
  isActive!: Opt<boolean>;

  @Field(() => [String], { description: "Requirements for applicants, most important first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  requirements: string[] = [];

  @Field(() => String, { nullable: true, description: "Who may apply; null if there are no restrictions." })
  @Property({ columnType: "text", default: "" })
  eligibility: string = "";

  @Field(() => [Levels], { description: "The levels of sport it targets." })
  @Property({ type: ArrayType, columnType: "text[]" })
  levels: Level[] = [];

  @Field(() => String, { nullable: true, description: "The location." })
  @Property({ columnType: "text", nullable: true })
  region?: string | null;

  @Field(() => String, { nullable: true, description: "The contact person." })
  @Property({ columnType: "text", nullable: true })
  contactName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The public email address for questions and applications.",
  })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How to apply and what happens next; null if not stated.",
  })
  @Property({ columnType: "text", default: "" })
  howToApply: string = "";

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  @Field(() => [Sport], { description: "The sports it is for, by name." })
  @ManyToMany(() => Sport, undefined, {
    orderBy: { name: "asc" },
    pivotTable: "opportunity_sports",
    joinColumn: "opportunity_id",
    inverseJoinColumn: "sport_id",
  })
  sports = new Collection<Sport>(this);
}
