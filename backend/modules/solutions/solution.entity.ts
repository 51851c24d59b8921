import { ArrayType, Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToMany, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Category } from "../taxonomy/category.entity.ts";
import { type Level, Levels } from "../taxonomy/level.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { type PriceBand, PriceBands } from "./price-band.ts";

@ObjectType({ description: "A product or service for sport." })
@Entity({ tableName: "solutions" })
export class Solution {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source, such as `sports-ai:opencv`; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field()
  @Property({ columnType: "text" })
  title!: string;

  /** Sort key of the title; a generated column. */
  @Property({ columnType: "text", runtimeType: "string", generated: "lower(title) stored" })
  titleKey!: Opt<string>;

  @Field({ description: "The title in its address, /solutions/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field()
  @Property({ columnType: "text" })
  description!: string;

  @Field({ description: "The price in the vendor's words, such as `From $9 a player a month`." })
  @Property({ columnType: "text", default: "" })
  pricing: string = "";

  @Field(() => PriceBands, { description: "The yearly cost for a typical buyer." })
  @Property({ columnType: "text", default: PriceBands.CUSTOM })
  priceBand: PriceBand = PriceBands.CUSTOM;

  /** 0 for free to 5 for custom; made by the database from the band. */
  @Property({ columnType: "smallint", runtimeType: "number", generated: "price_rank(price_band) stored" })
  priceRank!: Opt<number>;

  @Field(() => [Levels], { description: "The levels of sport it is made for." })
  @Property({ type: ArrayType, columnType: "text[]" })
  levels: Level[] = [];

  @Field(() => [String], { description: "What it does, most telling first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  features: string[] = [];

  @Field(() => [String], { description: "Short words that describe it." })
  @Property({ type: ArrayType, columnType: "text[]" })
  tags: string[] = [];

  @Field(() => Float, { description: "The mean of its reviews, 0 to 5; 0 while there are none." })
  @Property({ columnType: "numeric(2,1)", runtimeType: "number", default: 0 })
  rating: number = 0;

  @Field(() => Int, { description: "How many published reviews it has." })
  @Property({ type: "integer", default: 0 })
  reviewCount: number = 0;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @Field(() => Category, { description: "The one kind of technology that it is listed under." })
  @ManyToOne(() => Category, { ref: true })
  category!: Ref<Category>;

  @Field(() => Vendor, { description: "Who offers it." })
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
