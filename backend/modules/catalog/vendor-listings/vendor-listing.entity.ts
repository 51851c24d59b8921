import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { type ListingStatus, ListingStatuses } from "../vendors/listing-status.ts";
import { Vendor } from "../vendors/vendor.entity.ts";

/** Adds up what members and administrators have changed of it: the listing, its vendor and all its solutions. */
const READ_VERSION = (of: string) => `(${of}.version
  + (select v.version from vendors v where v.id = ${of}.vendor_id)
  + (select coalesce(sum(s.version), 0) from solutions s where s.vendor_id = ${of}.vendor_id))::integer`;

@ObjectType({
  description: "A vendor that its own people listed, with its first solution; public once it is approved.",
})
@Entity({ tableName: "vendor_listings" })
export class VendorListing {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => Vendor, { description: "The vendor." })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => Solution, { nullable: true, description: "The solution that was listed with it." })
  @ManyToOne(() => Solution, { ref: true, nullable: true })
  solution?: Ref<Solution> | null;

  /** Who listed it; null once their account is deleted. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field(() => ListingStatuses, { description: "Its status." })
  @Property({ columnType: "text", default: "pending" })
  status: Opt<ListingStatus> = "pending";

  @Field(() => Date, { description: "When it was last sent." })
  @Property({ columnType: "timestamptz(3)" })
  sentAt: Opt<Date> = new Date();

  @Field(() => String, {
    nullable: true,
    description: "The reason of the last decision; null if there is none.",
  })
  @Property({ columnType: "text", nullable: true })
  decisionReason?: string | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  decidedBy?: Ref<User> | null;

  @Field(() => Date, { nullable: true, description: "When it was last decided on." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  decidedAt?: Date | null;

  /** A hash of the input as it was last sent. */
  @Property({ columnType: "text", nullable: true })
  sentHash?: string | null;

  /** The address that was requested to see whether its website answers. */
  @Property({ columnType: "text", nullable: true })
  websiteChecked?: string | null;

  /** What came of it, in one line for administrators. */
  @Property({ columnType: "text", nullable: true })
  websiteFinding?: string | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  websiteCheckedAt?: Date | null;

  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  @Field(() => Int, {
    description: "Increases with each edit of the vendor or its solutions; send it back to detect conflicts.",
  })
  @Formula((_columns, { alias }) => READ_VERSION(alias as string), { type: "integer", lazy: true })
  readVersion?: Opt<number>;

  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date();
}
