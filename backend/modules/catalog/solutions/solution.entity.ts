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
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import type { StoredDocument } from "../../platform/documents/document.ts";
import { documentsColumn } from "../../platform/documents/document-columns.ts";
import type { StoredPicture } from "../../platform/media/picture.ts";
import { pictureColumn, picturesColumn } from "../../platform/media/picture-columns.ts";
import { Plan } from "../plans/plan.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { type Level, Levels } from "../taxonomy/level.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { type PriceBand, PriceBands } from "./price-band.ts";
import { type SolutionStatus, SolutionStatuses } from "./solution-status.ts";

@ObjectType({ implements: Node, description: "A product or service for sport." })
@Entity({ tableName: "solutions" })
export class Solution {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source, such as `sports-ai:opencv`; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The name of the product." })
  @Property({ columnType: "text" })
  title!: string;

  /** Sort key of the title; a generated column. */
  @Property({ columnType: "text", runtimeType: "string", generated: "lower(title) stored" })
  titleKey!: Opt<string>;

  @Field({ description: "The slug in its URL, /solutions/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field({ description: "What it does, and for whom." })
  @Property({ columnType: "text" })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The price in the vendor's words, such as `From $9 a player a month`; null if it is unknown.",
  })
  @Property({ columnType: "text", default: "" })
  pricing: string = "";

  @Field(() => [Plan], { description: "Its prices as plans, in the vendor's order; at most 12." })
  @Property({ type: "json", columnType: "jsonb", default: "[]" })
  plans: Opt<Plan[]> = [];

  @Field(() => PriceBands, { description: "The typical annual cost." })
  @Property({ columnType: "text", default: PriceBands.CUSTOM })
  priceBand: PriceBand = PriceBands.CUSTOM;

  /** Sort key of the price band, 0 for free to 6 for unknown; a generated column. */
  @Property({ columnType: "smallint", runtimeType: "number", generated: "price_rank(price_band) stored" })
  priceRank!: Opt<number>;

  /** A generated column. */
  @Field(() => Boolean, {
    description: "Whether its price band or pricing says that it can be used free of charge, within limits.",
  })
  @Property({ type: "boolean", generated: "has_free_tier(price_band, pricing) stored" })
  freeTier!: Opt<boolean>;

  @Field(() => [Levels], { description: "The levels of sport it is made for." })
  @Property({ type: ArrayType, columnType: "text[]" })
  levels: Level[] = [];

  @Field(() => [String], { description: "Key features, most important first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  features: string[] = [];

  @Field(() => [String], { description: "Descriptive keywords." })
  @Property({ type: ArrayType, columnType: "text[]" })
  tags: string[] = [];

  @Field(() => [String], {
    description: "The systems, formats and devices that it works with, as its vendor names them.",
  })
  @Property({ type: ArrayType, columnType: "text[]" })
  integrations: string[] = [];

  /** Facts extracted from its texts, as `kind value`, that its vendor marked as wrong. */
  @Property({ type: ArrayType, columnType: "text[]" })
  rejectedFacts: Opt<string[]> = [];

  @Field(() => Float, { description: "The mean rating of its reviews, 0 to 5; 0 without reviews." })
  @Property({ columnType: "numeric(2,1)", runtimeType: "number", default: 0 })
  rating: number = 0;

  @Field(() => Int, { description: "Number of published reviews." })
  @Property({ type: "integer", default: 0 })
  reviewCount: number = 0;

  /** The Bayesian mean of its reviews, from 0 to 5; a generated column. */
  @Property({ columnType: "numeric(5,4)", runtimeType: "number", generated: "score stored" })
  score!: Opt<number>;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The address of a video at YouTube or Vimeo." })
  @Property({ columnType: "text", nullable: true })
  videoUrl?: string | null;

  @Field(() => SolutionStatuses, {
    description: "Only its vendor's members see it while it isn't published.",
  })
  @Property({ columnType: "text", default: "published" })
  status: Opt<SolutionStatus> = "published";

  @Field(() => Boolean, {
    description: "Whether an administrator withdrew it; then only administrators can publish it again.",
  })
  @Property({ type: "boolean", default: false })
  withdrawnByAdministrator: Opt<boolean> = false;

  /** Increases with each edit by its vendor's members. */
  @Field(() => Int, { description: "Increases with each edit; send it back to detect concurrent edits." })
  @Property({ type: "integer", default: 1 })
  version: Opt<number> = 1;

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  @Formula(pictureColumn("solution", "logo"), { type: "json", lazy: true })
  logoPicture?: Opt<StoredPicture> | null;

  @Formula(picturesColumn("solution", "screenshot"), { type: "json", lazy: true })
  screenshotPictures?: Opt<StoredPicture[]>;

  @Formula(documentsColumn("solution"), { type: "json", lazy: true })
  storedDocuments?: Opt<StoredDocument[]>;

  @Field(() => Category, { description: "The category it is listed under." })
  @ManyToOne(() => Category, { ref: true })
  category!: Ref<Category>;

  @Field(() => Vendor, { description: "The vendor that offers it." })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => [Sport], { description: "The sports it is made for, by name." })
  @ManyToMany(() => Sport, undefined, {
    orderBy: { name: "asc" },
    pivotTable: "solution_sports",
    joinColumn: "solution_id",
    inverseJoinColumn: "sport_id",
  })
  sports = new Collection<Sport>(this);
}
