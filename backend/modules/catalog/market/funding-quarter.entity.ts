import { Collection, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Investments in sports technology in one quarter." })
@Entity({ tableName: "funding_quarters" })
export class FundingQuarter {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => Int, { description: "The calendar year." })
  @Property({ type: "smallint" })
  year!: number;

  @Field(() => Int, { description: "1 to 4." })
  @Property({ type: "smallint" })
  quarter!: number;

  @Field(() => Float, { description: "In US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  amountUsd!: number;

  @Field(() => Int, { description: "Number of funding rounds." })
  @Property({ type: "integer" })
  deals!: number;

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
    () => FundingQuarterRow,
    (row) => row.quarter,
    { orderBy: { position: "asc" } },
  )
  rows = new Collection<FundingQuarterRow>(this);
}

@ObjectType({ description: "A quarter's funding in one segment; the segments add up to the quarter." })
@Entity({ tableName: "funding_quarter_rows" })
export class FundingQuarterRow {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => FundingQuarter, { ref: true })
  quarter!: Ref<FundingQuarter>;

  @Property({ type: "smallint" })
  position!: number;

  @Field({ description: "The display name." })
  @Property({ columnType: "text" })
  name!: string;

  @Field(() => Float, { description: "In US dollars." })
  @Property({ columnType: "numeric(18,0)", runtimeType: "number" })
  amountUsd!: number;

  @Field(() => Int, { description: "Number of funding rounds." })
  @Property({ type: "integer" })
  deals!: number;
}
