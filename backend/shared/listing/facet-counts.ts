import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value that a filter takes, and how much it would give." })
export class FacetValue {
  @Field({ description: "What the filter takes: a slug, a name, or an enum's name." })
  value: string;

  @Field({ description: "What a screen shows." })
  label: string;

  @Field(() => Int, { description: "How many there are with every other filter applied." })
  count: number;

  @Field({ description: "False when there are more than `count`: it was counted as far as the list was." })
  countIsExact: boolean;
}

/** The counts that stand around a list: its length, and what each value of each filter would give. */
export interface FacetCounts {
  readonly totalCount: number;
  /** Whether there are no more than that. */
  readonly totalCountIsExact: boolean;
  readonly facets: Readonly<Record<string, FacetValue[]>>;
}
