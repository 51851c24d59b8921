import { Field, ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { type FacetedPage, FacetValue } from "../../shared/facets.ts";
import { Opportunity } from "./opportunity.entity.ts";

@ObjectType({ description: "The values of each filter; choosing one keeps its siblings' counts." })
export class OpportunityFacets {
  @Field(() => [FacetValue], { description: "By name; the label is capitalized." })
  types: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  categories: FacetValue[];

  @Field(() => [FacetValue], { description: "From grassroots to elite." })
  levels: FacetValue[];

  @Field(() => [FacetValue], { description: "By name." })
  sports: FacetValue[];

  @Field(() => [FacetValue], { description: "From the smallest to the undisclosed." })
  budgetBands: FacetValue[];
}

/** A page of opportunities with the counts around it. */
export type OpportunityPage = FacetedPage<Opportunity, OpportunityFacets>;

@ObjectType()
export class OpportunityConnection extends Connection(Opportunity) {
  @Field(() => OpportunityFacets, { name: "facets", description: "The values of each filter, with counts." })
  countFacets(): Promise<OpportunityFacets> {
    return this.readFacets();
  }

  readFacets: () => Promise<OpportunityFacets>;
}
