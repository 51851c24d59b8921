import { Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";
import { Category } from "../taxonomy/category.entity.ts";
import { type Sentiment, Sentiments } from "./sentiment.ts";

@ObjectType({ implements: Node, description: "A market trend, with the metric that backs it." })
@Entity({ tableName: "market_trends" })
export class MarketTrend {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The headline." })
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "The slug in its URL, /market-intelligence/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @ManyToOne(() => Category, { ref: true })
  category!: Ref<Category>;

  @Field({ description: "What is happening, and why." })
  @Property({ columnType: "text" })
  description!: string;

  @Field(() => Float, { description: "The impact score, 0 to 10." })
  @Property({ columnType: "numeric(3,1)", runtimeType: "number" })
  impactScore!: number;

  @Field(() => Sentiments, { description: "The outlook for buyers and sellers." })
  @Property({ columnType: "text" })
  sentiment!: Sentiment;

  @Field(() => String, { nullable: true, description: "The metric that the observations measure." })
  @Property({ columnType: "text", nullable: true })
  measure?: string | null;

  @Field(() => String, { nullable: true, description: "The unit of the observations." })
  @Property({ columnType: "text", nullable: true })
  unit?: string | null;

  @Field({ description: "The source of the figure." })
  @Property({ columnType: "text" })
  source!: string;

  @Field(() => String, { nullable: true, description: "Notes on the methodology and its limits." })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field({ description: "When it was published on this site." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  @Field(() => [TrendObservation], { description: "The observations, oldest first." })
  @OneToMany(
    () => TrendObservation,
    (observation) => observation.trend,
    { orderBy: { observedOn: "asc" } },
  )
  observations = new Collection<TrendObservation>(this);
}

@ObjectType({ description: "One observation of a trend's metric." })
@Entity({ tableName: "trend_observations" })
export class TrendObservation {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => MarketTrend, { ref: true })
  trend!: Ref<MarketTrend>;

  @Field(() => GraphQLLocalDate, { description: "The end date of the observed period." })
  @Property({ type: "date", runtimeType: "string" })
  observedOn!: string;

  @Field(() => Float, { description: "In the trend's unit." })
  @Property({ type: "double" })
  value!: number;
}
