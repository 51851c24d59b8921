import { Collection, type Opt, type Ref } from "@mikro-orm/core";
import {
  Entity,
  Formula,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import { Organization } from "../../marketplace/organizations/organization.entity.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { type ListingStatus, ListingStatuses } from "./listing-status.ts";
import { type VendorStatus, VendorStatuses } from "./vendor-status.ts";
import { type VerificationState, VerificationStates } from "./verification/verification-state.ts";

@ObjectType({ implements: Node, description: "A company or project that offers solutions." })
@Entity({ tableName: "vendors" })
export class Vendor {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source, such as `sports-ai:opencv`; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The vendor's name." })
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The slug in its URL, /vendors/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "What the vendor makes; null if not stated." })
  @Property({ columnType: "text", default: "" })
  description: string = "";

  @Field({ description: "Whether the vendor is verified." })
  @Property({ type: "boolean", default: false })
  verified: boolean = false;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last verified; null if not verified.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  verifiedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When its last verification ended; null if it is verified or never was.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  verificationEndedAt?: Date | null;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The public email address for inquiries." })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: "Its headquarters." })
  @Property({ columnType: "text", nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true, description: "Its headquarters." })
  @Property({ columnType: "text", nullable: true })
  city?: string | null;

  @Field(() => Int, { nullable: true, description: "The year it was founded." })
  @Property({ type: "smallint", nullable: true })
  foundedYear?: number | null;

  @Field(() => Float, {
    description: "The mean rating of its solutions' reviews, 0 to 5; 0 without reviews.",
  })
  @Property({ columnType: "numeric(2,1)", runtimeType: "number", default: 0 })
  rating: number = 0;

  @Field(() => Int, { description: "Number of published reviews of its solutions." })
  @Property({ type: "integer", default: 0 })
  reviewCount: number = 0;

  /** The Bayesian mean of its solutions' reviews, from 0 to 5; a generated column. */
  @Property({ columnType: "numeric(5,4)", runtimeType: "number", generated: "score stored" })
  score!: Opt<number>;

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @Field(() => VendorStatuses, {
    description: "Only its members and administrators see it unless it is published.",
  })
  @Property({ columnType: "text", default: "published" })
  status: Opt<VendorStatus> = "published";

  @Field(() => Boolean, {
    description: "Whether an administrator withdrew it; then only administrators can restore it.",
  })
  @Property({ type: "boolean", default: false })
  withdrawnByAdministrator: Opt<boolean> = false;

  /** The status of its own listing until that is approved. */
  @Field(() => ListingStatuses, {
    nullable: true,
    description: "For a vendor that listed itself and isn't approved: whether it waits; null for others.",
  })
  @Formula(
    (_columns, { alias }) =>
      `(select l.status from vendor_listings l where l.vendor_id = ${alias}.id and l.status <> 'published')`,
    { type: "text", lazy: true },
  )
  listing?: Opt<ListingStatus> | null;

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  /** Increases with each edit by its members. */
  @Field(() => Int, { description: "Increases with each edit; send it back to detect concurrent edits." })
  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  /** The owning organization; the vendor is unclaimed while it has no members. */
  @ManyToOne(() => Organization, { ref: true })
  organization!: Ref<Organization>;

  /** The id of the owning organization. */
  @Formula((_columns, { alias }) => `${alias}.organization_id`, { type: "integer", lazy: true })
  organizationId?: Opt<number>;

  /** Whether the owning organization has members. */
  @Field(() => Boolean, {
    description: "Whether someone manages its page, that is, its organization has members.",
  })
  @Formula(
    (_columns, { alias }) =>
      `exists (select from organization_members m where m.organization_id = ${alias}.organization_id)`,
    { type: "boolean", lazy: true },
  )
  claimed?: Opt<boolean>;

  @Field(() => [Category], { description: "The categories it specializes in, by name." })
  @ManyToMany(() => Category, undefined, {
    orderBy: { name: "asc" },
    pivotTable: "vendor_categories",
    joinColumn: "vendor_id",
    inverseJoinColumn: "category_id",
  })
  categories = new Collection<Category>(this);

  @Field(() => [VendorCheck], { description: "The verification checks, oldest first." })
  @OneToMany(
    () => VendorCheck,
    (check) => check.vendor,
    { orderBy: { checkedAt: "asc" } },
  )
  checks = new Collection<VendorCheck>(this);

  @Field(() => [VendorVerification], { description: "Its verifications, latest first." })
  @OneToMany(
    () => VendorVerification,
    (verification) => verification.vendor,
    { orderBy: { verifiedAt: "desc", id: "desc" } },
  )
  verifications = new Collection<VendorVerification>(this);
}

@ObjectType({ description: "A verification check of a vendor, with its finding." })
@Entity({ tableName: "vendor_checks" })
export class VendorCheck {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => ID, { nullable: true, description: "The id of the verification that it was made for." })
  @Property({ type: "integer", nullable: true })
  verificationId?: Opt<number> | null;

  @Field({ description: "What was checked, such as `Company registration`." })
  @Property({ columnType: "text" })
  claim!: string;

  @Field({ description: "The finding." })
  @Property({ columnType: "text" })
  evidence!: string;

  @Field(() => String, { description: "What the vendor was called when it was checked." })
  @Property({ columnType: "text", nullable: true })
  vendorName!: Opt<string>;

  @Field(() => String, { nullable: true, description: "Its website when it was checked." })
  @Property({ columnType: "text", nullable: true })
  vendorWebsite?: string | null;

  @Field({ description: "When it was checked." })
  @Property({ columnType: "timestamptz(3)" })
  checkedAt!: Date;
}

@ObjectType({ description: "A verification of a vendor: what was checked, when, and how long it is valid." })
@Entity({ tableName: "vendor_verifications" })
export class VendorVerification {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => VerificationStates, { description: "Whether it is valid, or how it ended." })
  @Property({ columnType: "text" })
  state!: Opt<VerificationState>;

  @Field(() => Boolean, {
    description: "False for one from before there were records, which doesn't say who checked.",
  })
  @Property({ type: "boolean" })
  recorded!: Opt<boolean>;

  @Field({ description: "When the vendor was verified." })
  @Property({ columnType: "timestamptz(3)" })
  verifiedAt!: Date;

  @Field({ description: "When it expires, or would have expired." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it ended; null while it is valid." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  endedAt?: Date | null;

  @Field(() => String, { nullable: true, description: "Why it was withdrawn; null for others." })
  @Property({ columnType: "text", nullable: true })
  reason?: string | null;

  /** Who verified the vendor; null if unknown or erased. */
  @Formula(
    (_columns, { alias }) =>
      `(select u.first_name || ' ' || u.last_name from users u
        where u.id = ${alias}.reviewer_id and u.anonymized_at is null)`,
    { type: "text", lazy: true },
  )
  reviewedBy?: Opt<string> | null;
}
