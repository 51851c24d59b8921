import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { FundingQuarter, FundingQuarterRow } from "./funding-quarter.entity.ts";
import { MarketTrendsArguments } from "./market.inputs.ts";
import { findFigure, findQuarter, readMarket } from "./market.service.ts";
import { Market, type MarketReader } from "./market.ts";
import { MarketFigure, MarketFigureRow } from "./market-figure.entity.ts";
import { MarketTrendConnection, type MarketTrendPage } from "./market-trend.connection.ts";
import { MarketTrend, TrendObservation } from "./market-trend.entity.ts";
import { findTrend, listTrends } from "./market-trend.service.ts";

@Resolver(() => Market)
export class MarketResolver {
  @Public()
  @Query(() => Market, { description: "The market's headline figures, segments and quarterly funding." })
  market(@Ctx() context: RequestContext): MarketReader {
    return readMarket(context);
  }
}

@Resolver(() => MarketFigure)
export class MarketFigureResolver {
  @Public()
  @Query(() => MarketFigure, {
    nullable: true,
    description: "One figure; null when there is none with this id.",
  })
  marketFigure(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<MarketFigure | null> {
    return findFigure(context, id);
  }

  @FieldResolver(() => [MarketFigureRow], { description: "What it is made of, in the order of the source." })
  async breakdown(@Root() figure: MarketFigure): Promise<MarketFigureRow[]> {
    const rows = await figure.rows.loadItems();
    return rows.sort((a, b) => a.position - b.position);
  }
}

@Resolver(() => FundingQuarter)
export class FundingQuarterResolver {
  @Public()
  @Query(() => FundingQuarter, {
    nullable: true,
    description: "One quarter's funding; null when there is none with this id.",
  })
  fundingQuarter(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<FundingQuarter | null> {
    return findQuarter(context, id);
  }

  @FieldResolver(() => [FundingQuarterRow], { description: "By segment, in the order of the source." })
  async breakdown(@Root() quarter: FundingQuarter): Promise<FundingQuarterRow[]> {
    const rows = await quarter.rows.loadItems();
    return rows.sort((a, b) => a.position - b.position);
  }
}

@Resolver(() => MarketTrend)
export class MarketTrendResolver {
  @Public()
  @Query(() => MarketTrendConnection, {
    description: "Trends by search, filter and order, a page at a time.",
  })
  marketTrends(
    @Ctx() context: RequestContext,
    @Args(() => MarketTrendsArguments) args: MarketTrendsArguments,
  ): Promise<MarketTrendPage> {
    return listTrends(context, args);
  }

  @Public()
  @Query(() => MarketTrend, {
    nullable: true,
    description: "One trend; null when there is none with this id.",
  })
  marketTrend(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<MarketTrend | null> {
    return findTrend(context, id);
  }

  @FieldResolver(() => String, { description: "The part of the market, such as `Wearables`." })
  async category(@Root() trend: MarketTrend): Promise<string> {
    const { name } = await trend.category.loadOrFail();
    return name;
  }

  @FieldResolver(() => [TrendObservation], { description: "The measure's values, oldest first." })
  async observations(@Root() trend: MarketTrend): Promise<TrendObservation[]> {
    const observations = await trend.observations.loadItems();
    return observations.sort((a, b) => a.observedOn.localeCompare(b.observedOn));
  }
}
