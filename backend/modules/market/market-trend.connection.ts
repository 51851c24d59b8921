import { Field, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../shared/facets.ts";
import { MarketTrend } from "./market-trend.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class MarketTrendFacets {
  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "From positive to negative." })
  sentiments: FacetValue[];
}

/** A page of trends with the counts around it. */
export type MarketTrendPage = FacetedPage<MarketTrend, MarketTrendFacets>;

@ObjectType()
export class MarketTrendConnection extends Connection(MarketTrend) {
  @Field(() => MarketTrendFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<MarketTrendFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<MarketTrendFacets>;
}
