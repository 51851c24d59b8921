import { Field, ObjectType } from "type-graphql";
import { FundingQuarter } from "./funding-quarter.entity.ts";
import { MarketFigure } from "./market-figure.entity.ts";

@ObjectType({ description: "The figures of the market intelligence screen." })
export class Market {
  @Field(() => [MarketFigure], {
    name: "headlines",
    description: "Market sizes, the whole market first.",
  })
  headlines(): Promise<MarketFigure[]> {
    return this.readHeadlines();
  }

  @Field(() => [MarketFigure], { name: "segments", description: "The fastest-growing segments." })
  segments(): Promise<MarketFigure[]> {
    return this.readSegments();
  }

  @Field(() => [FundingQuarter], {
    name: "quarters",
    description: "Funding by quarter, most recent first; at most 40.",
  })
  quarters(): Promise<FundingQuarter[]> {
    return this.readQuarters();
  }

  readHeadlines: () => Promise<MarketFigure[]>;
  readSegments: () => Promise<MarketFigure[]>;
  readQuarters: () => Promise<FundingQuarter[]>;
}

/** Loads the market figures on demand. */
export type MarketReader = Pick<Market, "readHeadlines" | "readSegments" | "readQuarters">;
