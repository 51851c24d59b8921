import { Collection, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** Where a figure stands on the market intelligence screen. */
export const FigureKinds = { HEADLINE: "headline", SEGMENT: "segment" } as const;
export type FigureKind = (typeof FigureKinds)[keyof typeof FigureKinds];
registerEnumType(FigureKinds, {
  name: "MarketFigureKind",
  description: "Whether a figure sizes a whole market or a segment that is trending.",
});

@ObjectType({
  description: "The size and growth of a market or a segment, with where the figure comes from.",
})
@Entity({ tableName: "market_figures" })
export class MarketFigure {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The identity in the source it was imported from; stable over reruns. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => FigureKinds, { description: "Headline or segment." })
  @Property({ columnType: "text" })
  kind!: FigureKind;

  /** The place among the figures of its kind. */
  @Property({ type: "smallint" })
  position!: number;

  @Field()
  @Property({ columnType: "text" })
  name!: string;

  @Field({ description: "The name in its address, /market-intelligence/figures/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => Float, { description: "The yearly size in US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  valueUsd!: number;

  @Field(() => Float, { description: "Growth against the year before, in percent." })
  @Property({ columnType: "numeric(6,1)", runtimeType: "number" })
  growthPercent!: number;

  @Field(() => Int, { nullable: true, description: "How many companies were counted; segments only." })
  @Property({ type: "integer", nullable: true })
  companies?: number | null;

  @Field({ description: "Who measured it." })
  @Property({ columnType: "text" })
  source!: string;

  @Field({ description: "What was counted, and what was left out." })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field(() => GraphQLLocalDate, { description: "The day for which it holds." })
  @Property({ type: "date", runtimeType: "string" })
  asOf!: string;

  @Field({ description: "When its entry last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @OneToMany(
    () => MarketFigureRow,
    (row) => row.figure,
    { orderBy: { position: "asc" } },
  )
  rows = new Collection<MarketFigureRow>(this);
}

@ObjectType({ description: "A part of a figure; the parts add up to it." })
@Entity({ tableName: "market_figure_rows" })
export class MarketFigureRow {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => MarketFigure, { ref: true })
  figure!: Ref<MarketFigure>;

  @Property({ type: "smallint" })
  position!: number;

  @Field()
  @Property({ columnType: "text" })
  name!: string;

  @Field(() => Float, { description: "In US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  valueUsd!: number;

  @Field(() => Int, { nullable: true, description: "How many companies were counted; segments only." })
  @Property({ type: "integer", nullable: true })
  companies?: number | null;
}
