import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Vendor } from "./vendor.entity.ts";

@ObjectType({ description: "Something that was checked of a vendor, and what was seen." })
@Entity({ tableName: "vendor_checks" })
export class VendorCheck {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field({ description: "What was checked, such as `Company registration`." })
  @Property({ columnType: "text" })
  claim!: string;

  @Field({ description: "What was seen." })
  @Property({ columnType: "text" })
  evidence!: string;

  @Field({ description: "When it was checked." })
  @Property({ columnType: "timestamptz(3)" })
  checkedAt!: Date;
}
