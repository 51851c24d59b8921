import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { FacetValue } from "../../../shared/listing/reading/facet-counts.ts";
import type { FacetName } from "../document.ts";

@InputType({ description: "Values of one filter are alternatives; all filters must match." })
export class SearchFilter {
  @Field(() => [String], { nullable: true, description: "Names of categories." })
  categories?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Names of sports." })
  sports?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Countries of vendors and of what they offer, and regions of opportunities.",
  })
  places?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: only verified vendors and what they offer; false: only others and what these offer; null: everything.",
  })
  verified?: boolean | null;
}

@ObjectType({ description: "The values of each filter of a search, counted with all other filters applied." })
export class SearchFacets implements Record<FacetName, FacetValue[]> {
  @Field(() => [FacetValue], { description: "The 50 most frequent categories." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "The 50 most frequent sports." })
  sports: FacetValue[];

  @Field(() => [FacetValue], { description: "The 50 most frequent countries and regions." })
  places: FacetValue[];

  @Field(() => [FacetValue], { description: "Whether the vendor is verified: `true` and `false`." })
  verified: FacetValue[];
}

/** The orders of search results. */
export const SearchSorts = { BEST: "best", NEWEST: "newest" } as const;

export type SearchSort = (typeof SearchSorts)[keyof typeof SearchSorts];

registerEnumType(SearchSorts, {
  name: "SearchSort",
  description: "An order of what a search finds.",
  valuesConfig: {
    BEST: { description: "What fits best first." },
    NEWEST: { description: "What was listed or published last first." },
  },
});
