import { Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { MarketPrediction } from "./market-prediction.ts";
import { predictMarket } from "./prediction.service.ts";

@Resolver(() => MarketPrediction)
export class MarketPredictionResolver {
  @Public()
  @MaxLength(60)
  @Query(() => [MarketPrediction], {
    description: `What funding and the trends of highest impact are expected to do next, computed from their stored
values; series with fewer than five values, or with values that aren't above zero, are left out.`,
  })
  marketPredictions(@Ctx() context: Context): Promise<MarketPrediction[]> {
    return predictMarket(context);
  }
}
