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
import { User } from "../../account/identity/user.entity.ts";
import { Organization } from "../../marketplace/organizations/organization.entity.ts";
import type { StoredDocument } from "../../platform/documents/document.ts";
import { documentsColumn } from "../../platform/documents/document-columns.ts";
import type { StoredPicture } from "../../platform/media/picture.ts";
import { pictureColumn, picturesColumn } from "../../platform/media/picture-columns.ts";
import { Category } from "../taxonomy/category.entity.ts";
import {
  type Certification,
  Certifications,
  type CompanyStage,
  CompanyStages,
  type FactSource,
  FactSources,
  type HeadcountBand,
  HeadcountBands,
  type RevenueBand,
  RevenueBands,
  type RoundKind,
  RoundKinds,
} from "./facts/company-facts.ts";
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

  @Field(() => String, { nullable: true, description: "The address of a video at YouTube or Vimeo." })
  @Property({ columnType: "text", nullable: true })
  videoUrl?: string | null;

  @Field(() => [String], { description: "Its places besides the headquarters, such as `Oslo, Norway`." })
  @Property({ columnType: "text[]" })
  places: Opt<string[]> = [];

  @Field(() => CompanyStages, { nullable: true, description: "How far the company is; null if unknown." })
  @Property({ columnType: "text", nullable: true })
  stage?: CompanyStage | null;

  @Field(() => HeadcountBands, {
    nullable: true,
    description: "How many people work there; null if unknown.",
  })
  @Property({ columnType: "text", nullable: true })
  headcountBand?: HeadcountBand | null;

  @Field(() => RevenueBands, {
    nullable: true,
    description: "Its revenue in its last year; null if unknown.",
  })
  @Property({ columnType: "text", nullable: true })
  revenueBand?: RevenueBand | null;

  @Field(() => [String], { description: "Names of customers." })
  @Property({ columnType: "text[]" })
  customers: Opt<string[]> = [];

  @Field(() => [String], { description: "The languages in which it sells and supports, such as `English`." })
  @Property({ columnType: "text[]" })
  languages: Opt<string[]> = [];

  @Field(() => [Certifications], { description: "What it or its products are certified for." })
  @Property({ columnType: "text[]" })
  certifications: Opt<Certification[]> = [];

  @Field(() => Float, {
    nullable: true,
    description:
      "What its funding rounds add up to, in US dollars at the current rates; null if no amount is known.",
  })
  @Property({ columnType: "bigint", runtimeType: "number", nullable: true })
  totalFunding?: number | null;

  @Field(() => Date, {
    nullable: true,
    description: "The first day of the latest funding round's day, month or year; null without rounds.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  latestRoundAt?: Date | null;

  /** Sorts vendors without funding last; a generated column. */
  @Property({ columnType: "bigint", runtimeType: "number", generated: "coalesce(total_funding, -1) stored" })
  fundingKey!: Opt<number>;

  /** Sorts vendors without rounds last; a generated column. */
  @Property({
    columnType: "timestamptz(3)",
    runtimeType: "Date",
    generated: "coalesce(latest_round_at) stored",
  })
  roundKey!: Opt<Date>;

  /** Sorts vendors whose year of founding isn't known last; a generated column. */
  @Property({
    columnType: "smallint",
    runtimeType: "number",
    generated: "coalesce(founded_year, -1) stored",
  })
  foundedKey!: Opt<number>;

  /** Sorts vendors by the order of their bands, unknown ones last; a generated column. */
  @Property({ columnType: "smallint", runtimeType: "number", generated: "coalesce(headcount_band) stored" })
  headcountKey!: Opt<number>;

  /** Like `headcountKey`. */
  @Property({ columnType: "smallint", runtimeType: "number", generated: "coalesce(revenue_band) stored" })
  revenueKey!: Opt<number>;

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

  @Formula(pictureColumn("vendor", "logo"), { type: "json", lazy: true })
  logoPicture?: Opt<StoredPicture> | null;

  @Formula(picturesColumn("vendor", "screenshot"), { type: "json", lazy: true })
  screenshotPictures?: Opt<StoredPicture[]>;

  @Formula(documentsColumn("vendor"), { type: "json", lazy: true })
  storedDocuments?: Opt<StoredDocument[]>;

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

  @Field(() => [VendorFact], { description: "The source and date of each known fact about the company." })
  @OneToMany(
    () => VendorFact,
    (fact) => fact.vendor,
    { orderBy: { field: "asc" } },
  )
  facts = new Collection<VendorFact>(this);

  @Field(() => [FundingRound], { description: "Its funding rounds, latest first." })
  @OneToMany(
    () => FundingRound,
    (round) => round.vendor,
    { orderBy: { year: "desc", month: "desc", id: "desc" } },
  )
  fundingRounds = new Collection<FundingRound>(this);

  @Field(() => [TeamMember], {
    description: "Its founders and team who agreed to be named, founders first, at most 50.",
  })
  @OneToMany(
    () => TeamMember,
    (member) => member.vendor,
    { orderBy: { isFounder: "desc", id: "asc" } },
  )
  team = new Collection<TeamMember>(this);

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

@ObjectType({ description: "Where a fact about a company comes from, and when it was last confirmed." })
@Entity({ tableName: "vendor_facts" })
export class VendorFact {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field({ description: "The vendor's field, such as `stage`; `funding` for its funding rounds." })
  @Property({ columnType: "text" })
  field!: string;

  @Field(() => FactSources, { description: "Who stated it, or last confirmed it." })
  @Property({ columnType: "text" })
  source!: FactSource;

  @Field(() => Date, { description: "When it was stated or last confirmed." })
  @Property({ columnType: "timestamptz(3)" })
  confirmedAt: Date = new Date();

  @Field(() => String, {
    nullable: true,
    description: "The words of the vendor's own text that it was read from; null if it was entered.",
  })
  @Property({ columnType: "text", nullable: true })
  readFrom?: string | null;

  @Field(() => Boolean, { description: "Whether nobody has confirmed it for two years." })
  @Formula((_columns, { alias }) => `${alias}.confirmed_at < now() - interval '2 years'`, {
    type: "boolean",
    lazy: true,
  })
  isOld?: Opt<boolean>;
}

@ObjectType({ description: "A funding round of a company." })
@Entity({ tableName: "funding_rounds" })
export class FundingRound {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => RoundKinds, { description: "Its kind." })
  @Property({ columnType: "text" })
  kind!: RoundKind;

  @Field(() => Int, { description: "The year in which it was announced." })
  @Property({ type: "smallint" })
  year!: number;

  @Field(() => Int, { nullable: true, description: "The month, 1 to 12; null if only the year is known." })
  @Property({ type: "smallint", nullable: true })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: "The day of the month; null if it isn't known." })
  @Property({ type: "smallint", nullable: true })
  day?: number | null;

  @Field(() => Float, { nullable: true, description: "The amount in its currency; null if undisclosed." })
  @Property({ columnType: "bigint", runtimeType: "number", nullable: true })
  amount?: number | null;

  @Field({ description: "The ISO 4217 code of its currency, such as `USD`." })
  @Property({ columnType: "text" })
  currency!: string;

  @Field(() => [String], { description: "The names of its investors, the lead first." })
  @Property({ columnType: "text[]" })
  investors: Opt<string[]> = [];

  @Field(() => String, { nullable: true, description: "The web address where it was announced." })
  @Property({ columnType: "text", nullable: true })
  source?: string | null;
}

@ObjectType({ description: "A person whom a vendor's page names, by their own consent." })
@Entity({ tableName: "team_members" })
export class TeamMember {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field(() => String, { description: "Their name, as their account has it." })
  @Formula(
    (_columns, { alias }) =>
      `(select u.first_name || ' ' || u.last_name from users u where u.id = ${alias}.user_id)`,
    { type: "text", lazy: true },
  )
  name?: Opt<string>;

  @Field({ description: "What they do there, such as `Chief Technology Officer`." })
  @Property({ columnType: "text" })
  position!: string;

  @Field(() => Boolean, { description: "Whether they are one of its founders." })
  @Property({ type: "boolean", default: false })
  isFounder: Opt<boolean> = false;

  /** The id of their account. */
  @Formula((_columns, { alias }) => `${alias}.user_id`, { type: "integer", lazy: true })
  userId?: Opt<number>;

  @Field(() => Date, { description: "When they agreed to be named." })
  @Property({ columnType: "timestamptz(3)" })
  agreedAt: Opt<Date> = new Date();
}
