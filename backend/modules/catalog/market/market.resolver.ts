import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { FundingQuarter, FundingQuarterRow } from "./funding-quarter.entity.ts";
import { findFigure, findQuarter, readMarket } from "./market.service.ts";
import { Market, type MarketReader } from "./market.ts";
import { MarketFigure, MarketFigureRow } from "./market-figure.entity.ts";
import { MarketTrend } from "./market-trend.entity.ts";

@Resolver(() => Market)
export class MarketResolver {
  @Public()
  @Query(() => Market, { description: "Headline market figures, segments and quarterly funding." })
  market(@Ctx() context: Context): MarketReader {
    return readMarket(context);
  }
}

@Resolver(() => MarketFigure)
export class MarketFigureResolver {
  @Public()
  @Query(() => MarketFigure, {
    nullable: true,
    description: "One figure, or null if there is none with this id.",
  })
  marketFigure(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the figure." }) id: string,
  ): Promise<MarketFigure | null> {
    return findFigure(context, id);
  }

  @FieldResolver(() => [MarketFigureRow], {
    description: "The breakdown of the figure, in the source's order.",
  })
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
    description: "One quarter's funding, or null if there is none with this id.",
  })
  fundingQuarter(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the quarter." }) id: string,
  ): Promise<FundingQuarter | null> {
    return findQuarter(context, id);
  }

  @FieldResolver(() => [FundingQuarterRow], { description: "Funding by segment, in the source's order." })
  async breakdown(@Root() quarter: FundingQuarter): Promise<FundingQuarterRow[]> {
    const rows = await quarter.rows.loadItems();
    return rows.sort((a, b) => a.position - b.position);
  }
}

@Resolver(() => MarketTrend)
export class MarketTrendResolver {
  @Public()
  @Query(() => MarketTrend, {
    nullable: true,
    description: "One trend, or null if there is none with this id.",
  })
  marketTrend(
    @Ctx() { em }: Context,
    @Arg("id", () => ID, { description: "The id of the trend." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<MarketTrend> | null> {
    return readRow(em, MarketTrend, id, selectionOf(info));
  }

  @Reads([], { category: fields(["name"]) })
  @FieldResolver(() => String, { description: "The market segment, such as `Wearables`." })
  category(@Root() { category }: Row<MarketTrend>): string {
    return category.name;
  }
}
