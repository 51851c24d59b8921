import { Collection, type Ref } from "@mikro-orm/core";
import {
  Entity,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Organization } from "../organizations/organization.entity.ts";
import { Category } from "../taxonomy/category.entity.ts";

@ObjectType({ description: "A company or project that offers solutions." })
@Entity({ tableName: "vendors" })
export class Vendor {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source, such as `sports-ai:opencv`; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field()
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The name in its address, /vendors/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field()
  @Property({ columnType: "text", default: "" })
  description: string = "";

  @Field({ description: "Whether its claims were checked, and still hold." })
  @Property({ type: "boolean", default: false })
  verified: boolean = false;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last checked; null while it is not verified.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  verifiedAt?: Date | null;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The company's public address for inquiries." })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is seated." })
  @Property({ columnType: "text", nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is seated." })
  @Property({ columnType: "text", nullable: true })
  city?: string | null;

  @Field(() => Int, { nullable: true, description: "The year it was founded." })
  @Property({ type: "smallint", nullable: true })
  foundedYear?: number | null;

  @Field(() => Float, { description: "The mean of its solutions' reviews, 0 to 5; 0 while there are none." })
  @Property({ columnType: "numeric(2,1)", runtimeType: "number", default: 0 })
  rating: number = 0;

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** Whose it is; unclaimed while the organization has no members. */
  @ManyToOne(() => Organization, { ref: true })
  organization!: Ref<Organization>;

  @Field(() => [Category], { description: "What it specializes in, by name." })
  @ManyToMany(() => Category, undefined, {
    orderBy: { name: "asc" },
    pivotTable: "vendor_categories",
    joinColumn: "vendor_id",
    inverseJoinColumn: "category_id",
  })
  categories = new Collection<Category>(this);

  @Field(() => [VendorCheck], { description: "What was checked, the latest check last." })
  @OneToMany(
    () => VendorCheck,
    (check) => check.vendor,
    { orderBy: { checkedAt: "asc" } },
  )
  checks = new Collection<VendorCheck>(this);
}

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
