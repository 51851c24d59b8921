import { Field, ObjectType } from "type-graphql";
import { FundingQuarter } from "./funding-quarter.entity.ts";
import { MarketFigure } from "./market-figure.entity.ts";

@ObjectType({ description: "The figures of the market intelligence screen." })
export class Market {
  @Field(() => [MarketFigure], {
    name: "headlines",
    description: "The markets' sizes, the whole market first.",
  })
  headlines(): Promise<MarketFigure[]> {
    return this.readHeadlines();
  }

  @Field(() => [MarketFigure], { name: "segments", description: "The segments that grow fastest." })
  segments(): Promise<MarketFigure[]> {
    return this.readSegments();
  }

  @Field(() => [FundingQuarter], {
    name: "quarters",
    description: "Funding by quarter, latest first; at most 40.",
  })
  quarters(): Promise<FundingQuarter[]> {
    return this.readQuarters();
  }

  readHeadlines: () => Promise<MarketFigure[]>;
  readSegments: () => Promise<MarketFigure[]>;
  readQuarters: () => Promise<FundingQuarter[]>;
}

/** The figures, read when they are asked for. */
export type MarketReader = Pick<Market, "readHeadlines" | "readSegments" | "readQuarters">;
