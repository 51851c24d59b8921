import { Collection, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The section of the market intelligence screen that shows a figure. */
export const FigureKinds = { HEADLINE: "headline", SEGMENT: "segment" } as const;
export type FigureKind = (typeof FigureKinds)[keyof typeof FigureKinds];
registerEnumType(FigureKinds, {
  name: "MarketFigureKind",
  description: "Whether a figure describes a whole market or a trending segment.",
  valuesConfig: {
    HEADLINE: { description: "A figure of the whole market." },
    SEGMENT: { description: "A figure of one segment." },
  },
});

@ObjectType({
  description: "The size and growth of a market or segment, with its source.",
})
@Entity({ tableName: "market_figures" })
export class MarketFigure {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => FigureKinds, { description: "Headline or segment." })
  @Property({ columnType: "text" })
  kind!: FigureKind;

  /** Sort position among the figures of its kind. */
  @Property({ type: "smallint" })
  position!: number;

  @Field({ description: "The display name." })
  @Property({ columnType: "text" })
  name!: string;

  @Field({ description: "The slug in its URL, /market-intelligence/figures/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => Float, { description: "The annual market size in US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  valueUsd!: number;

  @Field(() => Float, { description: "Year-over-year growth, in percent." })
  @Property({ columnType: "numeric(6,1)", runtimeType: "number" })
  growthPercent!: number;

  @Field(() => Int, { nullable: true, description: "Number of companies; segments only." })
  @Property({ type: "integer", nullable: true })
  companies?: number | null;

  @Field({ description: "The source of the figure." })
  @Property({ columnType: "text" })
  source!: string;

  @Field(() => String, { nullable: true, description: "What the figure includes and excludes." })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field(() => GraphQLLocalDate, { description: "The date the figure refers to." })
  @Property({ type: "date", runtimeType: "string" })
  asOf!: string;

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @OneToMany(
    () => MarketFigureRow,
    (row) => row.figure,
    { orderBy: { position: "asc" } },
  )
  rows = new Collection<MarketFigureRow>(this);
}

@ObjectType({ description: "One part of a figure's breakdown; the parts add up to the figure." })
@Entity({ tableName: "market_figure_rows" })
export class MarketFigureRow {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => MarketFigure, { ref: true })
  figure!: Ref<MarketFigure>;

  @Property({ type: "smallint" })
  position!: number;

  @Field({ description: "The display name." })
  @Property({ columnType: "text" })
  name!: string;

  @Field(() => Float, { description: "In US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  valueUsd!: number;

  @Field(() => Int, { nullable: true, description: "Number of companies; segments only." })
  @Property({ type: "integer", nullable: true })
  companies?: number | null;
}
