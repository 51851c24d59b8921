import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";
import { type Sentiment, Sentiments } from "./sentiment.ts";

/** The orders that a list of trends has. */
export const TrendSorts = { IMPACT: "impact", NEWEST: "newest" } as const;
export type TrendSort = (typeof TrendSorts)[keyof typeof TrendSorts];
registerEnumType(TrendSorts, {
  name: "MarketTrendSort",
  description: "The order of a list of trends.",
  valuesConfig: { IMPACT: { description: "Highest impact score first." } },
});

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class MarketTrendFilter {
  @Field(() => [String], { nullable: true, description: "Category names or slugs." })
  categories?: string[] | null;

  @Field(() => [Sentiments], { nullable: true, description: "With one of these sentiments." })
  sentiments?: Sentiment[] | null;
}

@ArgsType()
export class MarketTrendsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the title or description, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => MarketTrendFilter, { nullable: true })
  filter?: MarketTrendFilter | null;

  @Field(() => TrendSorts, { defaultValue: TrendSorts.IMPACT })
  sort: TrendSort;
}
