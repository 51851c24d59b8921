import { ArrayType, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Organization } from "../../marketplace/organizations/organization.entity.ts";
import { PostedRecord } from "../../marketplace/posting-base/posted-record.entity.ts";
import { openNow } from "../../marketplace/posting-base/stage.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

@ObjectType({ implements: Node, description: "A research project looking for partners." })
@Entity({ tableName: "collaborations" })
export class Collaboration extends PostedRecord {
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

  @Field({ description: "The slug in its URL, /research/collaborations/{id}-{slug}." })
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

  @Field({ description: "The kind of work, such as `Joint study`." })
  @Property({ columnType: "text" })
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: "What is planned, and what kind of partner is wanted; null in a draft that doesn't say yet.",
  })
  @Property({ columnType: "text" })
  description!: string;

  @Field(() => Int, { nullable: true, description: "In US dollars; null if not stated." })
  @Property({ type: "integer", nullable: true })
  budget?: number | null;

  @Field(() => String, { nullable: true, description: "The duration, such as `24 months`." })
  @Property({ columnType: "text", nullable: true })
  duration?: string | null;

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

  /** Whether the owner still accepts applications. */
  @Property({ columnType: "text", default: "open" })
  status: Opt<"open" | "closed"> = "open";

  @Field(() => Boolean, {
    description: "Whether applications are accepted now: not closed and not past its due date.",
  })
  @Formula<Collaboration>((_columns, { alias }) => openNow(alias), { type: "boolean" })
  isActive!: Opt<boolean>;

  @Field(() => [String], { description: "Requirements for partners, most important first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  requirements: string[] = [];

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

  @Field(() => UniversityPartner, {
    nullable: true,
    description: "The organization as a university partner; null if it isn't one.",
  })
  @ManyToOne(() => UniversityPartner, { ref: true, nullable: true, joinColumn: "partner_id" })
  partner?: Ref<UniversityPartner> | null;
}
