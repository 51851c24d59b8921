import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A filter value with its result count." })
export class FacetValue {
  @Field({ description: "The value to pass to the filter: a slug, a name, or an enum value." })
  value: string;

  @Field({ description: "The display label." })
  label: string;

  @Field(() => Int, { description: "Number of matching items with all other filters applied." })
  count: number;

  @Field({ description: "False when there are more than `count`: counting stops where the list's does." })
  countIsExact: boolean;
}

/** The counts of a list: its total, and the number of items for each filter value. */
export interface FacetCounts {
  readonly totalCount: number;
  /** Whether the total is exact rather than a lower bound. */
  readonly totalCountIsExact: boolean;
  readonly facets: Readonly<Record<string, FacetValue[]>>;
}
