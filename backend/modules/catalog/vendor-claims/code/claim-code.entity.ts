import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";
import { Vendor } from "../../vendors/vendor.entity.ts";

@ObjectType({ description: "A code that was sent to an address at a vendor's domain." })
@Entity({ tableName: "vendor_claim_codes" })
export class VendorClaimCode {
  [OptionalProps]?: "createdAt";

  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** The claimant, who has at most one code for a vendor. */
  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field({ description: "The address that it is sent to." })
  @Property({ columnType: "citext" })
  email!: string;

  /** The hash of the code, which is only in the email; null until it is sent. */
  @Property({ columnType: "text", nullable: true, hidden: true })
  codeHash?: string | null;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When it ends." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
