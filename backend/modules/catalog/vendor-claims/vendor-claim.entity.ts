import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { type ClaimMethod, type ClaimStatus, ClaimStatuses } from "./claim-status.ts";

@ObjectType({ description: "Someone's claim to manage a vendor's page." })
@Entity({ tableName: "vendor_claims" })
export class VendorClaim {
  [OptionalProps]?: "createdAt" | "updatedAt" | "disputed" | "reason" | "evidence" | "status" | "version";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @ManyToOne(() => User, { ref: true })
  claimant!: Ref<User>;

  /** Whether it was proven by a code or by evidence given to administrators. */
  @Property({ columnType: "text" })
  method!: ClaimMethod;

  @Field({ description: "Whether someone else managed the page when it was claimed." })
  @Property({ type: "boolean", default: false })
  disputed: boolean = false;

  @Field(() => ClaimStatuses, { description: "Its status." })
  @Property({ columnType: "text", default: "pending" })
  status: ClaimStatus = "pending";

  @Field(() => String, {
    nullable: true,
    description: "Why the claimant should manage the page; null if their email address shows it.",
  })
  @Property({ columnType: "text", default: "" })
  reason: string = "";

  /** The evidence that the claimant belongs to the vendor; only for administrators and the claimant. */
  @Property({ columnType: "text", default: "" })
  evidence: string = "";

  @Field(() => String, { nullable: true, description: "What the people who manage the page say." })
  @Property({ columnType: "text", nullable: true })
  answer?: string | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  answeredBy?: Ref<User> | null;

  @Field(() => String, { nullable: true, description: "The reason for the decision." })
  @Property({ columnType: "text", nullable: true })
  decisionReason?: string | null;

  @ManyToOne(() => User, { ref: true, nullable: true })
  decidedBy?: Ref<User> | null;

  @Field(() => Date, { nullable: true, description: "When it was decided." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  decidedAt?: Date | null;

  @Field(() => Int, { description: "Increases with each change; send it back to detect conflicts." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was sent." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
