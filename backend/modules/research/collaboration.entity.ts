import { ArrayType, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../accounts/user.entity.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

@ObjectType({ description: "A research project looking for partners." })
@Entity({ tableName: "collaborations" })
export class Collaboration {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The identity in the source it was imported from; stable over reruns. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field()
  @Property({ columnType: "text" })
  title!: string;

  /** The title as lists sort it; made by the database. */
  @Property({ columnType: "text", runtimeType: "string", generated: "lower(title) stored" })
  titleKey!: Opt<string>;

  @Field({ description: "The title in its address, /research/collaborations/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field()
  @Property({ columnType: "text" })
  organization!: string;

  /** Whose it is: an organization's, or the person's below; never both. */
  @ManyToOne(() => Organization, { ref: true, nullable: true })
  ownerOrganization?: Ref<Organization> | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  ownerUser?: Ref<User> | null;

  @Field({ description: "The kind of work, such as `Joint study`." })
  @Property({ columnType: "text" })
  type!: string;

  @Field()
  @Property({ columnType: "text" })
  description!: string;

  @Field(() => Int, { nullable: true, description: "In US dollars; null when it is not stated." })
  @Property({ type: "integer", nullable: true })
  budget?: number | null;

  @Field(() => String, { nullable: true, description: "How long it runs, such as `24 months`." })
  @Property({ columnType: "text", nullable: true })
  duration?: string | null;

  @Field(() => Date, { nullable: true, description: "Until when to apply; null when it is not fixed." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  dueDate?: Date | null;

  /** The due date as lists sort it, far in the future when absent; made by the database. */
  @Property({
    columnType: "timestamptz(3)",
    runtimeType: "Date",
    generated: "coalesce(due_date, ...) stored",
  })
  dueKey!: Opt<Date>;

  @Field(() => [String], { description: "What a partner must bring, most important first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  requirements: string[] = [];

  @Field(() => String, { nullable: true, description: "Whom to ask." })
  @Property({ columnType: "text", nullable: true })
  contactName?: string | null;

  @Field(() => String, { nullable: true, description: "The public address for questions and applications." })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field({ description: "What to send, and what happens then." })
  @Property({ columnType: "text", default: "" })
  howToApply: string = "";

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its entry last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @Field(() => UniversityPartner, {
    nullable: true,
    description: "The organization as a university partner; null when it is not one.",
  })
  @ManyToOne(() => UniversityPartner, { ref: true, nullable: true, joinColumn: "partner_id" })
  partner?: Ref<UniversityPartner> | null;
}
