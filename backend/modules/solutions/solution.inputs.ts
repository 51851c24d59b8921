import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";
import { type Level, Levels } from "../taxonomy/level.ts";
import { type PriceBand, PriceBands } from "./price-band.ts";

/** The orders that a list of solutions has. */
export const SolutionSorts = {
  BEST_RATED: "best-rated",
  MOST_REVIEWED: "most-reviewed",
  NEWEST: "newest",
  TITLE: "title",
  LOWEST_PRICE: "lowest-price",
} as const;

export type SolutionSort = (typeof SolutionSorts)[keyof typeof SolutionSorts];

registerEnumType(SolutionSorts, {
  name: "SolutionSort",
  description: "The order of a list of solutions.",
  valuesConfig: { LOWEST_PRICE: { description: "By price band, free first, custom last." } },
});

@InputType({ description: "Values of one list are alternatives; different lists must all hold." })
export class SolutionFilter {
  @Field(() => [String], { nullable: true, description: "Category slugs." })
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Sport slugs." })
  sports?: string[] | null;

  @Field(() => [Levels], { nullable: true, description: "Made for at least one of these levels." })
  levels?: Level[] | null;

  @Field(() => [PriceBands], { nullable: true, description: "In one of these bands." })
  priceBands?: PriceBand[] | null;

  @Field(() => [ID], { nullable: true, description: "Offered by one of these vendors." })
  vendors?: string[] | null;
}

@ArgsType()
export class SolutionsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the title or description, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => SolutionFilter, { nullable: true })
  filter?: SolutionFilter | null;

  @Field(() => SolutionSorts, { defaultValue: SolutionSorts.BEST_RATED })
  sort: SolutionSort;
}
