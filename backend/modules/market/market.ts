import { Field, ObjectType } from "type-graphql";
import { FundingQuarter } from "./funding-quarter.entity.ts";
import { MarketFigure } from "./market-figure.entity.ts";

@ObjectType({ description: "The figures of the market intelligence screen." })
export class Market {
  @Field(() => [MarketFigure], { description: "The markets' sizes, largest context first." })
  headlines: MarketFigure[];

  @Field(() => [MarketFigure], { description: "The segments that grow fastest." })
  segments: MarketFigure[];

  @Field(() => [FundingQuarter], { description: "Funding by quarter, latest first; at most 40." })
  quarters: FundingQuarter[];
}
